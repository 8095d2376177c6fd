import type { CostLine } from '../../engine/army.ts'
import type { Id, Roster, RosterGroup } from '../../engine/roster.ts'
import { todayOf } from './aliases.ts'
import type { BattleSize, Chosen, FortyGroup, FortyUnit } from './army.ts'
import { baseOf, type Base } from './base.ts'
import type { Catalogue } from './catalogue.ts'
import { unitLines } from './costs.ts'
import { grantsOf } from './grants.ts'
import { inOrder, inSections, makeGroup, withLast } from './groups.ts'
import { withChosen } from './keyword-choices.ts'
import { lazily } from './lazily.ts'
import { remarkOf } from './remarks.ts'
import { unitOf } from './units.ts'

export interface Assembly {
  readonly groups: readonly FortyGroup[]
  /** In the order of the roster. */
  readonly everyone: readonly FortyUnit[]
  readonly points: number
  readonly costs: () => readonly CostLine[]
}

/** With what another group is put to it. */
export interface Extensible extends Assembly {
  readonly of: Basis
}

interface Basis {
  readonly roster: Roster
  readonly chosen: readonly Chosen[]
  readonly size: BattleSize
  readonly warlord: Base | null
  readonly grants: (base: Base) => readonly string[]
  /** How many units of each datasheet there are. */
  readonly copies: ReadonlyMap<Id, number>
  /** How many groups are attached units. */
  readonly attached: number
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
  readonly roster: RosterGroup
  readonly bases: readonly Base[]
  readonly ids: readonly Id[]
  units: Units | null
  shown: Shown | null
}

const known = new WeakMap<Catalogue, WeakMap<RosterGroup, Kept>>()

/** What a roster is put together from. */
export interface Parts {
  readonly roster: Roster
  readonly catalogue: Catalogue
  readonly chosen: readonly Chosen[]
  readonly size: BattleSize
}

/** Units, groups and costs of a roster. What stays as it was when it was last remembered is the same object as then. */
export function assemble(parts: Parts, remember: boolean): Extensible {
  const { roster, catalogue, chosen, size } = parts
  const all = keptOf(catalogue, roster.groups, remember)
  const warlord = warlordOf(all)
  const grants = grantsOf(catalogue, chosen, warlord)
  const copies = new Map<Id, number>()
  const everyone: FortyUnit[] = []
  const made: Units[] = []
  for (const kept of all) {
    const units = unitsOf(parts, kept, grants, copies)
    if (remember) kept.units = units
    for (const unit of units.units) everyone.push(unit)
    made.push(units)
  }
  const groups: FortyGroup[] = []
  let attached = 0
  let points = 0
  for (const [index, kept] of all.entries()) {
    const of = made[index] ?? nothing
    const shown = shownAs(parts, kept, of, attached, copies.get(kept.ids[0] ?? '') ?? 0)
    if (remember) kept.shown = shown
    if (of.units.length > 1) attached += 1
    groups.push(shown.group)
    points += shown.group.points
  }
  const costs = lazily(() => made.flatMap(({ lines }) => lines))
  const of = { roster, chosen, size, warlord, grants, copies, attached }
  return { groups: inSections(groups), everyone, points, costs, of }
}

/**
 * The same as `assemble` gives, for a roster that is another one with one more group at its end, made from what that came to;
 * null where the new group changes more than itself. Most of what a picker tries is such a group.
 */
export function assembleMore(parts: Parts, before: Extensible): Assembly | null {
  const { roster, catalogue, chosen, size } = parts
  const { of } = before
  const last = roster.groups.at(-1)
  if (!last || chosen !== of.chosen || size !== of.size || !isLonger(roster, of.roster)) return null
  const kept = newlyKept(catalogue, last, false)
  const warlord = of.warlord ?? warlordOf([kept])
  // a Warlord who comes may grant keywords to others, and another copy is told of at those before
  if (warlord !== of.warlord || kept.ids.some((id) => of.copies.has(id))) return null
  const copies = new Map<Id, number>()
  const units = unitsOf(parts, kept, of.grants, copies)
  const { group } = shownAs(parts, kept, units, of.attached, copies.get(kept.ids[0] ?? '') ?? 0)
  return {
    groups: withLast(before.groups, group),
    everyone: [...before.everyone, ...units.units],
    points: before.points + group.points,
    costs: lazily(() => [...before.costs(), ...units.lines]),
  }
}

