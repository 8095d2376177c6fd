import type { Army } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { LineReading } from '../../engine/text/text-form.ts'
import type { TextList } from './read-text.ts'

/** A unit that the text prints another price for than it has. */
export interface StatedUnit {
  readonly unit: Id
  readonly name: string
  /** In the pasted text, from 0. */
  readonly line: number
  readonly stated: number
  /** In the points version that the printed prices are held against. */
  readonly before: number
  /** In the list's own points version. */
  readonly ours: number
}

/** A unit with a printed price: `stated`, `before` and `ours` are all with or all without what it carries. */
export interface PricedUnit extends StatedUnit {
  /** What it carries or has chosen for it costs so much besides the printed price; 0 where that has it. */
  readonly besides: { readonly before: number; readonly ours: number }
  /** What it costs more as a later copy, in the list's own version. */
  readonly surcharge: number
}

interface Row {
  readonly unit: Id
  readonly sheet: Id
  readonly name: string
  readonly line: number
  readonly stated: number
  readonly all: number
  /** Without what it carries or is chosen for it. */
  readonly bare: number
  readonly surcharge: number
}

/** A reading of a unit's own line; others under it may print points too. */
export const isUnitLine = ({ kind, stated }: LineReading) =>
  stated !== null && /^(?:unit|member)\b/i.test(kind)

/** Of a line that names more than the unit it can be the rest that was not read. */
export const isUnknown = ({ status, as }: LineReading) => status === 'unread' && as === ''

/** Units that the text prints a price for, with ours. Some apps print a unit with its enhancements, some without. */
function rowsOf({ readings }: TextList, army: Army): readonly Row[] {
  return readings.flatMap((reading) => {
    const unit = reading.unit === null ? undefined : army.units.get(reading.unit)
    if (!unit || reading.stated === null || !isUnitLine(reading)) return []
    if (isUnknown(reading)) return []
    const costs = army.costs.filter(({ at }) => at.unit === unit.id)
    const all = sum(costs.map(({ points }) => points))
    const picked = costs.filter(({ at }) => at.slot !== undefined)
    return [
      {
        unit: unit.id,
        sheet: unit.roster.unit,
        name: unit.name,
        line: reading.line,
        stated: reading.stated,
        all,
        bare: all - sum(picked.map(({ points }) => points)),
        surcharge: costs.find(({ kind }) => kind === 'surcharge')?.points ?? 0,
      },
    ]
  })
}

function bySheet(rows: readonly Row[]): readonly (readonly Row[])[] {
  const sheets = new Map<Id, Row[]>()
  for (const row of rows) sheets.set(row.sheet, [...(sheets.get(row.sheet) ?? []), row])
  return [...sheets.values()]
}

/** Whether the price of copies is as printed. Which of them pays a surcharge is a matter of order: their sum decides. */
function agree(same: readonly Row[], price: 'all' | 'bare'): boolean {
  return sum(same.map(({ stated }) => stated)) === sum(same.map((row) => row[price]))
}

/** How many points the printed prices of units are away from those of an army. */
export function awayFrom(list: TextList, army: Army): number {
  const apart = bySheet(rowsOf(list, army))
    .filter((same) => !agree(same, 'all') && !agree(same, 'bare'))
    .flat()
  return sum(apart.map(({ stated, all, bare }) => (stated === bare ? 0 : Math.abs(stated - all))))
}

/** Lines whose price is without what the unit carries: as it shows in one of the versions, else as in others of the text. */
function bareLines(...versions: readonly (readonly Row[])[]): ReadonlySet<number> {
  const bare = new Set<number>()
  const decided = new Set<number>()
  for (const rows of versions) {
    for (const same of bySheet(rows)) {
      const price = agree(same, 'all') ? 'all' : agree(same, 'bare') ? 'bare' : null
      for (const row of same) {
        const is = price ?? (['all', 'bare'] as const).find((one) => row[one] === row.stated)
        if (is === undefined || row.all === row.bare || decided.has(row.line)) continue
        decided.add(row.line)
        if (is === 'bare') bare.add(row.line)
      }
    }
  }
  const others = bare.size > 0 && bare.size === decided.size
  if (others) for (const { line } of versions[0] ?? []) if (!decided.has(line)) bare.add(line)
  return bare
}

/** The units that the text prints a price for, with what they cost in another version and in the list's own. */
export function pricedUnits(list: TextList, before: Army, own: Army): readonly PricedUnit[] {
  const [was, now] = [rowsOf(list, before), rowsOf(list, own)]
  const bare = bareLines(was, now)
  const byLine = new Map(was.map((row) => [row.line, row]))
  return now.map((row) => {
    const { unit, name, line, stated, surcharge } = row
    const old = byLine.get(line) ?? row
    const price = bare.has(line) ? 'bare' : 'all'
    return {
      unit,
      name,
      line,
      stated,
      surcharge,
      before: old[price],
      ours: row[price],
      besides: { before: old.all - old[price], ours: row.all - row[price] },
    }
  })
}

/** Those whose price is another now than printed, copies that agree in sum left out. */
export function differing(units: readonly PricedUnit[], own: Army): readonly PricedUnit[] {
  const sheets = new Map<Id | undefined, PricedUnit[]>()
  for (const unit of units) {
    const sheet = own.units.get(unit.unit)?.roster.unit
    sheets.set(sheet, [...(sheets.get(sheet) ?? []), unit])
  }
  return [...sheets.values()].flatMap((same) => {
    const even = sum(same.map(({ stated }) => stated)) === sum(same.map(({ ours }) => ours))
    return even ? [] : same.filter(({ stated, ours }) => stated !== ours)
  })
}

/** The numbers together. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}
