import type { Id, Roster } from './roster.ts'

/** An id that no unit or group of the roster has: the prefix and the next number (`u8`). */
export function freshId(roster: Roster, prefix: string): Id {
  return freshIds(roster, prefix, 1)[0] ?? `${prefix}1`
}

/** Several such ids at once, all different. */
export function freshIds(roster: Roster, prefix: string, count: number): readonly Id[] {
  let last = 0
  for (const group of roster.groups) {
    last = Math.max(last, numberIn(group.id, prefix))
    for (const unit of group.units) last = Math.max(last, numberIn(unit.id, prefix))
  }
  return Array.from({ length: count }, (_, index) => `${prefix}${last + index + 1}`)
}

function numberIn(id: Id, prefix: string): number {
  const rest = id.startsWith(prefix) ? Number(id.slice(prefix.length)) : 0
  return Number.isSafeInteger(rest) && rest > 0 ? rest : 0
}
