import { apply } from '../../engine/apply.ts'
import { amounts, findingKey } from '../../engine/compare.ts'
import type { Edit } from '../../engine/edit.ts'
import type { Id } from '../../engine/roster.ts'
import type { Breach } from '../../engine/rule.ts'
import { inOrder, validate } from '../../engine/validate.ts'
import type { FortyArmy, FortyGroup, FortyRule, FortyUnit } from './army.ts'
import { judge } from './judge.ts'
import { lastAnswer } from './last-answer.ts'
import { slots } from './picks.ts'
import { glimpse } from './resolve.ts'
import { chapterOf } from './rules/chapters.ts'
import { each, none } from './rules/each.ts'
import { bindingRules } from './rules/index.ts'

/** The points limit alone makes a candidate `over`, not refused. */
export const limitRule = 'M05'

/** What an edit leads to, and the first new error but the points limit. */
export interface Trial {
  readonly edit: Edit
  readonly after: FortyArmy
  readonly refusal: { readonly rule: Id; readonly say: string } | null
}

const judged = bindingRules.filter(({ id }) => id !== limitRule)
const ofMore = judged.filter(({ ofChoices }) => !ofChoices)

/**
 * Tries an edit. Says what a preview of it would, but each rule sees only what the edit changed where that is enough; the test
 * of candidates holds the two together.
 */
export function tried(army: FortyArmy, edit: Edit): Trial {
  const after = glimpse(army, apply(army.roster, edit))
  return { edit, after, refusal: refusalOf(army, after) }
}

function refusalOf(army: FortyArmy, after: FortyArmy): Trial['refusal'] {
  const before = amountsOf(army)
  const change = changeOf(army, after)
  for (const rule of change ? ofMore : judged) {
    const breaches = breachesOf(rule, after, change)
    if (breaches.length === 0) continue
    const breach = freshBreach(rule, breaches, before, after)
    if (breach) return { rule: rule.id, say: breach.say }
  }
  return null
}

/** What a detachment asks of units that are still to come refuses nothing: else no list could begin with it. */
export function isToCome(rule: Id, { at }: Pick<Breach, 'at'>): boolean {
  return at.slot === slots.detachment && (rule === 'M11' || rule === 'M14')
}

const amountsOf = lastAnswer((army: FortyArmy) => amounts(validate(judge, army)))
const chapterBefore = lastAnswer(chapterOf)

interface Change {
  readonly groups: readonly FortyGroup[]
  readonly units: readonly FortyUnit[]
  /** Whether the army is of another chapter than before. */
  readonly chapter: boolean
  /** The units that changed as they are, and as they or others that are gone were. */
  readonly touched: readonly FortyUnit[]
}

/** What is not as it was; null where the choices of the whole army changed, with which anything may. */
function changeOf(army: FortyArmy, after: FortyArmy): Change | null {
  if (after.chosen !== army.chosen || after.slots !== army.slots) return null
  const groups = groupsBeside(after, army)
  const units = unitsBeside(groups, army)
  // where groups were but added, nothing is gone
  const added = army.groups.length + groups.length === after.groups.length
  const gone = added ? [] : unitsBeside(groupsBeside(army, after), after)
  const chapter = chapterOf(after) !== chapterBefore(army)
  return { groups, units, chapter, touched: added ? units : [...units, ...gone] }
}

function groupsBeside(one: FortyArmy, { groups }: FortyArmy): readonly FortyGroup[] {
  return one.groups.filter((group) => !groups.includes(group))
}

function unitsBeside(groups: readonly FortyGroup[], other: FortyArmy): readonly FortyUnit[] {
  return groups.flatMap(({ units }) => units.filter((unit) => other.units.get(unit.id) !== unit))
}

function breachesOf(rule: FortyRule, after: FortyArmy, change: Change | null): readonly Breach[] {
  if (!change || (rule.byChapter && change.chapter)) return rule.check(after)
  const { ofUnit, ofGroup, concerns } = rule
  if (concerns && !isAbout(concerns, change.touched, after)) return none
  if (ofUnit) return ofEach(change.units, ofUnit, after)
  if (ofGroup) return ofEach(change.groups, ofGroup, after)
  return rule.check(after)
}

function isAbout(
  concerns: NonNullable<FortyRule['concerns']>,
  units: readonly FortyUnit[],
  after: FortyArmy,
): boolean {
  for (const unit of units) if (concerns(unit, after)) return true
  return false
}

/** All breaches of these; most often one is asked and has none. */
function ofEach<T>(
  all: readonly T[],
  breachesOf: (one: T, after: FortyArmy) => readonly Breach[],
  after: FortyArmy,
): readonly Breach[] {
  const [first] = all
  if (all.length === 1 && first !== undefined) return breachesOf(first, after)
  return each(all, (one) => breachesOf(one, after))
}

/** The first error, in the order of the list, that was not there before or was smaller. */
function freshBreach(
  rule: FortyRule,
  breaches: readonly Breach[],
  before: ReadonlyMap<string, number>,
  after: FortyArmy,
): Breach | null {
  const wrong = breaches.filter(
    (one) => (one.severity ?? 'error') === 'error' && !isToCome(rule.id, one),
  )
  if (wrong.length === 0) return null
  const now = new Map<string, number>()
  for (const breach of wrong) {
    const key = keyOf(rule, breach)
    now.set(key, (now.get(key) ?? 0) + (breach.amount ?? 1))
  }
  const fresh = wrong.filter((breach) => {
    const key = keyOf(rule, breach)
    return (now.get(key) ?? 0) > (before.get(key) ?? 0)
  })
  return inOrder(after, fresh)[0] ?? null
}

function keyOf(rule: FortyRule, { at }: Breach): string {
  return findingKey({ rule: rule.id, severity: 'error', at })
}
