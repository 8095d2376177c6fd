import type { Army, CostLine } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { System } from '../../engine/system.ts'
import { listing } from '../../engine/wording.ts'
import { t } from '../../text/t.ts'
import type { TextList } from './read-text.ts'
import {
  awayFrom,
  differing,
  isUnitLine,
  isUnknown,
  pricedUnits,
  type PricedUnit,
  type StatedUnit,
  sum,
} from './stated-units.ts'

/** What the list costs in one official points version. */
export interface StatedVersion {
  readonly id: Id
  readonly name: string
  readonly total: number
}

/**
 * Why the total that a text prints is another than ours. `version`: it is that of another points version. `missing`: the text
 * prints fewer units than its total has. `sum`: its units come to more than its total. `unread`: units were not understood.
 * `surcharge`: later copies cost more than printed, or the total leaves out what has its price beside the units. `unit`: a
 * unit's price differs. `rest`: what of the difference none of the others explains.
 */
export interface StatedReason {
  readonly kind: 'version' | 'missing' | 'sum' | 'unread' | 'surcharge' | 'unit' | 'rest'
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
  /** Units whose price is another now than printed. */
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
  const other = near && near !== ofOwn ? near : null
  const all = pricedUnits(list, other?.army ?? own, own)
  const units = differing(all, own)
  const report = { stated, ours: own.points, versions, version: found?.id ?? null, units }
  if (stated === null || own.points === stated) return { ...report, reasons: [] }
  const sides = { list, all, own, before: other?.army ?? own, newest: ofOwn === armies[0], stated }
  const version = other ? [versionReason(other, found !== undefined, own)] : []
  const text = found ? [] : textParts(sides)
  const parts = [...text, ...carriedParts(sides), ...unitParts(units, sides)]
  const rest = own.points - stated - sum(parts.map(({ more }) => more))
  const left = found || parts.length + version.length === 0 || rest === 0 ? [] : [restReason(rest)]
  const reasons = parts.map(({ kind, say }) => ({ kind, say }))
  return { ...report, reasons: [...version, ...reasons, ...left] }
}

interface Priced extends StatedVersion {
  readonly army: Army
}

/** What is held against each other. */
interface Sides {
  readonly list: TextList
  readonly all: readonly PricedUnit[]
  readonly own: Army
  /** In the version that the text goes by, which can be the list's own. */
  readonly before: Army
  /** Whether the list's own version is the newest. */
  readonly newest: boolean
  readonly stated: number
}

/** A reason with what it makes the list cost more than the printed total. */
interface Part extends StatedReason {
  readonly more: number
}

/** The version whose prices are nearest to those printed; of several the first. */
function nearest(list: TextList, armies: readonly Priced[]): Priced | undefined {
  const away = armies.map(({ army }) => awayFrom(list, army))
  return armies[away.indexOf(Math.min(...away))]
}

function versionReason({ name, total }: Priced, whole: boolean, own: Army): StatedReason {
  const more = own.points - total
  const when = own.roster.prices === null ? 'today' : 'own'
  const say = t(
    '{whole, select, yes {The printed total is that} other {The printed prices come nearest to those}} of points {version}{when, select, today {; today the list costs {change}} own {; by those of the list it costs {change}} other {}}.',
    {
      whole: whole ? 'yes' : 'no',
      version: name,
      when: more === 0 ? 'same' : when,
      change: change(more),
    },
  )
  return { kind: 'version', say }
}

/** What the text says of itself does not add up. */
function textParts({ list, all, before, stated }: Sides): readonly Part[] {
  const parts: Part[] = []
  const unread = list.readings.filter((one) => isUnitLine(one) && isUnknown(one))
  const lost = sum(unread.map((reading) => reading.stated ?? 0))
  if (unread.length > 0) {
    const say = t(
      '{count, plural, one {# unit} other {# units}} with {points, plural, one {# point} other {# points}} could not be read.',
      { count: unread.length, points: lost },
    )
    parts.push({ kind: 'unread', say, more: -lost })
  }
  if (all.length === 0) return parts
  // what belongs to no unit is printed elsewhere, if at all, and so is a unit without a price of its own
  const extras = before.costs.filter(({ at, points: paid }) => at.unit === undefined && paid > 0)
  const named = new Set(all.map(({ unit }) => unit))
  const others = before.costs.filter(({ at }) => at.unit !== undefined && !named.has(at.unit))
  const besides = sum([...extras, ...others].map((one) => one.points))
  const printed = sum(all.map((row) => row.stated + row.besides.before)) + lost + besides
  const more = printed - stated
  if (more < 0) {
    const say = t(
      'The units in the text come to {printed, number}: {points, plural, one {# point} other {# points}} of its total are missing, as if it was cut off.',
      { printed, points: -more },
    )
    parts.push({ kind: 'missing', say, more })
  } else if (more > 0) {
    parts.push({ ...(leftOut(extras, more) ?? overSum(printed, more)), more })
  }
  return parts
}

