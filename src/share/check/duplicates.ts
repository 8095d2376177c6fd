import { listing } from '../../engine/wording.ts'
import { type CheckedList, inOrderOfWeight, verdictOf } from './checked-list.ts'

/** A list in the table: its number from 1, and the numbers of those with the same units and choices. */
export interface CheckedRow extends CheckedList {
  readonly number: number
  readonly same: readonly number[]
}

/** `03`: numbers of one table have the same width. */
export function numberWords(number: number): string {
  return String(number).padStart(2, '0')
}

/** Numbers the lists and flags those that are there more than once, however differently they are written. */
export function rowsOf(lists: readonly CheckedList[]): readonly CheckedRow[] {
  const byKey = new Map<string, number[]>()
  for (const [at, { key }] of lists.entries()) {
    if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), at + 1])
  }
  return lists.map((list, at) => {
    const number = at + 1
    const same = (byKey.get(list.key) ?? []).filter((other) => other !== number)
    if (same.length === 0) return { ...list, number, same }
    const others = listing(same.map((other) => `no ${numberWords(other)}`))
    const message = `It has the same units and choices as ${others}.`
    const findings = inOrderOfWeight([
      ...list.findings,
      { rule: 'duplicate', severity: 'warning', citation: '', message, units: [], lines: [] },
    ])
    return { ...list, number, same, findings, verdict: verdictOf(findings) }
  })
}
