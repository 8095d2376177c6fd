import type { ArmyPick, Profile } from '../../engine/army.ts'
import type { Loadout } from '../../engine/loadout-sheet.ts'
import { often } from '../../engine/name-counts.ts'
import { nameKey } from '../../engine/names.ts'
import type { Id, RosterUnit } from '../../engine/roster.ts'
import { t } from '../../text/t.ts'
import type { Held } from './army.ts'
import type { Catalogue, Listed } from './catalogue.ts'
import { lazily } from './lazily.ts'
import { carriedWords, equipped, faultWords, nothing, tooManyOf } from './loadout.ts'
import { sumOf, usualModels, type Models } from './models.ts'
import { addonOf, heldOf, slots } from './picks.ts'
import { crewOf, rowFor } from './prices.ts'
import type { AllyData, SheetData } from './schema.ts'
import { statLinesOf, woundsIn } from './stat-lines.ts'

/** What a unit of the roster is by itself, before the rest of the army has its say. */
export interface Base {
  readonly roster: RosterUnit
  readonly listed: Listed | null
  readonly profile: Profile
  readonly ally: AllyData | null
  readonly own: boolean
  readonly counts: Models
  readonly models: number
  /** Of all models by their own stat lines. */
  readonly wounds: number
  /** Worked out late: most units are only looked at as candidates. */
  readonly loadout: () => Loadout
  /** What is wrong with its wargear, a sentence each. */
  readonly faults: readonly string[]
  /** What was chosen of it, in words. */
  readonly carries: readonly string[]
  readonly enhancements: readonly Held[]
  readonly addons: readonly ArmyPick[]
  /** Price of its models, and of each paid item. */
  readonly sizePoints: number
  readonly paid: readonly { readonly name: string; readonly points: number }[]
  readonly home: readonly Id[]
}

const known = new WeakMap<Catalogue, WeakMap<RosterUnit, Base>>()

/** What is known of a roster unit; the same object each time where it is remembered. */
export function baseOf(catalogue: Catalogue, unit: RosterUnit, remember = true): Base {
  let cache = known.get(catalogue)
  if (cache === undefined) known.set(catalogue, (cache = new WeakMap()))
  let base = cache.get(unit)
  if (base === undefined) {
    base = make(catalogue, unit)
    if (remember) cache.set(unit, base)
  }
  return base
}

interface Found {
  readonly listed: Listed | null
  readonly ally: AllyData | null
  readonly own: boolean
}

function find(catalogue: Catalogue, unit: RosterUnit): Found {
  const { data, pageId } = catalogue
  const by = unit.picks.find(({ slot }) => slot === slots.ally)?.id
  const ally = by === undefined ? null : (data.core.allies.find(({ id }) => id === by) ?? null)
  if (ally) {
    const offered = catalogue.alliesOf(ally).find(({ entry }) => entry.id === unit.unit)
    if (offered) return { listed: offered, ally, own: false }
  }
  const mine = catalogue.listed(pageId, unit.unit, false)
  if (mine) {
    const { id, group } = mine.entry
    const within = catalogue.allies.find(
      (one) => one.from === 'host' && group !== undefined && catalogue.isAllyOf(one, id),
    )
    return { listed: mine, ally: within ?? null, own: within === undefined }
  }
  const { parent } = catalogue.page ?? {}
  for (const page of [...(parent === undefined ? [] : [parent]), ...data.books.keys()]) {
    const listed = catalogue.listed(page, unit.unit, false)
    if (listed) return { listed, ally: null, own: false }
  }
  return { listed: null, ally: null, own: false }
}

function make(catalogue: Catalogue, unit: RosterUnit): Base {
  const { listed, ally, own } = find(catalogue, unit)
  const addons = unit.picks
    .filter(({ slot }) => slot === slots.addon)
    .map((pick) => addonOf(catalogue, listed?.priced ?? null, pick))
  const fit = listed && isUsual(unit, addons) ? usualOf(listed, unit) : fitted(listed, unit, addons)
  return {
    roster: unit,
    listed,
    profile: listed?.profile ?? catalogue.foreign(unit.unit),
    ally,
    own,
    counts: fit.counts,
    models: fit.models,
    wounds: fit.wounds,
    loadout: fit.loadout,
    faults: fit.faults,
    carries: carriedWords(unit.wargear, listed?.sheet ?? null),
    sizePoints: fit.sizePoints,
    paid: fit.paid,
    enhancements: unit.picks
      .filter(({ slot }) => slot === slots.enhancement)
      .map((pick) => heldOf(catalogue, pick)),
    addons,
    home: own ? [] : catalogue.homesOf(unit.unit),
  }
}

