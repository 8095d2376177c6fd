import { nameIn } from '../text/kept-words.ts'
import { msg, t, type Message } from '../text/t.ts'
import type {
  ChangeBlock,
  ChangeKind,
  ChangeRow,
  Changes,
  ChangeSide,
  Shift,
  WordChange,
} from './change.ts'
import { freshFindings } from './compare.ts'
import type { Id, Roster } from './roster.ts'
import { detailName, isOneModel, modelsDetail } from './seen-words.ts'
import type { Seen, SeenBlock, SeenDetail, SeenRow } from './seen.ts'
import { figure } from './wording.ts'

/** A row with where it stands. */
interface Placed {
  readonly key: string
  readonly row: SeenRow
  readonly block: SeenBlock
}

/**
 * What differs between a list as it was and as it is, or would be: other contents, other points, another season, other data.
 * Units are the same by their id in the roster, choices by their id in the books.
 */
export function changesBetween(before: Seen, after: Seen): Changes {
  const pairs = paired(placed(before), placed(after))
  const merged = mergedOf(pairs)
  const rows = pairs.map((pair) => ({ block: pair.here.block, row: changeOf(pair, merged) }))
  return {
    blocks: inBlocks(after, rows),
    head: headOf(before, after),
    points: shift(before.points, after.points),
    limit: shift(before.limit, after.limit),
    counts: countsOf(rows.map(({ row }) => row)),
    fresh: freshFindings(before.findings, after.findings),
    healed: freshFindings(after.findings, before.findings),
  }
}

/** What differs between two rosters that is no part of their armies: name, Legends, notes. */
export function rosterChanges(before: Roster, after: Roster): readonly WordChange[] {
  return [
    ...worded(msg('Name'), before.name, after.name),
    ...worded(msg('Legends units'), legendsWord(before), legendsWord(after)),
    ...worded(msg('Notes'), before.notes, after.notes),
  ]
}

const legendsWord = ({ legends }: Roster) => (legends ? t('allowed') : t('not allowed'))

function headOf(before: Seen, after: Seen): readonly WordChange[] {
  return [
    ...worded(msg('Army'), before.title, after.title),
    ...worded(msg('Season'), before.season, after.season),
    // the same version is called otherwise in another language
    ...(before.prices !== null && before.prices === after.prices
      ? []
      : worded(msg('Points'), before.version, after.version)),
    ...worded(msg('Limit'), figure(before.limit), figure(after.limit)),
  ]
}

function worded(what: Message, before: string, after: string): readonly WordChange[] {
  if (before === after) return []
  return [{ what: t(what), before: [before].filter(Boolean), after: [after].filter(Boolean) }]
}

function shift(before: number, after: number): Shift {
  return { before, after, change: after - before }
}

function placed({ blocks }: Seen): readonly Placed[] {
  const counts = new Map<string, number>()
  return blocks.flatMap((block) =>
    block.rows.map((row) => {
      const name = row.unit === null ? `${block.id}/${row.what}/${row.id}` : `unit ${row.unit}`
      const count = counts.get(name) ?? 0
      counts.set(name, count + 1)
      return { key: count === 0 ? name : `${name} ${count}`, row, block }
    }),
  )
}

interface Pair {
  readonly before: Placed | null
  readonly after: Placed | null
  /** The one after, or what is gone. */
  readonly here: Placed
}

/** Rows of the same key; of the choices that are left, those of the same kind in their order. */
function paired(before: readonly Placed[], after: readonly Placed[]): readonly Pair[] {
  const left = new Map(before.map((one) => [one.key, one]))
  const taken = new Map<Placed, Placed>()
  const take = (one: Placed, match: Placed | undefined) => {
    if (!match) return
    taken.set(one, match)
    left.delete(match.key)
  }
  for (const one of after) take(one, left.get(one.key))
  for (const one of after) {
    if (one.row.unit !== null || taken.has(one)) continue
    const alike = ({ row, block }: Placed) =>
      row.unit === null && row.what === one.row.what && block.id === one.block.id
    take(one, [...left.values()].find(alike))
  }
  return [
    ...after.map((one): Pair => ({ before: taken.get(one) ?? null, after: one, here: one })),
    ...[...left.values()].map((one): Pair => ({ before: one, after: null, here: one })),
  ]
}

