import type { Breach } from '../../../engine/rule.ts'
import { titleCase } from '../../../engine/wording.ts'
import { list, msg, t } from '../../../text/t.ts'
import type { FortyArmy, FortyRule, FortyUnit } from '../army.ts'
import type { Catalogue } from '../catalogue.ts'
import { takeAway } from '../edit-words.ts'
import { unpick } from '../edits.ts'
import { matches } from '../filter.ts'
import { lastAnswer } from '../last-answer.ts'
import { slots } from '../picks.ts'
import { removeRemedy } from '../remedies.ts'
import type { CoreData } from '../schema.ts'
import { points, pointsOf } from './cite.ts'
import { each, none } from './each.ts'

/** One chapter in an army, and nothing that it does not field. */
export const chapters: FortyRule = {
  id: 'A13',
  name: msg('Chapters'),
  cite: { ...points, section: 'Space Marines' },
  check: (army) => [
    ...each(army.everyone, (unit) => strangeUnit(unit, army)),
    ...strangeDetachments(army),
  ],
  byChapter: true,
  ofUnit: strangeUnit,
}

const citeIn = (army: FortyArmy) => pointsOf(army, 'Space Marines')

function strangeUnit(unit: FortyUnit, army: FortyArmy): readonly Breach[] {
  const say = chapterSays(army, unit)
  if (say === null) return none
  const fixes = () => [removeRemedy(army, unit)]
  return [{ at: { unit: unit.id }, say, tag: t('chapter'), cite: citeIn(army), fixes }]
}

/** Why a chapter keeps a unit out; null where none does. */
export function chapterSays(army: FortyArmy, unit: FortyUnit): string | null {
  if (unit.ally !== null || unit.entry === null) return null
  const own = chapterOf(army)
  if (own === null || unit.keywords.has(own)) return null
  const { chapters: all, chapterRules } = army.data.core
  const its = all.filter((chapter) => unit.keywords.has(chapter))
  if (its.length > 0) {
    return otherChapter(unit.name, list(its.map(titleCase)), titleCase(own))
  }
  const { id, group } = unit.entry
  const kept = chapterRules.some(
    ({ chapter, not }) => chapter === own && matches(not, { id, group, keywords: unit.keywords }),
  )
  return kept
    ? t('{chapter} armies cannot have {unit}.', { chapter: titleCase(own), unit: unit.name })
    : null
}

function otherChapter(name: string, its: string, own: string): string {
  return t('{name} is of the {its}; this army is of the {own}, and an army has one chapter.', {
    name,
    its,
    own,
  })
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
        ? t('{chapter} armies cannot use {detachment}.', {
            chapter: titleCase(own),
            detachment: pick.name,
          })
        : otherChapter(pick.name, titleCase(its), titleCase(own))
    const fixes = () => [{ label: takeAway(pick.name), edit: unpick(pick) }]
    return [{ at: { slot: slots.detachment }, say, cite: citeIn(army), fixes }]
  })
}

/** The army's chapter: that of its page, of its first detachment which has one, or of its first unit which has one. */
export const chapterOf = lastAnswer((army: FortyArmy): string | null => {
  const { catalogue, data, chosen, everyone } = army
  const ofPage = chapterOfPage(catalogue)
  if (ofPage !== null) return ofPage
  for (const { detachment } of chosen) {
    const locked = data.core.chapterDetachments.find((one) => one.detachment === detachment?.id)
    if (locked) return locked.chapter
  }
  for (const { keywords, ally } of everyone) {
    const its = ally === null ? chapterAmong(data.core, keywords) : null
    if (its !== null) return its
  }
  return null
})

const pages = new WeakMap<Catalogue, string | null>()

function chapterOfPage(catalogue: Catalogue): string | null {
  let own = pages.get(catalogue)
  if (own === undefined) {
    const { data, page } = catalogue
    const title = catalogue.title.toUpperCase()
    own = data.core.chapters.find((one) => one === page?.keyword || one === title) ?? null
    pages.set(catalogue, own)
  }
  return own
}

const among = new WeakMap<ReadonlySet<string>, string | null>()

function chapterAmong({ chapters: all }: CoreData, keywords: ReadonlySet<string>): string | null {
  let its = among.get(keywords)
  if (its === undefined) {
    its = all.find((chapter) => keywords.has(chapter)) ?? null
    among.set(keywords, its)
  }
  return its
}
