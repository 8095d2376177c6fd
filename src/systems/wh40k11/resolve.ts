import type { CostLine, Tally } from '../../engine/army.ts'
import { total } from '../../engine/costs.ts'
import type { Id, Roster } from '../../engine/roster.ts'
import { longDate } from '../../engine/wording.ts'
import { todayOf } from './aliases.ts'
import type { BattleSize, Chosen, FortyArmy, FortyGroup, FortyUnit } from './army.ts'
import { baseOf, type Base } from './base.ts'
import { catalogueOf, type Catalogue } from './catalogue.ts'
import { unitLines } from './costs.ts'
import { grantsOf } from './grants.ts'
import { inOrder, inSections, makeGroup } from './groups.ts'
import { armySlotsOf, chosenOf, dpOf } from './picks.ts'
import { remarked } from './remarks.ts'
import type { CoreData, FortyData } from './schema.ts'
import { unitOf } from './units.ts'
import { manual } from './words.ts'

const known = new WeakMap<Catalogue, WeakMap<Roster, FortyArmy>>()

/** A roster resolved against the books at hand. What they lack stays in it under a name made of its id. */
export function resolve(roster: Roster, data: FortyData): FortyArmy {
  const catalogue = catalogueOf(data, roster.faction, roster.prices)
  let cache = known.get(catalogue)
  if (cache === undefined) known.set(catalogue, (cache = new WeakMap()))
  let army = cache.get(roster)
  if (army === undefined) cache.set(roster, (army = build(roster, catalogue)))
  return army
}

/** The battle size that a limit belongs to: the smallest that has room for it, else the largest. */
export function sizeFor({ battleSizes }: CoreData, limit: number): BattleSize {
  const fitting = battleSizes.find(({ points }) => limit <= points) ?? battleSizes.at(-1)
  if (fitting === undefined) throw new Error('The data names no battle size.')
  return fitting
}

/** Picks first, then their effects on keywords, then units, and with them groups and costs. */
function build(roster: Roster, catalogue: Catalogue): FortyArmy {
  const { data, prices } = catalogue
  const size = sizeFor(data.core, roster.limit)
  const chosen = chosenOf(catalogue, roster.picks)
  const { groups, costs, everyone } = buildGroups(roster, catalogue, chosen, size)
  const slots = armySlotsOf(catalogue, size, chosen, roster.picks)
  const enhancementsUsed = countedEnhancements(data.core, everyone)
  const version = prices?.id ?? ''
  return {
    roster,
    title: catalogue.title,
    season: { id: roster.season, name: `${manual} ${version}`, short: `MFM ${version}` },
    dataDate: longDate(prices?.date ?? data.manifest.version),
    groups,
    units: new Map(everyone.map((unit) => [unit.id, unit])),
    slots,
    costs,
    points: total(costs),
    limit: roster.limit,
    sizeName: size.name,
    tallies: talliesOf(everyone, enhancementsUsed, size),
    data,
    catalogue,
    size,
    everyone,
    allied: everyone.filter(({ ally }) => ally !== null),
    warlords: everyone.filter(({ warlord }) => warlord),
    chosen,
    dp: dpOf(chosen),
    enhancementsUsed,
  }
}

interface Built {
  readonly groups: readonly FortyGroup[]
  readonly costs: readonly CostLine[]
  readonly everyone: readonly FortyUnit[]
}

function buildGroups(
  roster: Roster,
  catalogue: Catalogue,
  chosen: readonly Chosen[],
  size: BattleSize,
): Built {
  const bases = roster.groups.map((group) =>
    inOrder(group.units).map((unit) => baseOf(catalogue, unit)),
  )
  const grants = grantsOf(catalogue, chosen, warlordOf(bases))
  const copies = new Map<Id, number>()
  const groups: FortyGroup[] = []
  const costs: CostLine[] = []
  const everyone: FortyUnit[] = []
  let attached = 0
  for (const [index, group] of roster.groups.entries()) {
    const units: FortyUnit[] = []
    const lines: CostLine[] = []
    for (const base of bases[index] ?? []) {
      const id = todayOf(catalogue.data, 'unit', base.roster.unit)
      const copy = (copies.get(id) ?? 0) + 1
      copies.set(id, copy)
      const standing = {
        group: group.id,
        first: units.length === 0,
        joined: group.units.length > 1,
        granted: grants(base),
        copy,
      }
      units.push(unitOf(catalogue, base, standing, chosen))
      lines.push(...unitLines(group.id, base, copy))
    }
    groups.push(makeGroup(group, units, lines, attached))
    if (units.length > 1) attached += 1
    costs.push(...lines)
    everyone.push(...units)
  }
  const context = { data: catalogue.data, catalogue, size }
  return { groups: inSections(remarked(context, groups, copies)), costs, everyone }
}

function warlordOf(bases: readonly (readonly Base[])[]): Base | null {
  for (const group of bases) {
    for (const base of group) if (base.roster.marks.includes('warlord')) return base
  }
  return null
}

/** How many enhancements count: of an upgrade only the first, of some detachments none. */
export function countedEnhancements(core: CoreData, units: readonly FortyUnit[]): number {
  const upgrades = new Set<Id>()
  const forced = new Set(
    core.mandatoryEnhancements.map(({ unit, enhancement }) => `${unit}/${enhancement}`),
  )
  let count = 0
  for (const unit of units) {
    for (const { pick, data, detachment } of unit.enhancements) {
      if (detachment && core.uncountedEnhancements.includes(detachment.id)) continue
      if (forced.has(`${unit.roster.unit}/${pick.id}`)) continue
      if (data?.upgrade) upgrades.add(data.id)
      else count += 1
    }
  }
  return count + upgrades.size
}

function talliesOf(
  units: readonly FortyUnit[],
  enhancements: number,
  size: BattleSize,
): readonly Tally[] {
  let models = 0
  let wounds = 0
  for (const unit of units) {
    models += unit.models
    wounds += unit.wounds
  }
  return [
    tally('units', 'unit', units.length),
    tally('models', 'model', models),
    tally('wounds', 'wound', wounds),
    tally('enhancements', 'enhancement', enhancements, size.enhancements),
  ]
}

function tally(id: Id, one: string, value: number, max: number | null = null): Tally {
  return { id, label: value === 1 ? one : `${one}s`, value, max }
}
