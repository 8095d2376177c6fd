import type { Edit } from './edit.ts'
import type { Id, Roster, RosterPick, RosterUnit } from './roster.ts'
import { same } from './same.ts'

type UnitEdit = Extract<
  Edit,
  {
    kind:
      | 'set-size'
      | 'set-models'
      | 'set-mark'
      | 'pick'
      | 'unpick'
      | 'set-wargear'
      | 'set-nickname'
      | 'set-note'
  }
>

/** Edits of what a unit or the army carries. */
export function editUnits(roster: Roster, edit: UnitEdit): Roster {
  switch (edit.kind) {
    case 'set-size':
      return eachUnit(roster, (unit) => at(unit, edit.unit, { size: edit.size }))
    case 'set-models':
      return eachUnit(roster, (unit) =>
        unit.id === edit.unit && !same(unit.models, edit.models)
          ? { ...unit, models: edit.models }
          : unit,
      )
    case 'set-nickname':
      return eachUnit(roster, (unit) => at(unit, edit.unit, { nickname: edit.nickname }))
    case 'set-note':
      return eachUnit(roster, (unit) => at(unit, edit.unit, { note: edit.note }))
    case 'set-wargear':
      return eachUnit(roster, (unit) =>
        unit.id === edit.unit ? withWargear(unit, edit.item, edit.count) : unit,
      )
    case 'set-mark':
      return setMark(roster, edit.mark, edit.unit)
    case 'pick':
      return onPicks(roster, edit.unit, (picks) => picked(picks, edit))
    case 'unpick':
    default:
      return onPicks(roster, edit.unit, (picks) => unpicked(picks, edit))
  }
}

function at(unit: RosterUnit, id: Id, part: Partial<RosterUnit>): RosterUnit {
  if (unit.id !== id) return unit
  const keys = Object.keys(part) as (keyof RosterUnit)[]
  return keys.every((key) => unit[key] === part[key]) ? unit : { ...unit, ...part }
}

function withWargear(unit: RosterUnit, item: string, count: number): RosterUnit {
  if ((unit.wargear[item] ?? 0) === Math.max(0, count)) return unit
  const rest = Object.entries(unit.wargear).filter(([name]) => name !== item)
  return {
    ...unit,
    wargear: Object.fromEntries(count > 0 ? [...rest, [item, count] as const] : rest),
  }
}

function setMark(roster: Roster, mark: Id, id: Id | null): Roster {
  const there = roster.groups.some((group) => group.units.some((unit) => unit.id === id))
  if (id !== null && !there) return roster
  return eachUnit(roster, (unit) => {
    const has = unit.marks.includes(mark)
    if (has === (unit.id === id)) return unit
    return {
      ...unit,
      marks: has ? unit.marks.filter((one) => one !== mark) : [...unit.marks, mark],
    }
  })
}

function picked(
  picks: readonly RosterPick[],
  { slot, id, instead }: Extract<Edit, { kind: 'pick' }>,
): readonly RosterPick[] {
  if (picks.some((pick) => pick.slot === slot && pick.id === id)) return picks
  const index = picks.findIndex((pick) => pick.slot === slot && pick.id === instead)
  return index < 0 ? [...picks, { slot, id }] : picks.with(index, { slot, id })
}

/** Of a pick that stands there more than once, as a list read from a file may have it, one goes. */
function unpicked(
  picks: readonly RosterPick[],
  { slot, id }: Pick<RosterPick, 'slot' | 'id'>,
): readonly RosterPick[] {
  const index = picks.findLastIndex((pick) => pick.slot === slot && pick.id === id)
  return index < 0 ? picks : picks.toSpliced(index, 1)
}

function onPicks(
  roster: Roster,
  id: Id | undefined,
  change: (picks: readonly RosterPick[]) => readonly RosterPick[],
): Roster {
  if (id !== undefined) {
    return eachUnit(roster, (unit) => (unit.id === id ? withPicks(unit, change) : unit))
  }
  return withPicks(roster, change)
}

function withPicks<T extends { readonly picks: readonly RosterPick[] }>(
  owner: T,
  change: (picks: readonly RosterPick[]) => readonly RosterPick[],
): T {
  const picks = change(owner.picks)
  const same =
    picks.length === owner.picks.length && picks.every((pick, index) => pick === owner.picks[index])
  return same ? owner : { ...owner, picks }
}

/** Groups and units that stay as they are keep their identity, and so does a roster in which nothing changed. */
function eachUnit(roster: Roster, change: (unit: RosterUnit) => RosterUnit): Roster {
  let touched = false
  const groups = roster.groups.map((group) => {
    const units = group.units.map(change)
    if (units.every((unit, index) => unit === group.units[index])) return group
    touched = true
    return { ...group, units }
  })
  return touched ? { ...roster, groups } : roster
}
