import type { Army, CostLine } from '../../engine/army.ts'
import { ledgerOf } from '../../engine/ledger.ts'
import type { LineReading } from '../../engine/text/text-form.ts'
import type { TextList } from './read-text.ts'

/** What a line of a text prints as its price, and what the list pays for it. */
export interface LinePrice {
  readonly printed: number | null
  /** Null where the list pays nothing of its own for it. */
  readonly now: number | null
  readonly differs: boolean
}

/** Prices of the lines that print one, or that the list pays for, by place of the line. */
export function linePrices(
  { readings }: Pick<TextList, 'readings'>,
  army: Army,
): ReadonlyMap<number, LinePrice> {
  const prices = new Map<number, LinePrice>()
  const paid = new Set<string>()
  for (const reading of readings) {
    const printed = reading.stated
    const now = paidFor(reading, army, paid)
    if (printed === null && now === null) continue
    prices.set(reading.line, { printed, now, differs: printed !== null && printed !== now })
  }
  return prices
}

/** The first line of a unit stands for the unit; others name what it carries, or what the whole army has. */
function paidFor(reading: LineReading, army: Army, paid: Set<string>): number | null {
  const { unit, kind, stated, status } = reading
  if (status === 'layout' || status === 'unread') return null
  // the total of a list stands in the line of its name
  if (/\bname\b/i.test(kind)) return stated === null ? null : army.points
  const own = unit === null ? undefined : ledgerOf(army).units.get(unit)
  if (unit !== null && /^(?:unit|member)\b/i.test(kind) && !paid.has(unit)) {
    paid.add(unit)
    if (!own) return null
    const bare = own.total - sum(own.carried)
    // some apps print a unit with what it carries, some without
    return stated === bare ? bare : own.total
  }
  return chosen(reading, own?.carried ?? army.costs.filter(({ at }) => at.unit === undefined))
}

function chosen({ as, stated }: LineReading, lines: readonly CostLine[]): number | null {
  const found = lines.find(({ label }) => label === as)
  return found && (stated !== null || found.points !== 0) ? found.points : null
}

function sum(lines: readonly CostLine[]): number {
  return lines.reduce((all, { points }) => all + points, 0)
}