/** What an app does not count that has its price beside the units. */
function leftOut(extras: readonly CostLine[], more: number): StatedReason | null {
  const one = extras.find((extra) => extra.points === more)
  const found = one ? [one] : extras
  if (sum(found.map((extra) => extra.points)) !== more) return null
  const say = t('Its total leaves {points, plural, one {# point} other {# points}} out: {names}.', {
    points: more,
    names: listing(found.map(({ label }) => label)),
  })
  return { kind: 'surcharge', say }
}

function overSum(printed: number, more: number): StatedReason {
  return {
    kind: 'sum',
    say: t('The units in the text come to {printed, number}, {more, number} more than its total.', {
      printed,
      more,
    }),
  }
}

/** `55 now`, `65 in points v1.1, those of the list`. */
function nowWords(price: number, { own, newest }: Sides): string {
  if (newest || own.prices === null) return t('{price, number} now', { price })
  return t('{price, number} in points {version}, those of the list', {
    price,
    version: own.prices.short,
  })
}

/** What a price was in the version that the text goes by, and what it is now. */
function priceWords(
  { before, ours }: { readonly before: number; readonly ours: number },
  sides: Sides,
): string {
  const { before: army, own } = sides
  const now = nowWords(ours, sides)
  if (army === own || army.prices === null) return now
  return t('{price, number} in points {version}, {now}', {
    price: before,
    version: army.prices.short,
    now,
  })
}

/** Units printed without what they carry, where that costs other points now. */
function carriedParts(sides: Sides): readonly Part[] {
  return sides.all.flatMap(({ name, line, besides }) => {
    const more = besides.ours - besides.before
    if (more === 0) return []
    const say = t('Line {line, number}: what {unit} has besides is {prices}.', {
      line: line + 1,
      unit: name,
      prices: priceWords(besides, sides),
    })
    return [{ kind: 'unit' as const, say, more }]
  })
}

/** Units that cost other points, those first that differ by the surcharge of a later copy. */
function unitParts(units: readonly PricedUnit[], sides: Sides): readonly Part[] {
  const copies = units.filter((row) => row.surcharge > 0 && row.stated + row.surcharge === row.ours)
  const others = units.filter((row) => !copies.includes(row))
  const parts: Part[] = []
  if (copies.length > 0) {
    const names = listing([...new Set(copies.map(({ name }) => name))])
    const more = sum(copies.map(({ surcharge }) => surcharge))
    const say = t(
      'Later copies cost {more, number} more in all, which the text does not print: {names}.',
      { more, names },
    )
    parts.push({ kind: 'surcharge', say, more })
  }
  for (const row of others.slice(0, mostNamed)) {
    const { name, line, stated, ours } = row
    const say = t('Line {line, number}: {unit} is printed at {stated, number}; {prices}.', {
      line: line + 1,
      unit: name,
      stated,
      prices: priceWords(row, sides),
    })
    parts.push({ kind: 'unit', say, more: ours - stated })
  }
  const left = others.slice(mostNamed)
  if (left.length > 0) {
    const more = sum(left.map(({ stated, ours }) => ours - stated))
    const say = t(
      '{count, plural, one {# more unit} other {# more units}} cost other points than printed, in all {change}.',
      { count: left.length, change: change(more) },
    )
    parts.push({ kind: 'unit', say, more })
  }
  return parts
}

function restReason(rest: number): StatedReason {
  const say = t(
    '{points, plural, one {# point of the difference is} other {# points of the difference are}} not explained by the lines of the text.',
    { points: Math.abs(rest) },
  )
  return { kind: 'rest', say }
}

/** `20 more`, `5 less`. */
const change = (more: number) =>
  more < 0
    ? t('{points, number} less', { points: -more })
    : t('{points, number} more', { points: more })
