import { type CheckedList, inOrderOfWeight, verdictOf } from './checked-list.ts'
import { compareLists, type Compared } from './compare-lists.ts'

/** A list in the table, with its number from 1 and what the other lists say of it. */
export interface CheckedRow extends CheckedList {
  readonly number: number
  /** Numbers of the lists with the same units and choices. */
  readonly same: readonly number[]
  /** Numbers of further lists with the same units, whose wargear or groups differ. */
  readonly like: readonly number[]
}

function rowOf(list: CheckedList, number: number, { same, like, findings }: Compared): CheckedRow {
  if (findings.length === 0) return { ...list, number, same, like }
  const all = inOrderOfWeight([...list.findings, ...findings])
  const verdict = list.verdict === 'unreadable' ? list.verdict : verdictOf(all)
  return { ...list, number, same, like, findings: all, verdict }
}

interface Made {
  readonly row: CheckedRow
  readonly from: string
}

/** Rows made last: a row that stays as it was is the same object, so that a screen need not draw it again. */
const made = new WeakMap<CheckedList, Made>()

/** Numbers the lists, and adds to each what shows when it is held beside the others. */
export function rowsOf(lists: readonly CheckedList[]): readonly CheckedRow[] {
  const compared = compareLists(lists)
  return lists.map((list, at) => {
    const number = at + 1
    const beside = compared[at] ?? { same: [], like: [], findings: [] }
    const from = [
      number,
      ...beside.findings.map(({ message }) => message),
      beside.same,
      beside.like,
    ].join('\n')
    const last = made.get(list)
    if (last?.from === from) return last.row
    const row = rowOf(list, number, beside)
    made.set(list, { row, from })
    return row
  })
}
