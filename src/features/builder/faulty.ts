import type { Id } from '../../engine/roster.ts'
import type { Finding } from '../../engine/rule.ts'

/** Units that an error is about, with the tag of the first one, which may be null. */
export function faultyUnits(findings: readonly Finding[]): ReadonlyMap<Id, string | null> {
  const faulty = new Map<Id, string | null>()
  for (const { severity, at, units, tag } of findings) {
    if (severity !== 'error') continue
    for (const unit of at.unit === undefined ? units : [at.unit]) {
      if (!faulty.get(unit)) faulty.set(unit, tag)
    }
  }
  return faulty
}

/** Groups that an error is about, or one of whose units has one. */
export function faultyGroups(
  findings: readonly Finding[],
  groupOf: (unit: Id) => Id | undefined,
): ReadonlySet<Id> {
  const faulty = new Set<Id>()
  for (const { severity, at, units } of findings) {
    if (severity !== 'error') continue
    if (at.group !== undefined) faulty.add(at.group)
    for (const unit of at.unit === undefined ? units : [at.unit]) {
      const group = groupOf(unit)
      if (group !== undefined) faulty.add(group)
    }
  }
  return faulty
}
