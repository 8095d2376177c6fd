import type { LineReading } from '../../engine/text/text-form.ts'
import type { LineAnswer, ReadyPasted } from '../../store/read-pasted.ts'
import { t } from '../../text/t.ts'

/** Which lines are on screen: all, those that the owner should look at, those whose price changed. */
export type LineFilter = 'all' | 'look' | 'prices'

/** How a line stands: as it was read, or as its owner said. */
export type LineStand = LineReading['status'] | 'answered' | 'left'

/** A line of the text with all that its row shows. */
export interface LineRow {
  readonly at: number
  readonly raw: string
  readonly stand: LineStand
  readonly reading: LineReading
  /** Name of the unit that it belongs to; empty for those of no unit, and for the unit's own line. */
  readonly unit: string
  readonly printed: number | null
  readonly now: number | null
  readonly differs: boolean
  /** Whether blank lines stand before it. */
  readonly apart: boolean
}

/** Lines that say nothing of the list fold together where several follow each other. */
export interface LayoutFold {
  readonly from: number
  readonly rows: readonly LineRow[]
}

function standOf({ status }: LineReading, answer: LineAnswer | undefined): LineStand {
  if (!answer || status === 'unread') return status
  // of a line that says several things only what nobody knows is left out
  if (answer.words === '' && status === 'layout') return 'left'
  return status === 'near' ? 'near' : 'answered'
}

/** A row for each line that is not blank, in the order of the text. */
export function lineRows(
  { list, army, prices }: Pick<ReadyPasted, 'list' | 'army' | 'prices'>,
  answers: ReadonlyMap<number, LineAnswer>,
): readonly LineRow[] {
  const lines = new Map(list.lines.map((line) => [line.at, line]))
  let before = -1
  return list.readings.map((reading) => {
    const { line: at } = reading
    const apart = before >= 0 && at > before + 1
    before = at
    const price = prices.get(at)
    const unit = reading.unit === null ? '' : (army.units.get(reading.unit)?.name ?? '')
    return {
      at,
      raw: lines.get(at)?.raw ?? '',
      stand: standOf(reading, answers.get(at)),
      reading,
      unit: /^unit\b/i.test(reading.kind) || unit === reading.as ? '' : unit,
      printed: price?.printed ?? null,
      now: price?.now ?? null,
      differs: price?.differs ?? false,
      apart,
    }
  })
}

const open = ({ stand }: LineRow) => stand === 'near' || stand === 'unread'

/** Rows that pass the filter. Answered ones stay among those to look at, so that nothing moves away under the hand. */
export function filtered(rows: readonly LineRow[], filter: LineFilter): readonly LineRow[] {
  if (filter === 'all') return rows
  if (filter === 'prices') return rows.filter(({ differs }) => differs)
  return rows.filter((row) => open(row) || row.stand === 'answered' || row.stand === 'left')
}

/** How many rows each filter is about; answered ones are done with. */
export function countsOf(rows: readonly LineRow[]): Readonly<Record<LineFilter, number>> & {
  readonly unread: number
  readonly near: number
} {
  const count = (wanted: (row: LineRow) => boolean) => rows.filter(wanted).length
  return {
    all: rows.length,
    look: count(open),
    prices: count(({ differs }) => differs),
    unread: count(({ stand }) => stand === 'unread'),
    near: count(({ stand }) => stand === 'near'),
  }
}

/** Fewer lines than that are not worth folding. */
const leastFolded = 2

/** The rows with runs of layout folded together. */
export function folded(rows: readonly LineRow[]): readonly (LineRow | LayoutFold)[] {
  const parts: (LineRow | LayoutFold)[] = []
  let run: LineRow[] = []
  const close = () => {
    const [first] = run
    if (first && run.length >= leastFolded) parts.push({ from: first.at, rows: run })
    else parts.push(...run)
    run = []
  }
  for (const row of rows) {
    // prose round the list is no heading: it stays in sight
    if (row.stand === 'layout' && row.reading.kind === '') run.push(row)
    else {
      close()
      parts.push(row)
    }
  }
  close()
  return parts
}

/** What was understood, in words for a screen reader: `3 lines not read, 1 line read by its nearest name`. */
export function readWords(rows: readonly LineRow[]): string {
  const { unread, near } = countsOf(rows)
  if (unread === 0 && near === 0) return t('All lines read')
  if (near === 0) {
    return t('{unread, plural, one {# line} other {# lines}} not read', { unread })
  }
  return unread === 0
    ? t(
        '{near, plural, one {# line read by its nearest name} other {# lines read by their nearest name}}',
        { near },
      )
    : t(
        '{unread, plural, one {# line} other {# lines}} not read, {near, plural, one {# line read by its nearest name} other {# lines read by their nearest name}}',
        { unread, near },
      )
}
