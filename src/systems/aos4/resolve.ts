import type { CostLine, PointsVersion, Tally } from '../../engine/army.ts'
import { total } from '../../engine/costs.ts'
import { modelsWord, woundsWord } from '../../engine/count-words.ts'
import type { Id, Roster } from '../../engine/roster.ts'
import { briefDate, longDate } from '../../engine/wording.ts'
import { saidOnce, t } from '../../text/t.ts'
import type { AosArmy, AosGroup, AosUnit } from './army.ts'
import { catalogueOf, type Catalogue } from './catalogue.ts'
import { groupLines, slotLines, surchargeLine } from './costs.ts'
import { groupUnits, kindOf, makeGroup, renownOf } from './groups.ts'
import { armySlotsOf } from './picks.ts'
import type { AosData } from './schema.ts'

const known = new WeakMap<Catalogue, WeakMap<Roster, AosArmy>>()

/** A roster resolved against the books at hand. What they lack stays in it under a name made of its id. */
export function resolve(roster: Roster, data: AosData): AosArmy {
  const catalogue = catalogueOf(data, roster.faction, roster.variant)
  let cache = known.get(catalogue)
  if (cache === undefined) known.set(catalogue, (cache = new WeakMap()))
  let army = cache.get(roster)
  if (army === undefined) cache.set(roster, (army = build(roster, catalogue)))
  return army
}

function build(roster: Roster, catalogue: Catalogue): AosArmy {
  const { data } = catalogue
  const seasonData = catalogue.season(roster.season)
  const { groups, lines } = buildGroups(roster, catalogue, seasonData.id)
  const slots = armySlotsOf(catalogue, seasonData.id, roster.picks)
  const costs = [...lines, ...slotLines(slots)]
  const parts = partsOf(groups)
  return {
    roster,
    title: catalogue.title,
    season: { id: seasonData.id, name: seasonData.name, short: `GHB ${seasonData.short}` },
    prices: versionOf(data),
    dataDate: longDate(data.manifest.version),
    about: [seasonData.name, t('points of {date}', { date: briefDate(data.manifest.version) })],
    groups,
    units: new Map(parts.everyone.map((unit) => [unit.id, unit])),
    slots,
    costs,
    points: total(costs),
    limit: roster.limit,
    tallies: talliesOf(parts),
    data,
    catalogue,
    seasonData,
    ...parts,
  }
}

/** The one points version that the data holds. */
function versionOf({ manifest: { version } }: AosData): PointsVersion {
  return { id: version, name: longDate(version), short: briefDate(version) }
}

function buildGroups(
  roster: Roster,
  catalogue: Catalogue,
  season: Id,
): { groups: readonly AosGroup[]; lines: readonly CostLine[] } {
  const extra = surchargeLine(catalogue.data.core.auxiliarySurcharge, roster.groups)
  const groups: AosGroup[] = []
  const all: CostLine[] = []
  let regiments = 0
  for (const group of roster.groups) {
    const kind = kindOf(group)
    if (kind === 'regiment') regiments += 1
    const units = groupUnits(catalogue, season, group)
    const renown = kind === 'renown' ? renownOf(catalogue, group.from) : null
    const own = groupLines(group.id, units, renown)
    const lines = extra?.at.group === group.id ? [...own, extra] : own
    groups.push(makeGroup(catalogue, group, units, lines, regiments))
    all.push(...lines)
  }
  return { groups, lines: all }
}

type Parts = Pick<
  AosArmy,
  'regiments' | 'renowns' | 'own' | 'auxiliaries' | 'everyone' | 'generals'
>

/** The lists of groups and units that rules ask for. */
export function partsOf(groups: readonly AosGroup[]): Parts {
  const regiments: AosGroup[] = []
  const renowns: AosGroup[] = []
  const own: AosUnit[] = []
  const auxiliaries: AosUnit[] = []
  const everyone: AosUnit[] = []
  for (const group of groups) {
    if (group.kind === 'regiment') regiments.push(group)
    if (group.kind === 'renown') renowns.push(group)
    for (const unit of group.units) {
      everyone.push(unit)
      if (group.kind !== 'renown') own.push(unit)
      if (group.kind === 'auxiliary') auxiliaries.push(unit)
    }
  }
  const generals = everyone.filter((unit) => unit.general)
  return { regiments, renowns, own, auxiliaries, everyone, generals }
}

const dropsWord = saidOnce((count: number) =>
  t('{count, plural, one {drop} other {drops}}', { count }),
)

function talliesOf({ regiments, renowns, auxiliaries, everyone }: Parts): readonly Tally[] {
  const drops = regiments.length + renowns.length + auxiliaries.length
  let models = 0
  let wounds = 0
  for (const unit of everyone) {
    models += unit.models
    wounds += unit.wounds
  }
  return [
    { id: 'drops', label: dropsWord(drops), value: drops, max: null },
    { id: 'models', label: modelsWord(models), value: models, max: null },
    { id: 'wounds', label: woundsWord(wounds), value: wounds, max: null },
  ]
}
