import { titleOf } from '../../share/check/check-words.ts'
import { countOf, type Verdict } from '../../share/check/checked-list.ts'
import type { CheckedRow } from '../../share/check/rows.ts'
import { inEachLanguage, locale } from '../../text/t.ts'

/** What the table can be sorted by. */
export type Column = 'verdict' | 'number' | 'title' | 'faction' | 'points' | 'drops' | 'unread'

export interface Order {
  readonly by: Column
  /** The other way round: largest, last, best first. */
  readonly turned: boolean
}

/** The worst verdict first. */
export const verdicts: readonly Verdict[] = ['faults', 'ask', 'unreadable', 'ok']

const collator = inEachLanguage(
  () => new Intl.Collator(locale(), { numeric: true, sensitivity: 'base' }),
)
const byWords = (a: string, b: string) => collator().compare(a, b)

const compare: Readonly<Record<Column, (a: CheckedRow, b: CheckedRow) => number>> = {
  verdict: (a, b) =>
    verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict) ||
    countOf(b, 'error') - countOf(a, 'error'),
  number: (a, b) => a.number - b.number,
  title: (a, b) => byWords(titleOf(a), titleOf(b)),
  faction: (a, b) => byWords(a.faction, b.faction),
  points: (a, b) => (a.points ?? -1) - (b.points ?? -1),
  drops: (a, b) => (a.drops ?? -1) - (b.drops ?? -1),
  unread: (a, b) => b.unread.length - a.unread.length,
}

/** The rows in an order; equal ones as they came in. */
export function sorted(rows: readonly CheckedRow[], { by, turned }: Order): readonly CheckedRow[] {
  const sign = turned ? -1 : 1
  return rows.toSorted((a, b) => sign * compare[by](a, b) || a.number - b.number)
}

/** The rows of a verdict that have all the words searched for. */
export function filtered(
  rows: readonly CheckedRow[],
  verdict: Verdict | null,
  search: string,
): readonly CheckedRow[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    if (verdict !== null && row.verdict !== verdict) return false
    const all = [row.player, row.name, row.faction, row.format, row.source, ...row.chosen]
    const text = [...all, ...row.findings.map(({ message }) => message)].join('\n').toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

/** How many rows each verdict has. */
export function countsOf(rows: readonly CheckedRow[]): Readonly<Record<Verdict, number>> {
  const counts = { faults: 0, ask: 0, unreadable: 0, ok: 0 }
  for (const { verdict } of rows) counts[verdict] += 1
  return counts
}
