import type { CostLine } from '../../engine/army.ts'
import type { Id, Roster, RosterGroup } from '../../engine/roster.ts'
import { todayOf } from './aliases.ts'
import type { BattleSize, Chosen, FortyGroup, FortyUnit } from './army.ts'
import { baseOf, type Base } from './base.ts'
import type { Catalogue } from './catalogue.ts'
import { unitLines } from './costs.ts'
import { grantsOf } from './grants.ts'
import { inOrder, inSections, makeGroup } from './groups.ts'
import { remarkOf } from './remarks.ts'
import { unitOf } from './units.ts'

interface Assembly {
  readonly groups: readonly FortyGroup[]
  readonly costs: readonly CostLine[]
  /** In the order of the roster. */
  readonly everyone: readonly FortyUnit[]
}

/** Units of a group with their prices, and what of the rest of the army they depend on. */
interface Units {
  readonly chosen: readonly Chosen[]
  readonly granted: readonly (readonly string[])[]
  readonly copies: readonly number[]
  readonly units: readonly FortyUnit[]
  readonly lines: readonly CostLine[]
}

/** A group as it is shown, and what of the rest of the army its numeral and its remark depend on. */
interface Shown {
  readonly of: Units
  readonly attachedBefore: number
  readonly copies: number
  readonly size: BattleSize
  readonly group: FortyGroup
}

/** What a group of the roster came to the last time: after an edit most of them come to the same. */
interface Kept {
  readonly bases: readonly Base[]
  readonly ids: readonly Id[]
  units: Units | null
  shown: Shown | null
}

const known = new WeakMap<Catalogue, WeakMap<RosterGroup, Kept>>()

/** Units, groups and costs of a roster. What an edit did not change stays the same object as before. */
export function assemble(
  roster: Roster,
  catalogue: Catalogue,
  chosen: readonly Chosen[],
  size: BattleSize,
): Assembly {
  const all = keptOf(catalogue, roster.groups)
  const grants = grantsOf(catalogue, chosen, warlordOf(all))
  const copies = new Map<Id, number>()
  const costs: CostLine[] = []
  const everyone: FortyUnit[] = []
  const made = roster.groups.map((group, index) => {
    const units = unitsOf(catalogue, group, all[index] ?? none, chosen, grants, copies)
    for (const line of units.lines) costs.push(line)
    for (const unit of units.units) everyone.push(unit)
    return units
  })
  let attached = 0
  const groups = roster.groups.map((group, index) => {
    const kept = all[index] ?? none
    const of = made[index] ?? nothing
    const [only] = kept.ids
    const now = { of, attachedBefore: attached, copies: copies.get(only ?? '') ?? 0, size }
    if (of.units.length > 1) attached += 1
    return shown(catalogue, group, kept, now)
  })
  return { groups: inSections(groups), costs, everyone }
}

const none: Kept = { bases: [], ids: [], units: null, shown: null }
const nothing: Units = { chosen: [], granted: [], copies: [], units: [], lines: [] }

function keptOf(catalogue: Catalogue, groups: readonly RosterGroup[]): readonly Kept[] {
  let ofCatalogue = known.get(catalogue)
  if (ofCatalogue === undefined) known.set(catalogue, (ofCatalogue = new WeakMap()))
  return groups.map((group) => {
    let kept = ofCatalogue.get(group)
    if (kept === undefined) {
      const bases = inOrder(group.units).map((unit) => baseOf(catalogue, unit))
      const ids = bases.map(({ roster }) => todayOf(catalogue.data, 'unit', roster.unit))
      ofCatalogue.set(group, (kept = { bases, ids, units: null, shown: null }))
    }
    return kept
  })
}

function warlordOf(all: readonly Kept[]): Base | null {
  for (const { bases } of all) {
    for (const base of bases) if (base.roster.marks.includes('warlord')) return base
  }
  return null
}

/** Counts the copies on. */
function unitsOf(
  catalogue: Catalogue,
  group: RosterGroup,
  kept: Kept,
  chosen: readonly Chosen[],
  grants: (base: Base) => readonly string[],
  counts: Map<Id, number>,
): Units {
  const { bases, ids, units: before } = kept
  const granted = bases.map(grants)
  const copies = ids.map((id) => {
    const copy = (counts.get(id) ?? 0) + 1
    counts.set(id, copy)
    return copy
  })
  if (before?.chosen === chosen && alike(before.granted, granted) && alike(before.copies, copies)) {
    return before
  }
  const joined = bases.length > 1
  const standing = (index: number) => ({
    group: group.id,
    first: index === 0,
    joined,
    granted: granted[index] ?? [],
    copy: copies[index] ?? 1,
  })
  kept.units = {
    chosen,
    granted,
    copies,
    units: bases.map((base, index) => unitOf(catalogue, base, standing(index), chosen)),
    lines: bases.flatMap((base, index) => unitLines(group.id, base, copies[index] ?? 1)),
  }
  return kept.units
}

function alike(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index])
}

function shown(
  catalogue: Catalogue,
  roster: RosterGroup,
  kept: Kept,
  now: Omit<Shown, 'group'>,
): FortyGroup {
  const { of, attachedBefore, copies, size } = now
  const before = kept.shown
  if (before?.of === of && before.size === size && before.copies === copies) {
    if (before.attachedBefore === attachedBefore || of.units.length < 2) return before.group
  }
  const made = makeGroup(roster, of.units, of.lines, attachedBefore)
  const remark = remarkOf({ data: catalogue.data, catalogue, size }, made, copies)
  const group = remark === '' ? made : { ...made, remark }
  kept.shown = { ...now, group }
  return group
}
