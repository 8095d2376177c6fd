import { apply } from '../engine/apply.ts'
import { diff } from '../engine/diff.ts'
import type { Edit } from '../engine/edit.ts'
import { freshIds } from '../engine/fresh-id.ts'
import type { Id, Roster, RosterGroup, RosterUnit } from '../engine/roster.ts'
import { same } from '../engine/same.ts'
import { tooLargeWords } from './bounds.ts'

/**
 * Two rosters that came out of one by different edits, as one roster with the edits of both. Null where they exclude each other:
 * one edits what the other took away, or both set the same thing to something else.
 */
export function mergeRosters(base: Roster, mine: Roster, theirs: Roster): Roster | null {
  if (same(mine, base)) return theirs
  if (same(theirs, base)) return mine
  const own = renamed(base, mine, theirs)
  if (same(own, theirs)) return theirs
  const ownEdits = diff(base, own)
  const theirEdits = diff(base, theirs)
  const merged = applied(theirs, ownEdits, theirEdits)
  const other = applied(own, theirEdits, ownEdits)
  if (!merged || !other || !same(unordered(merged), unordered(other))) return null
  return tooLargeWords(merged) === null ? merged : null
}

/** The roster after edits made elsewhere; null where one of them finds nothing to change and was not made here as well. */
function applied(roster: Roster, edits: readonly Edit[], made: readonly Edit[]): Roster | null {
  let now = roster
  for (const edit of edits) {
    if (edit.kind === 'replace') return null
    const next = apply(now, edit)
    const lost = next === now && edit.kind !== 'move-group'
    if (lost && !made.some((other) => same(other, edit))) return null
    now = next
  }
  return now
}

/** Mine with other ids for what both added under the same one: ids count on from the last, so both take the next. */
function renamed(base: Roster, mine: Roster, theirs: Roster): Roster {
  const known = idsOf(base)
  const taken = idsOf(theirs)
  const clashing = [...idsOf(mine)].filter((id) => !known.has(id) && taken.has(id))
  if (clashing.length === 0) return mine
  const all = { ...mine, groups: [...mine.groups, ...theirs.groups] }
  const names = new Map<Id, Id>()
  for (const id of clashing) {
    const prefix = id.replace(/\d+$/, '')
    const [fresh = id] = freshIds(all, prefix, names.size + 1).slice(names.size)
    names.set(id, fresh)
  }
  const name = <T extends RosterUnit | RosterGroup>(one: T): T => ({
    ...one,
    id: names.get(one.id) ?? one.id,
  })
  const groups = mine.groups.map((group) => ({ ...name(group), units: group.units.map(name) }))
  return { ...mine, groups }
}

function idsOf({ groups }: Roster): ReadonlySet<Id> {
  return new Set(groups.flatMap((group) => [group.id, ...group.units.map(({ id }) => id)]))
}

const sorted = (items: readonly unknown[]) =>
  items.map((item) => JSON.stringify(sortedKeys(item))).toSorted()

/** What a roster says, whatever the order in which it says it. */
function unordered(roster: Roster): unknown {
  const units = (group: RosterGroup) => sorted(group.units.map(bare))
  const bare = (unit: RosterUnit) => ({
    ...unit,
    marks: unit.marks.toSorted(),
    picks: sorted(unit.picks),
  })
  return {
    ...roster,
    picks: sorted(roster.picks),
    groups: sorted(roster.groups.map((group) => ({ ...group, units: units(group) }))),
  }
}

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortedKeys(inner)]))
}
