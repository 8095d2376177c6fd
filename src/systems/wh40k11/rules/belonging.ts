import { fewOf, listing, titleCase } from '../../../engine/wording.ts'
import type { FortyArmy, FortyRule, FortyUnit } from '../army.ts'
import { matches } from '../filter.ts'
import { lastAnswer } from '../last-answer.ts'
import { slots } from '../picks.ts'
import { removeRemedy, type Remedy } from '../remedies.ts'
import { core, points } from './cite.ts'
import { each, none, unitRule } from './each.ts'

/** Units of the faction, or such as a rule lets in. */
export const ownUnits: FortyRule = {
  id: 'M12',
  name: 'Units of the faction',
  cite: core('25.04'),
  check: (army) =>
    each(army.everyone, (unit) => {
      if (army.catalogue.book === null || unit.entry === null) return none
      const strange = !unit.own && unit.ally === null && chapterSays(army, unit) === null
      if (!strange && unit.priced !== null) return none
      const say = strange
        ? `${unit.name} is only in ${fewOf(unit.home)}.`
        : `${unit.name} is not in ${army.catalogue.prices?.id ?? 'this points version'}.`
      return [
        {
          at: { unit: unit.id },
          say,
          tag: strange ? 'other faction' : 'no price',
          fixes: () => [...(strange ? allyRemedies(army, unit) : []), removeRemedy(army, unit)],
        },
      ]
    }),
}

/** As an ally, where a rule of the army offers the unit. */
function allyRemedies(army: FortyArmy, unit: FortyUnit): readonly Remedy[] {
  return army.catalogue.allies
    .filter((ally) => army.catalogue.isAllyOf(ally, unit.roster.unit))
    .map((ally) => ({
      label: `Take ${unit.name} by ${ally.name}`,
      edit: { kind: 'pick', slot: slots.ally, id: ally.id, unit: unit.id },
    }))
}

/** One chapter in an army, and nothing that it does not field. */
export const chapters: FortyRule = {
  id: 'A13',
  name: 'Chapters',
  cite: points('Space Marines'),
  check: (army) =>
    each(army.everyone, (unit) => {
      const say = chapterSays(army, unit)
      if (say === null) return none
      const fixes = () => [removeRemedy(army, unit)]
      return [{ at: { unit: unit.id }, say, tag: 'chapter', fixes }]
    }),
}

/** Why a chapter keeps a unit out; null where none does. */
function chapterSays(army: FortyArmy, unit: FortyUnit): string | null {
  if (unit.ally !== null || unit.entry === null) return null
  const own = chapterOf(army)
  if (own === null || unit.keywords.has(own)) return null
  const { chapters: all, chapterRules } = army.data.core
  const its = all.filter((chapter) => unit.keywords.has(chapter))
  if (its.length > 0) {
    return `${unit.name} is of the ${listing(its.map(titleCase))}; the army is of the ${titleCase(own)}, and has one chapter.`
  }
  const { id, group } = unit.entry
  const kept = chapterRules.some(
    ({ chapter, not }) => chapter === own && matches(not, { id, group, keywords: unit.keywords }),
  )
  return kept ? `${titleCase(own)} armies have no ${unit.name}.` : null
}

/** The army's chapter: that of its page, else that of the first unit which has one. */
const chapterOf = lastAnswer(({ catalogue, data, everyone }: FortyArmy): string | null => {
  const { chapters: all } = data.core
  const title = catalogue.title.toUpperCase()
  const ofPage = all.find((chapter) => chapter === catalogue.page?.keyword || chapter === title)
  if (ofPage !== undefined) return ofPage
  for (const { keywords, ally } of everyone) {
    const its = ally === null ? all.find((chapter) => keywords.has(chapter)) : undefined
    if (its !== undefined) return its
  }
  return null
})

/** Every unit of a list is one that some book knows. */
export const knownUnits = unitRule({
  id: 'M37',
  name: 'Known units',
  cite: points(),
  ofUnit: (unit, army) => {
    if (unit.entry !== null || army.catalogue.book === null) return none
    return [
      {
        at: { unit: unit.id },
        say:
          unit.home.length > 0
            ? `${unit.name} is only in ${fewOf(unit.home)}.`
            : `No data of this version knows a unit called ${unit.name}.`,
        tag: 'unknown',
        fixes: () => [removeRemedy(army, unit)],
      },
    ]
  },
})
