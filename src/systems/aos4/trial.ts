import type { Slot } from '../../engine/army.ts'
import { amounts, findingKey } from '../../engine/compare.ts'
import type { Breach } from '../../engine/rule.ts'
import { validate } from '../../engine/validate.ts'
import type { AosArmy, AosGroup, AosRule, AosUnit } from './army.ts'
import { judge } from './judge.ts'
import { partsOf } from './resolve.ts'
import { bindingRules } from './rules/index.ts'

/** What is new in a trial: the group that changes or comes, its new units, or the slots that change. */
export interface Change {
  readonly group?: AosGroup
  readonly units: readonly AosUnit[]
  readonly slots?: readonly Slot[]
}

export interface Refusal {
  readonly rule: AosRule
  readonly breach: Breach
}

/** The points limit is judged apart, by the change of the total. */
const judged = bindingRules.filter((rule) => rule.id !== 'LB-02')
const ofUnits = judged.filter((rule) => rule.ofUnit)
/** A full regiment is the last thing to say about a unit that could not join anyway. */
const ofGroups = judged
  .filter((rule) => rule.ofGroup)
  .toSorted((a, b) => Number(a.id === 'LB-05') - Number(b.id === 'LB-05'))
const ofArmies = judged.filter((rule) => !rule.ofUnit && !rule.ofGroup)
const ofMore = ofArmies.filter((rule) => !rule.ofSlots)

/** All candidates of a place are tried on one army, whose findings are counted once. */
let counted: { readonly army: AosArmy; readonly by: ReadonlyMap<string, number> } | null = null

function amountsOf(army: AosArmy): ReadonlyMap<string, number> {
  if (counted?.army !== army) counted = { army, by: amounts(validate(judge, army)) }
  return counted.by
}

/**
 * Judges a change without carrying it out: each rule sees only what changed where that is enough. The test of candidates
 * holds the answer to that of a real preview. Null: no new error.
 */
export function refusalOf(army: AosArmy, change: Change): Refusal | null {
  const before = amountsOf(army)
  const after = withChange(army, change)
  for (const rule of ofUnits) {
    for (const unit of change.units) {
      const breach = rule.ofUnit?.(unit, after)[0]
      if (breach !== undefined && isError(breach)) return { rule, breach }
    }
  }
  const { group } = change
  if (group !== undefined) {
    for (const rule of ofGroups) {
      const breach = freshBreach(rule, rule.ofGroup?.(group, after) ?? none, before)
      if (breach !== null) return { rule, breach }
    }
  }
  for (const rule of change.slots ? ofArmies : ofMore) {
    const breach = freshBreach(rule, rule.check(after), before)
    if (breach !== null) return { rule, breach }
  }
  return null
}

const none: readonly Breach[] = []

function withChange(army: AosArmy, { group, slots }: Change): AosArmy {
  if (group === undefined) return { ...army, slots: slots ?? army.slots }
  let replaced = false
  const groups = army.groups.map((one) => {
    if (one.id !== group.id) return one
    replaced = true
    return group
  })
  if (!replaced) groups.push(group)
  return { ...army, groups, slots: slots ?? army.slots, ...partsOf(groups) }
}

function freshBreach(
  rule: AosRule,
  breaches: readonly Breach[],
  before: ReadonlyMap<string, number>,
): Breach | null {
  if (breaches.length === 0) return null
  const now = new Map<string, number>()
  for (const breach of breaches) {
    const key = keyOf(rule, breach)
    now.set(key, (now.get(key) ?? 0) + (breach.amount ?? 1))
  }
  return (
    breaches.findLast((breach) => {
      const key = keyOf(rule, breach)
      return isError(breach) && (now.get(key) ?? 0) > (before.get(key) ?? 0)
    }) ?? null
  )
}

function keyOf(rule: AosRule, { at, severity = 'error' }: Breach): string {
  return findingKey({ rule: rule.id, severity, at })
}

function isError(breach: Breach): boolean {
  return (breach.severity ?? 'error') === 'error'
}
