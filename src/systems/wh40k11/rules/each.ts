import type { Breach } from '../../../engine/rule.ts'
import type { FortyRule } from '../army.ts'

/** A rule that judges each unit by itself. */
export function unitRule(
  rule: Omit<FortyRule, 'check'> & Required<Pick<FortyRule, 'ofUnit'>>,
): FortyRule {
  return { ...rule, check: (army) => each(army.everyone, (unit) => rule.ofUnit(unit, army)) }
}

/** A rule that judges each group by itself. */
export function groupRule(
  rule: Omit<FortyRule, 'check'> & Required<Pick<FortyRule, 'ofGroup'>>,
): FortyRule {
  return { ...rule, check: (army) => each(army.groups, (group) => rule.ofGroup(group, army)) }
}

export const none: readonly Breach[] = []

/** The breaches of all, one after the other. */
export function each<T>(
  all: readonly T[],
  breachesOf: (one: T) => readonly Breach[],
): readonly Breach[] {
  let found: Breach[] | null = null
  for (const one of all) for (const breach of breachesOf(one)) (found ??= []).push(breach)
  return found ?? none
}