/** By what units are now: the names that they had, where these were units of several names. */
function mergedOf(pairs: readonly Pair[]): ReadonlyMap<Id, readonly string[]> {
  const former = new Map<Id, Map<Id, string>>()
  for (const { before, after } of pairs) {
    if (!before || !after || after.row.unit === null) continue
    const ids = former.get(after.row.id) ?? new Map<Id, string>()
    former.set(after.row.id, ids.set(before.row.id, before.row.name))
  }
  return new Map(
    [...former].filter(([, ids]) => ids.size > 1).map(([id, ids]) => [id, [...ids.values()]]),
  )
}

function changeOf(pair: Pair, merged: ReadonlyMap<Id, readonly string[]>): ChangeRow {
  const { before, after, here } = pair
  const { unit, what, known } = here.row
  const from = before && after?.row.unit ? (merged.get(after.row.id) ?? []) : []
  const change = (after?.row.points ?? 0) - (before?.row.points ?? 0)
  const details = before && after ? detailsBetween(before, after) : []
  return {
    key: here.key,
    unit,
    kind: kindOf(pair, { merged: from.length > 0, change, details }),
    what,
    size: sizeOf(here.row),
    before: side(before),
    after: side(after),
    change,
    known,
    from,
    details,
  }
}

function sizeOf({ details }: SeenRow): string {
  const size = details.find(({ what }) => what === modelsDetail)?.says.join(', ') ?? ''
  return isOneModel(size) ? '' : size
}

const side = (one: Placed | null): ChangeSide | null =>
  one && {
    name: one.row.unit === null ? nameIn(one.row.name) : one.row.name,
    points: one.row.points,
  }

interface Told {
  readonly merged: boolean
  readonly change: number
  readonly details: readonly WordChange[]
}

function kindOf({ before, after }: Pair, { merged, change, details }: Told): ChangeKind {
  if (!before) return 'added'
  if (!after) return 'removed'
  if (before.row.known && !after.row.known) return 'missing'
  if (merged) return 'merged'
  if (before.row.name !== after.row.name) {
    return after.row.unit === null && before.row.id !== after.row.id ? 'changed' : 'renamed'
  }
  if (change !== 0) return change > 0 ? 'dearer' : 'cheaper'
  return details.length > 0 ? 'changed' : 'same'
}

function detailsBetween(before: Placed, after: Placed): readonly WordChange[] {
  const says = ({ row }: Placed) => new Map(row.details.map((one) => [one.what, one.says]))
  const was = says(before)
  const now = says(after)
  const moved =
    before.block.id === after.block.id
      ? []
      : worded(msg('Place'), placeOf(before.block), placeOf(after.block))
  return [...moved, ...[...new Set([...was.keys(), ...now.keys()])].flatMap(unlike(was, now))]
}

const placeOf = ({ mark, title }: SeenBlock): string => [mark, title].filter(Boolean).join(' ')

/** Words of one kind that the other side does not have. */
function unlike(was: ReadonlyMap<string, SeenDetail['says']>, now: typeof was) {
  return (what: string): readonly WordChange[] => {
    const before = was.get(what) ?? []
    const after = now.get(what) ?? []
    const change = {
      what: detailName(what),
      before: before.filter((words) => !after.includes(words)),
      after: after.filter((words) => !before.includes(words)),
    }
    return change.before.length + change.after.length === 0 ? [] : [change]
  }
}

interface InBlock {
  readonly block: SeenBlock
  readonly row: ChangeRow
}

/** What is gone stays in the block that it was in, where that is still there. */
function inBlocks({ blocks }: Seen, rows: readonly InBlock[]): readonly ChangeBlock[] {
  const made = new Map(
    [...blocks, ...rows.map(({ block }) => block)].map(({ id, mark, title }) => [
      id,
      { id, mark, title, rows: [] as ChangeRow[] },
    ]),
  )
  // a block has the words that it has after
  for (const { id, mark, title } of blocks) Object.assign(made.get(id) ?? {}, { mark, title })
  for (const { block, row } of rows) made.get(block.id)?.rows.push(row)
  return [...made.values()].filter((block) => block.rows.length > 0)
}

function countsOf(rows: readonly ChangeRow[]): Readonly<Record<ChangeKind, number>> {
  const counts = {
    same: 0,
    changed: 0,
    dearer: 0,
    cheaper: 0,
    renamed: 0,
    added: 0,
    removed: 0,
    missing: 0,
    merged: 0,
  }
  for (const { kind } of rows) counts[kind] += 1
  return counts
}
