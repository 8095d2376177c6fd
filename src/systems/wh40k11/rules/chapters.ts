import type { Breach } from '../../../engine/rule.ts'
import { listing, titleCase } from '../../../engine/wording.ts'
import type { FortyArmy, FortyRule, FortyUnit } from '../army.ts'
import { unpick } from '../edits.ts'
import { matches } from '../filter.ts'
import { lastAnswer } from '../last-answer.ts'
import { slots } from '../picks.ts'
import { removeRemedy } from '../remedies.ts'
import { points } from './cite.ts'
import { each, none } from './each.ts'

/** One chapter in an army, and nothing that it does not field. */
export const chapters: FortyRule = {
  id: 'A13',
  name: 'Chapters',
  cite: points('Space Marines'),
  check: (army) => [
    ...each(army.everyone, (unit) => {
      const say = chapterSays(army, unit)
      if (say === null) return none
      const fixes = () => [removeRemedy(army, unit)]
      return [{ at: { unit: unit.id }, say, tag: 'chapter', fixes }]
    }),
    ...strangeDetachments(army),
  ],
}

/** Why a chapter keeps a unit out; null where none does. */
export function chapterSays(army: FortyArmy, unit: FortyUnit): string | null {
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

/** Detachments of another chapter than the army's, or such as it does not use. */
function strangeDetachments(army: FortyArmy): readonly Breach[] {
  const own = chapterOf(army)
  if (own === null) return []
  const { chapterDetachments, chapterRules } = army.data.core
  return army.chosen.flatMap(({ pick, detachment }): readonly Breach[] => {
    const id = detachment?.id ?? ''
    const locked = chapterDetachments.find((one) => one.detachment === id)
    const unused = chapterRules.some(
      ({ chapter, detachments }) => chapter === own && detachments?.includes(id),
    )
    const its = locked?.chapter ?? own
    if (its === own && !unused) return []
    const say =
      its === own
        ? `${titleCase(own)} armies cannot use ${pick.name}.`
        : `${pick.name} is of the ${titleCase(its)}; the army is of the ${titleCase(own)}, and has one chapter.`
    const fixes = () => [{ label: `Take ${pick.name} away`, edit: unpick(pick) }]
    return [{ at: { slot: slots.detachment }, say, fixes }]
  })
}

/** The army's chapter: that of its page, of its first detachment which has one, or of its first unit which has one. */
const chapterOf = lastAnswer((army: FortyArmy) => chapterFor(army))

function chapterFor({ catalogue, data, chosen, everyone }: FortyArmy): string | null {
  const { chapters: all, chapterDetachments } = data.core
  const title = catalogue.title.toUpperCase()
  const ofPage = all.find((chapter) => chapter === catalogue.page?.keyword || chapter === title)
  if (ofPage !== undefined) return ofPage
  for (const { detachment } of chosen) {
    const locked = chapterDetachments.find((one) => one.detachment === detachment?.id)
    if (locked) return locked.chapter
  }
  for (const { keywords, ally } of everyone) {
    const its = ally === null ? all.find((chapter) => keywords.has(chapter)) : undefined
    if (its !== undefined) return its
  }
  return null
}
