import type { Army, CostLine } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { System } from '../../engine/system.ts'
import type { LineReading } from '../../engine/text/text-form.ts'
import { counted, figure, listing } from '../../engine/wording.ts'
import type { TextList } from './read-text.ts'

/** What the list costs in one official points version. */
export interface StatedVersion {
  readonly id: Id
  readonly name: string
  readonly total: number
}

/** A unit that the text prints another price for than it has. */
export interface StatedUnit {
  readonly unit: Id
  readonly name: string
  /** In the pasted text, from 0. */
  readonly line: number
  readonly stated: number
  readonly ours: number
}

/**
 * Why the total that a text prints is another than ours. `version`: it is that of another points version. `missing`: the text
 * prints fewer units than its total has. `sum`: its units come to more than its total. `unread`: units were not understood.
 * `surcharge`: later copies cost more than printed, or the total leaves out what has its price beside the units. `unit`: a unit's price differs.
 */
export interface StatedReason {
  readonly kind: 'version' | 'missing' | 'sum' | 'unread' | 'surcharge' | 'unit'
  readonly say: string
}

export interface StatedReport {
  /** Null where the text prints no total. */
  readonly stated: number | null
  readonly ours: number
  /** Newest first. */
  readonly versions: readonly StatedVersion[]
  /** The points version whose total is the printed one, the list's own before others; null where none is. */
  readonly version: Id | null
  /** Units whose price differs in that version, else in the list's own. */
  readonly units: readonly StatedUnit[]
  /** Empty where the totals agree, or none is printed. */
  readonly reasons: readonly StatedReason[]
}

/** So many units are named in reasons; `units` has all of them. */
const mostNamed = 5

/**
 * Compares the total that a text prints with what the list costs, in every points version, and says where a difference comes
 * from. `data` must have the price books of all versions: load it for the roster on each of `system.priceBooks` first.
 */
export function explainStated(list: TextList, system: System, data: unknown): StatedReport {
  const { roster, stated } = list
  const own = system.resolve(roster, data)
  const books = system.priceBooks(data)
  const armies = books.map(({ id, name }) => {
    const army = books.length > 1 ? system.resolve({ ...roster, prices: id }, data) : own
    return { id, name, army, total: army.points }
  })
  const versions = armies.map(({ id, name, total }) => ({ id, name, total }))
  const ofOwn = armies.find(({ id }) => id === (roster.prices ?? books[0]?.id))
  const equal = armies.filter(({ total }) => total === stated)
  const found = ofOwn && equal.includes(ofOwn) ? ofOwn : equal[0]
  // where no version gives the total, prices are compared with those of the one that comes nearest
  const near = found ?? nearest(list, ofOwn ? [ofOwn, ...armies] : armies)
  const army = near?.army ?? own
  const rows = printedUnits(list, army)
  const units = differing(rows)
  const report = { stated, ours: own.points, versions, version: found?.id ?? null, units }
  if (stated === null || own.points === stated) return { ...report, reasons: [] }
  const other = near && near !== ofOwn ? [versionReason(near, found !== undefined, own)] : []
  const more = found ? [] : [...textReasons(list, army, rows, stated), ...unitReasons(units, army)]
  return { ...report, reasons: [...other, ...more] }
}

interface Priced extends StatedVersion {
  readonly army: Army
}

/** The version whose prices are nearest to those printed; of several the first. */
function nearest(list: TextList, armies: readonly Priced[]): Priced | undefined {
  const away = armies.map(({ army }) => {
    const units = differing(printedUnits(list, army))
    return sum(units.map(({ stated, ours }) => Math.abs(stated - ours)))
  })
  return armies[away.indexOf(Math.min(...away))]
}

interface Row extends StatedUnit {
  readonly sheet: Id
  /** Without what it carries or is chosen for it. */
  readonly bare: number
}

/** A reading of a unit's own line; others under it may print points too. */
const isUnitLine = ({ kind, stated }: LineReading) =>
  stated !== null && /^(?:unit|member)\b/i.test(kind)

/** Of a line that names more than the unit it can be the rest that was not read. */
const isUnknown = ({ status, as }: LineReading) => status === 'unread' && as === ''

/** Units that the text prints a price for, with ours. Some apps print a unit with its enhancements, some without. */
function printedUnits({ readings }: TextList, army: Army): readonly Row[] {
  return readings.flatMap((reading) => {
    const unit = reading.unit === null ? undefined : army.units.get(reading.unit)
    if (!unit || reading.stated === null || !isUnitLine(reading)) return []
    if (isUnknown(reading)) return []
    const costs = army.costs.filter(({ at }) => at.unit === unit.id)
    const ours = sum(costs.map(({ points }) => points))
    const picked = costs.filter(({ at }) => at.slot !== undefined)
    return [
      {
        unit: unit.id,
        sheet: unit.roster.unit,
        name: unit.name,
        line: reading.line,
        stated: reading.stated,
        ours,
        bare: ours - sum(picked.map(({ points }) => points)),
      },
    ]
  })
}

