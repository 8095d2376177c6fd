import type { CostLine } from '../../engine/army.ts'
import type { Id, Roster, RosterGroup } from '../../engine/roster.ts'
import { todayOf } from './aliases.ts'
import type { BattleSize, Chosen, FortyGroup, FortyUnit } from './army.ts'
import { baseOf, type Base } from './base.ts'
import type { Catalogue } from './catalogue.ts'
import { unitLines } from './costs.ts'
import { grantsOf } from './grants.ts'
import { inOrder, inSections, makeGroup } from './groups.ts'
import { withChosen } from './keyword-choices.ts'
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
  readonly roster: RosterGroup
  readonly bases: readonly Base[]
  readonly ids: readonly Id[]
  units: Units | null
  shown: Shown | null
}

const known = new WeakMap<Catalogue, WeakMap<RosterGroup, Kept>>()

/** What a roster is put together from. */
interface Parts {
  readonly roster: Roster
  readonly catalogue: Catalogue
  readonly chosen: readonly Chosen[]
  readonly size: BattleSize
}

/** Units, groups and costs of a roster. What stays as it was when it was last remembered is the same object as then. */
export function assemble(parts: Parts, remember: boolean): Assembly {
  const { roster, catalogue, chosen } = parts
  const all = keptOf(catalogue, roster.groups, remember)
  const grants = grantsOf(catalogue, chosen, warlordOf(all))
  const copies = new Map<Id, number>()
  const costs: CostLine[] = []
  const everyone: FortyUnit[] = []
  const made = all.map((kept) => {
    const units = unitsOf(parts, kept, grants, copies)
    if (remember) kept.units = units
    for (const line of units.lines) costs.push(line)
    for (const unit of units.units) everyone.push(unit)
    return units
  })
  let attached = 0
  const groups = all.map((kept, index) => {
    const of = made[index] ?? nothing
    const shown = shownAs(parts, kept, of, attached, copies.get(kept.ids[0] ?? '') ?? 0)
    if (remember) kept.shown = shown
    if (of.units.length > 1) attached += 1
    return shown.group
  })
  return { groups: inSections(groups), costs, everyone }
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
      const bases = inOrder(roster.units).map((unit) => baseOf(catalogue, unit, remember))
      const ids = bases.map((base) => todayOf(catalogue.data, 'unit', base.roster.unit))
      kept = { roster, bases, ids, units: null, shown: null }
      if (remember) ofCatalogue.set(roster, kept)
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
  { catalogue, chosen }: Parts,
  { roster, bases, ids, units: before }: Kept,
  grants: (base: Base) => readonly string[],
  counts: Map<Id, number>,
): Units {
  const { core } = catalogue.data
  const granted = bases.map((base) => withChosen(core, chosen, base, grants(base)))
  const copies = ids.map((id) => {
    const copy = (counts.get(id) ?? 0) + 1
    counts.set(id, copy)
    return copy
  })
  if (before?.chosen === chosen && alike(before.granted, granted) && alike(before.copies, copies)) {
    return before
  }
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
    lines: bases.flatMap((base, index) => unitLines(roster.id, base, copies[index] ?? 1)),
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
  const made = makeGroup(roster, of.units, of.lines, attachedBefore)
  const remark = remarkOf({ data: catalogue.data, catalogue, size }, made, copies)
  const group = remark === '' ? made : { ...made, remark }
  return { of, attachedBefore, copies, size, group }
}