type Fitted = Pick<
  Base,
  'counts' | 'models' | 'wounds' | 'loadout' | 'faults' | 'sizePoints' | 'paid'
>

/** Whether a unit is as its page lists it: its fewest models with what they carry. */
function isUsual({ models, wargear }: RosterUnit, addons: readonly ArmyPick[]): boolean {
  return (
    addons.length === 0 && Object.keys(models).length === 0 && Object.keys(wargear).length === 0
  )
}

const usual = new WeakMap<Listed, Fitted>()

function usualOf(listed: Listed, unit: RosterUnit): Fitted {
  let one = usual.get(listed)
  if (one === undefined) usual.set(listed, (one = fitted(listed, unit, [])))
  return one
}

/** The models of a unit, what they carry, and what that costs. */
function fitted(listed: Listed | null, unit: RosterUnit, addons: readonly ArmyPick[]): Fitted {
  const priced = listed?.priced ?? null
  const sheet = listed?.sheet ?? null
  const counts =
    Object.keys(unit.models).length > 0
      ? unit.models
      : usualModels(sheet, priced?.sizes[0]?.models ?? 1)
  const crew = crewOf(counts, addons, priced)
  const loadout = lazily(() => (sheet ? equipped(sheet, crew, unit.wargear) : nothing))
  const added = addons.reduce(
    (sum, { id }) => sum + (priced?.addons?.find((one) => one.id === id)?.models ?? 0),
    0,
  )
  const models = sumOf(counts) + added
  return {
    counts,
    models,
    wounds: woundsOf(sheet, crew, models),
    loadout,
    faults: sheet ? faultsOf(listed?.entry.name ?? '', sheet, unit, loadout) : [],
    sizePoints: priced ? (rowFor(priced, counts)?.points ?? 0) : 0,
    paid: paidItems(unit, listed, loadout),
  }
}

/** Where nothing was chosen, nothing is wrong. */
function faultsOf(
  name: string,
  sheet: SheetData,
  { wargear }: RosterUnit,
  loadout: () => Loadout,
): readonly string[] {
  if (Object.keys(wargear).length === 0) return []
  const more = tooManyOf(sheet, wargear).map(([item, count]) =>
    t('{unit} has {item} {often} more than its datasheet allows with the rest of its wargear.', {
      unit: name,
      item,
      often: often(count),
    }),
  )
  const wrong = loadout().faults.map((one) => faultWords(name, sheet, one, wargear))
  return [...wrong, ...more]
}

/** Models that add-ons bring and the sheet does not know have its first stat line. */
function woundsOf(sheet: SheetData | null, counts: Models, models: number): number {
  if (!sheet) return 0
  let wounds = (models - sumOf(counts)) * woundsIn(sheet.stats)
  for (const { stats, kinds } of statLinesOf(sheet, counts)) {
    for (const { count } of kinds) wounds += count * woundsIn(stats)
  }
  return wounds
}

/** Items that cost points: those of the sheet by number, others as far as the list names them. */
function paidItems(unit: RosterUnit, listed: Listed | null, loadout: () => Loadout): Base['paid'] {
  if (!listed?.priced?.wargear) return []
  const { totals } = loadout()
  const named = new Map(
    Object.entries(unit.wargear).map(([name, count]) => [nameKey(name), count] as const),
  )
  return listed.priced.wargear.flatMap(({ item, name, points }) => {
    const carried = item === undefined ? 0 : (totals[item] ?? 0)
    const count = carried + (named.get(nameKey(name)) ?? 0)
    if (count === 0 || points === 0) return []
    const called = listed.sheet?.items[item ?? -1] ?? name
    return [{ name: count > 1 ? `${count} ${called}` : called, points: points * count }]
  })
}
