import type { PointsVersion, Tally } from '../../engine/army.ts'
import { modelsWord, woundsWord } from '../../engine/count-words.ts'
import type { Id, Roster } from '../../engine/roster.ts'
import { briefDate, longDate } from '../../engine/wording.ts'
import { inEachLanguage, saidOnce, t } from '../../text/t.ts'
import { priceBookName } from './armies.ts'
import type { BattleSize, FortyArmy, FortyUnit } from './army.ts'
import { assemble, assembleMore, type Assembly, type Extensible, type Parts } from './assembly.ts'
import { sizeOf } from './battle-size.ts'
import { catalogueOf, type Catalogue } from './catalogue.ts'
import { isForced } from './filter.ts'
import { lateParts, lazily } from './lazily.ts'
import { pickedOf } from './picked.ts'
import { dpOf } from './picks.ts'
import type { CoreData, FortyData, PriceBookData } from './schema.ts'
import { manual } from './words.ts'

const known = new WeakMap<Catalogue, WeakMap<Roster, FortyArmy>>()

/** A roster resolved against the books at hand. What they lack stays in it under a name made of its id. */
export function resolve(roster: Roster, data: FortyData): FortyArmy {
  const catalogue = catalogueOf(data, roster.faction, roster.prices)
  let cache = known.get(catalogue)
  if (cache === undefined) known.set(catalogue, (cache = new WeakMap()))
  let army = cache.get(roster)
  if (army === undefined) {
    const parts = partsOf(roster, catalogue)
    const assembly = assemble(parts, true)
    cache.set(roster, (army = armyOf(parts, assembly)))
    assemblies.set(army, assembly)
  }
  return army
}

/** What the armies that are remembered were put together to. */
const assemblies = new WeakMap<FortyArmy, Extensible>()

/** The same army by the English names of all that it has. */
export function officialArmy(army: FortyArmy): FortyArmy {
  const { official } = army.data
  return official ? resolve(army.roster, official) : army
}

/** The army after an edit, for a look: of all the candidates tried one is taken at most, so that none is remembered. */
export function glimpse(army: FortyArmy, roster: Roster): FortyArmy {
  if (roster === army.roster) return army
  const { faction, prices } = army.roster
  const same = roster.faction === faction && roster.prices === prices
  const parts = partsOf(
    roster,
    same ? army.catalogue : catalogueOf(army.data, roster.faction, roster.prices),
  )
  const before = assemblies.get(army)
  return armyOf(parts, (before && assembleMore(parts, before)) ?? assemble(parts, false))
}

interface ArmyParts extends Parts {
  readonly slots: FortyArmy['slots']
}

/** Picks first; their effects on keywords, then units, and with them groups and costs are assembled from these. */
function partsOf(roster: Roster, catalogue: Catalogue): ArmyParts {
  const size = sizeOf(catalogue.data.core, roster)
  const { chosen, slots } = pickedOf(catalogue, size, roster.picks)
  return { roster, catalogue, size, chosen, slots }
}

/** Most armies are but tried: what only a reader asks for waits for one. */
const whole = lateParts<FortyArmy, 'units' | 'costs' | 'tallies'>('units', 'costs', 'tallies')

function armyOf(
  { roster, catalogue, size, chosen, slots }: ArmyParts,
  { groups, everyone, points, costs }: Assembly,
): FortyArmy {
  const { data, prices } = catalogue
  const enhancementsUsed = countedEnhancements(data.core, everyone)
  const version = prices?.id ?? ''
  const dates = datesOf(catalogue)
  return whole({
    roster,
    title: catalogue.title,
    season: { id: roster.season, name: `${manual} ${version}`, short: `MFM ${version}` },
    prices: versionOf(catalogue),
    dataDate: dates.long,
    about: [size.name, dates.points],
    groups,
    slots,
    points,
    limit: roster.limit,
    data,
    catalogue,
    size,
    everyone,
    allied: everyone.filter(({ ally }) => ally !== null),
    warlords: everyone.filter(({ warlord }) => warlord),
    chosen,
    dp: dpOf(chosen),
    enhancementsUsed,
    late: {
      units: lazily(() => new Map(everyone.map((unit) => [unit.id, unit]))),
      costs,
      tallies: lazily(() => talliesOf(everyone, enhancementsUsed, size)),
    },
  })
}

const versions = new WeakMap<PriceBookData, PointsVersion>()

/** The points version of a catalogue in words; the same object each time. */
function versionOf({ prices }: Catalogue): PointsVersion | null {
  if (prices === null) return null
  let version = versions.get(prices)
  if (version === undefined) {
    const { id, date } = prices
    versions.set(prices, (version = { id, name: priceBookName(id, date), short: id }))
  }
  return version
}

interface Dates {
  readonly long: string
  /** The points version with its day. */
  readonly points: string
}

const dated = inEachLanguage(() => new WeakMap<Catalogue, Dates>())

/** The day of a catalogue's points in words. */
function datesOf(catalogue: Catalogue): Dates {
  const known = dated()
  let dates = known.get(catalogue)
  if (dates === undefined) {
    const { data, prices } = catalogue
    const day = prices?.date ?? data.manifest.version
    const version = { version: prices?.id ?? '', date: briefDate(day) }
    dates = { long: longDate(day), points: t('points {version}, {date}', version) }
    known.set(catalogue, dates)
  }
  return dates
}

/** How many enhancements count: of an upgrade only the first, of some detachments none. */
function countedEnhancements(core: CoreData, units: readonly FortyUnit[]): number {
  const upgrades = new Set<Id>()
  let count = 0
  for (const unit of units) {
    for (const { pick, data, detachment } of unit.enhancements) {
      if (detachment && core.uncountedEnhancements.includes(detachment.id)) continue
      if (isForced(core, unit.roster.unit, pick.id)) continue
      if (data?.upgrade) upgrades.add(data.id)
      else count += 1
    }
  }
  return count + upgrades.size
}

const unitsWord = saidOnce((count: number) =>
  t('{count, plural, one {unit} other {units}}', { count }),
)
const enhancementsWord = saidOnce((count: number) =>
  t('{count, plural, one {enhancement} other {enhancements}}', { count }),
)

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
    tally('units', unitsWord(units.length), units.length),
    tally('models', modelsWord(models), models),
    tally('wounds', woundsWord(wounds), wounds),
    {
      id: 'enhancements',
      // of a limit it is said how many of how many
      label: enhancementsWord(size.enhancements),
      value: enhancements,
      max: size.enhancements,
    },
  ]
}

const tally = (id: Id, label: string, value: number): Tally => ({ id, label, value, max: null })
