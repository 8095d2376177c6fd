import type { Finding, Place } from './rule.ts'

/** What of a finding tells it from others. */
export type Compared = Pick<Finding, 'rule' | 'severity' | 'at' | 'amount'>

/** A place as one string, to compare places by. */
export function placeKey(place: Place): string {
  return `${place.group ?? ''}|${place.unit ?? ''}|${place.slot ?? ''}`
}

/** Findings with the same key are about the same thing: rule, severity and place. */
export function findingKey(finding: Pick<Finding, 'rule' | 'severity' | 'at'>): string {
  return `${finding.rule}|${finding.severity}|${placeKey(finding.at)}`
}

/** By how much each rule is broken at each place. */
export function amounts(findings: readonly Compared[]): ReadonlyMap<string, number> {
  const map = new Map<string, number>()
  for (const finding of findings) {
    const key = findingKey(finding)
    map.set(key, (map.get(key) ?? 0) + finding.amount)
  }
  return map
}

/** Those of the second that the first did not have, or had in a smaller amount. */
export function freshFindings<T extends Compared>(
  before: readonly Compared[],
  after: readonly T[],
): readonly T[] {
  if (after.length === 0) return after
  const was = amounts(before)
  const now = amounts(after)
  return after.filter((finding) => {
    const key = findingKey(finding)
    return (now.get(key) ?? 0) > (was.get(key) ?? 0)
  })
}