/** Units whose price is another. Which copy pays a surcharge is a matter of order: copies that agree in sum agree. */
function differing(rows: readonly Row[]): readonly StatedUnit[] {
  const bySheet = new Map<Id, Row[]>()
  for (const row of rows) bySheet.set(row.sheet, [...(bySheet.get(row.sheet) ?? []), row])
  return [...bySheet.values()].flatMap((same) => {
    const stated = sum(same.map((row) => row.stated))
    const agree =
      stated === sum(same.map(({ ours }) => ours)) || stated === sum(same.map(({ bare }) => bare))
    return agree ? [] : same.filter((row) => row.stated !== row.ours && row.stated !== row.bare)
  })
}

function versionReason({ name, total }: Priced, whole: boolean, own: Army): StatedReason {
  const more = own.points - total
  const now = own.roster.prices === null ? 'today the list costs' : 'by those of the list it costs'
  const change = `${now} ${figure(Math.abs(more))} ${more < 0 ? 'less' : 'more'}`
  const of = whole ? 'The printed total is that' : 'The printed prices come nearest to those'
  return {
    kind: 'version',
    say: more === 0 ? `${of} of points ${name}.` : `${of} of points ${name}; ${change}.`,
  }
}

/** What the text says of itself does not add up. */
function textReasons(
  { readings }: TextList,
  army: Army,
  rows: readonly Row[],
  stated: number,
): readonly StatedReason[] {
  const reasons: StatedReason[] = []
  const unread = readings.filter((one) => isUnitLine(one) && isUnknown(one))
  const lost = sum(unread.map((reading) => reading.stated ?? 0))
  if (unread.length > 0) {
    const say = `${counted(unread.length, 'unit')} with ${points(lost)} could not be read.`
    reasons.push({ kind: 'unread', say })
  }
  if (rows.length === 0) return reasons
  // what belongs to no unit is printed elsewhere, if at all
  const extras = army.costs.filter(({ at, points: paid }) => at.unit === undefined && paid > 0)
  const besides = sum(extras.map((one) => one.points))
  const whole = rows.map((row) => (row.stated === row.bare ? row.ours : row.stated))
  const printed = sum(whole) + lost + besides
  if (printed < stated) {
    const say = `The units in the text come to ${figure(printed)}: ${points(stated - printed)} of its total are missing, as if it was cut off.`
    reasons.push({ kind: 'missing', say })
  } else if (printed > stated) {
    reasons.push(leftOut(extras, printed - stated) ?? overSum(printed, stated))
  }
  return reasons
}

/** What an app does not count that has its price beside the units. */
function leftOut(extras: readonly CostLine[], more: number): StatedReason | null {
  const one = extras.find((extra) => extra.points === more)
  const found = one ? [one] : extras
  if (sum(found.map((extra) => extra.points)) !== more) return null
  const names = listing(found.map(({ label }) => label))
  return { kind: 'surcharge', say: `Its total leaves ${points(more)} out: ${names}.` }
}

function overSum(printed: number, stated: number): StatedReason {
  return {
    kind: 'sum',
    say: `The units in the text come to ${figure(printed)}, ${figure(printed - stated)} more than its total.`,
  }
}

/** Units that cost other points, those first that differ by the surcharge of a later copy. */
function unitReasons(units: readonly StatedUnit[], army: Army): readonly StatedReason[] {
  const surcharge = ({ unit }: StatedUnit) =>
    army.costs.find(({ at, kind }) => at.unit === unit && kind === 'surcharge')?.points ?? 0
  const copies = units.filter(
    (row) => surcharge(row) > 0 && row.stated + surcharge(row) === row.ours,
  )
  const others = units.filter((row) => !copies.includes(row))
  const reasons: StatedReason[] = []
  if (copies.length > 0) {
    const names = listing([...new Set(copies.map(({ name }) => name))])
    const more = sum(copies.map(surcharge))
    const say = `Later copies cost ${figure(more)} more in all, which the text does not print: ${names}.`
    reasons.push({ kind: 'surcharge', say })
  }
  for (const { name, line, stated, ours } of others.slice(0, mostNamed)) {
    const say = `Line ${line + 1}: ${name} is printed at ${figure(stated)} and costs ${figure(ours)}.`
    reasons.push({ kind: 'unit', say })
  }
  if (others.length > mostNamed) {
    const say = `${counted(others.length - mostNamed, 'more unit')} cost other points.`
    reasons.push({ kind: 'unit', say })
  }
  return reasons
}

const points = (count: number) => counted(count, 'point')

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}
