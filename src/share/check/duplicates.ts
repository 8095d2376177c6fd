import { fewOf } from '../../engine/wording.ts'
import {
  type CheckedFinding,
  type CheckedList,
  inOrderOfWeight,
  verdictOf,
} from './checked-list.ts'

/** A list in the table, with its number from 1. */
export interface CheckedRow extends CheckedList {
  readonly number: number
  /** Numbers of the lists with the same units and choices. */
  readonly same: readonly number[]
  /** Numbers of further lists with the same units, whose wargear or groups differ. */
  readonly like: readonly number[]
}

/** `03`: numbers of one table have the same width. */
export function numberWords(number: number): string {
  return String(number).padStart(2, '0')
}

/** Numbers of the lists by a key of theirs; lists without one are in none. */
function numbersBy(
  lists: readonly CheckedList[],
  keyOf: (list: CheckedList) => string,
): ReadonlyMap<string, readonly number[]> {
  const all = new Map<string, number[]>()
  for (const [at, list] of lists.entries()) {
    const key = keyOf(list)
    const numbers = all.get(key)
    if (numbers) numbers.push(at + 1)
    else if (key !== '') all.set(key, [at + 1])
  }
  return all
}

const named = (numbers: readonly number[]) =>
  fewOf(
    numbers.map((number) => `no ${numberWords(number)}`),
    6,
  )

const asked = (message: string): CheckedFinding => ({
  rule: 'duplicate',
  severity: 'warning',
  citation: '',
  message,
  units: [],
  lines: [],
})

function rowOf(
  list: CheckedList,
  number: number,
  same: readonly number[],
  like: readonly number[],
): CheckedRow {
  if (same.length === 0 && like.length === 0) return { ...list, number, same, like }
  const findings = inOrderOfWeight([
    ...list.findings,
    ...(same.length > 0 ? [asked(`It has the same units and choices as ${named(same)}.`)] : []),
    ...(like.length > 0
      ? [asked(`It has the same units as ${named(like)}; wargear or groups differ.`)]
      : []),
  ])
  return { ...list, number, same, like, findings, verdict: verdictOf(findings) }
}

/** Rows made last: a row that stays as it was is the same object, so that a screen need not draw it again. */
const made = new WeakMap<CheckedList, CheckedRow>()

const equal = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((number, at) => number === b[at])

/** Numbers the lists and flags those that are there more than once, however differently they are written. */
export function rowsOf(lists: readonly CheckedList[]): readonly CheckedRow[] {
  const byKey = numbersBy(lists, ({ key }) => key)
  const byUnits = numbersBy(lists, ({ unitsKey }) => unitsKey)
  return lists.map((list, at) => {
    const number = at + 1
    const same = (byKey.get(list.key) ?? []).filter((other) => other !== number)
    const alike = (byUnits.get(list.unitsKey) ?? []).filter((other) => other !== number)
    const like = alike.length === same.length ? [] : alike.filter((one) => !same.includes(one))
    const last = made.get(list)
    if (last?.number === number && equal(last.same, same) && equal(last.like, like)) return last
    const row = rowOf(list, number, same, like)
    made.set(list, row)
    return row
  })
}
