import type { Id } from '../../engine/roster.ts'
import type { Chosen } from './army.ts'
import type { Base } from './base.ts'
import type { Listed } from './catalogue.ts'
import { matches, type Filtered } from './filter.ts'
import { slots } from './picks.ts'
import type { CoreData } from './schema.ts'

export type KeywordChoice = CoreData['keywordChoices'][number]
export type Choosable = CoreData['choosableKeywords'][number]

const open = new WeakMap<readonly Chosen[], readonly KeywordChoice[]>()

/** Choices that datasheets or these detachments bring; found once for each set of detachments. */
function openChoices(core: CoreData, chosen: readonly Chosen[]): readonly KeywordChoice[] {
  let choices = open.get(chosen)
  if (choices === undefined) {
    const ids = new Set(chosen.map(({ detachment }) => detachment?.id))
    choices = core.keywordChoices.filter(
      ({ detachment }) => detachment === undefined || ids.has(detachment),
    )
    open.set(chosen, choices)
  }
  return choices
}

/** The choice of a keyword that a unit has, by its datasheet or by a detachment; `keywords` are those that it has without it. */
export function choiceFor(
  core: CoreData,
  chosen: readonly Chosen[],
  unit: Filtered,
): KeywordChoice | null {
  const found = openChoices(core, chosen).find(({ to }) => matches(to, unit))
  if (!found) return null
  const has = keywordsIn(core, found).some(({ keyword }) => unit.keywords.has(keyword))
  return has ? null : found
}

/** The keywords among which a choice is made. */
export function keywordsIn(core: CoreData, { from }: KeywordChoice): readonly Choosable[] {
  return core.choosableKeywords.filter(({ id }) => from.includes(id))
}

/** Those that this unit may have: a choice can leave some out for units with another keyword. */
export function keywordsOpen(
  core: CoreData,
  choice: KeywordChoice,
  keywords: ReadonlySet<string>,
): readonly Choosable[] {
  const barred = (choice.notFor ?? []).filter(({ keyword }) => keywords.has(keyword))
  return keywordsIn(core, choice).filter(({ id }) => !barred.some((one) => one.id === id))
}

interface Widened {
  readonly granted: readonly string[]
  readonly chosen: readonly Chosen[]
  readonly keywords: readonly string[]
}

const known = new WeakMap<Base, Widened>()

/** What the army grants a unit with what its owner chose for it; the same list for as long as nothing of that changes. */
export function withChosen(
  core: CoreData,
  chosen: readonly Chosen[],
  base: Base,
  granted: readonly string[],
): readonly string[] {
  if (base.roster.picks.length === 0 || !base.listed) return granted
  const ids = chosenKeywords(base)
  if (ids.length === 0) return granted
  const before = known.get(base)
  if (before?.granted === granted && before.chosen === chosen) return before.keywords
  const choice = choiceFor(core, chosen, filteredOf(base.listed, granted))
  const open = choice ? keywordsIn(core, choice).filter(({ id }) => ids.includes(id)) : []
  const keywords = [...granted, ...open.map(({ keyword }) => keyword)]
  known.set(base, { granted, chosen, keywords })
  return keywords
}

/** A unit as filters see it, with keywords beyond those of its sheet. */
export function filteredOf({ entry, keywords }: Listed, more: readonly string[]): Filtered {
  const all = more.length === 0 ? keywords : new Set([...keywords, ...more])
  return { id: entry.id, group: entry.group, keywords: all }
}

/** Ids of the keywords that were chosen for a unit. */
export function chosenKeywords({ roster }: Pick<Base, 'roster'>): readonly Id[] {
  return roster.picks.filter(({ slot }) => slot === slots.keyword).map(({ id }) => id)
}

export function keywordNamed(core: CoreData, id: Id): Choosable | null {
  return core.choosableKeywords.find((one) => one.id === id) ?? null
}