/** Whether a roster is another one with one more group at its end. */
function isLonger({ groups }: Roster, { groups: before }: Roster): boolean {
  return (
    groups.length === before.length + 1 && before.every((group, index) => group === groups[index])
  )
}

const nothing: Units = { chosen: [], granted: [], copies: [], units: [], lines: [] }

function keptOf(
  catalogue: Catalogue,
  groups: readonly RosterGroup[],
  remember: boolean,
): readonly Kept[] {
  let ofCatalogue = known.get(catalogue)
  if (ofCatalogue === undefined) known.set(catalogue, (ofCatalogue = new WeakMap()))
  return groups.map((roster) => {
    let kept = ofCatalogue.get(roster)
    if (kept === undefined) {
      kept = newlyKept(catalogue, roster, remember)
      if (remember) ofCatalogue.set(roster, kept)
    }
    return kept
  })
}

function newlyKept(catalogue: Catalogue, roster: RosterGroup, remember: boolean): Kept {
  const bases = inOrder(roster.units).map((unit) => baseOf(catalogue, unit, remember))
  const ids = bases.map((base) => todayOf(catalogue.data, 'unit', base.roster.unit))
  return { roster, bases, ids, units: null, shown: null }
}

function warlordOf(all: readonly Kept[]): Base | null {
  for (const { bases } of all) {
    for (const base of bases) if (base.roster.marks.includes('warlord')) return base
  }
  return null
}

/** Counts the copies on. */
function unitsOf(
  { catalogue, chosen }: Parts,
  { roster, bases, ids, units: before }: Kept,
  grants: (base: Base) => readonly string[],
  counts: Map<Id, number>,
): Units {
  const { core } = catalogue.data
  const grantedTo = (base: Base) => withChosen(core, chosen, base, grants(base))
  const copyOf = (id: Id) => {
    const copy = (counts.get(id) ?? 0) + 1
    counts.set(id, copy)
    return copy
  }
  const copies = ids.map(copyOf)
  const same = before !== null && alike(before.copies, copies)
  if (same && before.chosen === chosen) {
    if (bases.every((base, index) => before.granted[index] === grantedTo(base))) return before
  }
  const granted = bases.map(grantedTo)
  const standing = (index: number) => ({
    group: roster.id,
    first: index === 0,
    joined: bases.length > 1,
    granted: granted[index] ?? [],
    copy: copies[index] ?? 1,
  })
  return {
    chosen,
    granted,
    copies,
    units: bases.map((base, index) => unitOf(catalogue, base, standing(index), chosen)),
    lines: same
      ? before.lines
      : bases.flatMap((base, index) => unitLines(roster.id, base, copies[index] ?? 1)),
  }
}

function alike(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index])
}

/** A group with its numeral and its remark. `copies`: units of the list of its datasheet. */
function shownAs(
  { catalogue, size }: Parts,
  { roster, shown: before }: Kept,
  of: Units,
  attachedBefore: number,
  copies: number,
): Shown {
  if (before?.of === of && before.size === size && before.copies === copies) {
    if (before.attachedBefore === attachedBefore || of.units.length < 2) return before
  }
  const remark = (group: FortyGroup) =>
    remarkOf({ data: catalogue.data, catalogue, size }, group, copies)
  const group = makeGroup(roster, of.units, of.lines, { attachedBefore, remark })
  return { of, attachedBefore, copies, size, group }
}
