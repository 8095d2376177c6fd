import { apply } from './apply.ts'
import type { Edit } from './edit.ts'
import type { Roster, RosterGroup, RosterPick, RosterUnit } from './roster.ts'
import { same } from './same.ts'

/**
 * The edits that lead from one roster to another, as few and as small as they come; none where the two say the same. Applying
 * them to `from` gives exactly `to`: where the small edits do not (another game, say), one edit replaces the whole.
 */
export function diff(from: Roster, to: Roster): readonly Edit[] {
  if (same(from, to)) return []
  const edits: Edit[] = [...headEdits(from, to), ...pickEdits(from.picks, to.picks)]
  let now = edits.reduce(apply, from)
  for (const step of [groupsGone, groupsNew, unitsGone, unitsPlaced, unitsChanged, groupsOrdered]) {
    const more = step(now, to)
    edits.push(...more)
    now = more.reduce(apply, now)
  }
  return same(now, to) ? edits : [{ kind: 'replace', roster: to }]
}

function headEdits(from: Roster, to: Roster): readonly Edit[] {
  const edits: Edit[] = []
  if (from.faction !== to.faction || from.variant !== to.variant) {
    edits.push({ kind: 'set-army', faction: to.faction, variant: to.variant })
  }
  if (from.season !== to.season) edits.push({ kind: 'set-season', season: to.season })
  if (from.prices !== to.prices) edits.push({ kind: 'set-prices', prices: to.prices })
  if (from.limit !== to.limit) edits.push({ kind: 'set-limit', limit: to.limit })
  if (from.legends !== to.legends) edits.push({ kind: 'set-legends', legends: to.legends })
  if (from.name !== to.name) edits.push({ kind: 'set-name', name: to.name })
  if (from.notes !== to.notes) edits.push({ kind: 'set-notes', notes: to.notes })
  return edits
}

function pickEdits(
  from: readonly RosterPick[],
  to: readonly RosterPick[],
  unit?: string,
): readonly Edit[] {
  const on = unit === undefined ? {} : { unit }
  return [
    ...from.filter(lacks(to)).map((pick): Edit => ({ kind: 'unpick', ...pick, ...on })),
    ...to.filter(lacks(from)).map((pick): Edit => ({ kind: 'pick', ...pick, ...on })),
  ]
}

function lacks(list: readonly RosterPick[]): (pick: RosterPick) => boolean {
  return (pick) => !list.some((one) => same(one, pick))
}

function groupsGone(from: Roster, to: Roster): readonly Edit[] {
  const kept = new Set(unitsOf(to).map((unit) => unit.id))
  return from.groups
    .filter((group) => !groupIn(to, group.id) && !group.units.some((unit) => kept.has(unit.id)))
    .map((group) => ({ kind: 'remove-group', group: group.id }))
}

/** A new group comes with its new units; those that moved into it follow. */
function groupsNew(from: Roster, to: Roster): readonly Edit[] {
  const known = new Set(unitsOf(from).map((unit) => unit.id))
  return to.groups
    .filter((group) => !groupIn(from, group.id))
    .map((group) => ({
      kind: 'add-group',
      group: { ...group, units: group.units.filter((unit) => !known.has(unit.id)) },
      at: to.groups.indexOf(group),
    }))
}

function unitsGone(from: Roster, to: Roster): readonly Edit[] {
  const kept = new Set(unitsOf(to).map((unit) => unit.id))
  return unitsOf(from)
    .filter((unit) => !kept.has(unit.id))
    .map((unit) => ({ kind: 'remove-unit', unit: unit.id }))
}

function unitsPlaced(from: Roster, to: Roster): readonly Edit[] {
  const edits: Edit[] = []
  let now = from
  for (const group of to.groups) {
    for (const [index, unit] of group.units.entries()) {
      const edit = placing(now, group, unit, index)
      if (edit === null) continue
      edits.push(edit)
      now = apply(now, edit)
    }
  }
  return edits
}

function placing(now: Roster, group: RosterGroup, unit: RosterUnit, at: number): Edit | null {
  const home = now.groups.find((one) => one.units.some((other) => other.id === unit.id))
  const was = home?.units.find((other) => other.id === unit.id)
  if (home === undefined || was === undefined)
    return { kind: 'add-unit', group: group.id, unit, at }
  if (home.id === group.id && was.role === unit.role && home.units[at]?.id === unit.id) return null
  return { kind: 'move-unit', unit: unit.id, group: group.id, role: unit.role, at }
}

function unitsChanged(from: Roster, to: Roster): readonly Edit[] {
  const before = new Map(unitsOf(from).map((unit) => [unit.id, unit]))
  return unitsOf(to).flatMap((unit) => {
    const was = before.get(unit.id)
    return was === undefined ? [] : unitEdits(was, unit)
  })
}

function unitEdits(from: RosterUnit, to: RosterUnit): readonly Edit[] {
  const unit = to.id
  const edits: Edit[] = [...pickEdits(from.picks, to.picks, unit)]
  if (from.size !== to.size) edits.push({ kind: 'set-size', unit, size: to.size })
  if (!same(from.models, to.models)) edits.push({ kind: 'set-models', unit, models: to.models })
  if (from.nickname !== to.nickname) {
    edits.push({ kind: 'set-nickname', unit, nickname: to.nickname })
  }
  if (from.note !== to.note) edits.push({ kind: 'set-note', unit, note: to.note })
  for (const mark of to.marks) {
    if (!from.marks.includes(mark)) edits.push({ kind: 'set-mark', mark, unit })
  }
  for (const mark of from.marks) {
    if (!to.marks.includes(mark)) edits.unshift({ kind: 'set-mark', mark, unit: null })
  }
  for (const item of new Set([...Object.keys(from.wargear), ...Object.keys(to.wargear)])) {
    const count = to.wargear[item] ?? 0
    if ((from.wargear[item] ?? 0) !== count) edits.push({ kind: 'set-wargear', unit, item, count })
  }
  return edits
}

function groupsOrdered(from: Roster, to: Roster): readonly Edit[] {
  const edits: Edit[] = []
  let now = from
  for (const [index, group] of to.groups.entries()) {
    if (now.groups[index]?.id === group.id) continue
    edits.push({ kind: 'move-group', group: group.id, to: index })
    now = edits.slice(-1).reduce(apply, now)
  }
  return edits
}

function unitsOf(roster: Roster): readonly RosterUnit[] {
  return roster.groups.flatMap((group) => group.units)
}

function groupIn(roster: Roster, id: string): boolean {
  return roster.groups.some((group) => group.id === id)
}
