import type { ArmyData, BookData, CoreData, UnitData } from '../../../systems/aos4/schema.ts'
import type { OfficialOption } from '../battle-profiles.ts'
import { byText, plain, slugOf, sortedUnique } from '../names.ts'
import { formations, lores, officialPrices, tables, terrain } from './army-parts.ts'
import type { PartContext } from './army-parts.ts'
import { armyRules } from './army-rules.ts'
import type { CommunityArmy } from './community.ts'
import { factionUnits } from './faction-units.ts'
import { communityId } from './join.ts'
import { renownArmyUnits } from './renown-army-units.ts'
import type { Setting } from './setting.ts'
import { plainAbility } from './sheets.ts'

/** One army of the output with the catalogue's entries for it: an Army of Renown of several factions has one for each. */
interface ArmyPlan {
  readonly id: string
  readonly book: string
  readonly army: CommunityArmy
  readonly parents: readonly string[]
}

/** Books that armies of several factions refer to for sheets. */
interface BookPlan {
  readonly id: string
  readonly needs: readonly string[]
  readonly armies: readonly ArmyPlan[]
}

/** Which armies there are and which book each stands in. */
export function planBooks(armies: readonly CommunityArmy[]): readonly BookPlan[] {
  const plans = new Map<string, ArmyPlan>()
  for (const army of armies) {
    const id = slugOf(plain(army.name))
    if (plans.has(id)) continue
    const parents = armies
      .filter(({ name, kind }) => name === army.name && kind === army.kind)
      .map(({ name, parentFaction }) => parentFaction ?? name)
    const book = parents.length > 1 ? id : slugOf(parents[0] ?? army.name)
    plans.set(id, { id, book, army, parents: parents.map(plain) })
  }
  const all = [...plans.values()]
  return sortedUnique(all.map(({ book }) => book)).map((id) => {
    const own = all
      .filter(({ book }) => book === id)
      .toSorted((a, b) => rank(a) - rank(b) || byText(a.id, b.id))
    const shared = own.filter(({ parents }) => parents.length > 1)
    const needs = sortedUnique(shared.flatMap(({ parents }) => parents.map(slugOf)))
    return { id, needs, armies: own }
  })
}

function rank({ army }: ArmyPlan): number {
  return army.kind === 'faction' ? 0 : 1
}

/** A book's armies, built; its sheets are complete only when everything else is built too. */
export interface BuiltBook {
  readonly plan: BookPlan
  readonly armies: ArmyData[]
}

/** All armies: factions first need their own sheets, so that books of several factions can refer to them. */
export function buildArmies(setting: Setting): readonly BuiltBook[] {
  const plans = planBooks(setting.community.armies)
  const used = new Set<OfficialOption>(universalOptions(setting))
  const alone = plans.filter(({ needs }) => needs.length === 0)
  const shared = plans.filter(({ needs }) => needs.length > 0)
  const built = [...alone, ...shared].map((plan) => ({
    plan,
    armies: plan.armies.map((army) => buildArmy(army, plan, used, setting)),
  }))
  const unused = setting.profiles.options.find((option) => !used.has(option))
  if (unused)
    throw new Error(`${unused.name} (${unused.faction}): no such ${unused.type} in the catalogue`)
  return built.toSorted((a, b) => byText(a.plan.id, b.plan.id))
}

const universal = 'Universal Manifestation Lores'

function universalOptions({ profiles }: Setting): readonly OfficialOption[] {
  return profiles.options.filter(({ faction }) => faction === universal)
}

/** A book's file. Refuses a book whose first army has no grand alliance. */
export function bookFile(
  { plan: { id, needs, armies: plans }, armies }: BuiltBook,
  sources: readonly string[],
  { shelf }: Setting,
): BookData {
  const first = plans[0]?.army
  const alliance = first?.grandAlliance?.toLowerCase()
  if (!first || !isAlliance(alliance)) throw new Error(`${id}: no grand alliance`)
  return {
    format: 1,
    id,
    name: plain(first.name),
    alliance,
    ...(first.legends ? { legends: true } : {}),
    sources: [...sources],
    needs: [...needs],
    sheets: shelf.of(id),
    armies,
  }
}

function isAlliance(text: string | undefined): text is BookData['alliance'] {
  return text === 'order' || text === 'chaos' || text === 'death' || text === 'destruction'
}

function buildArmy(
  { id, army, parents, book: home }: ArmyPlan,
  { needs }: BookPlan,
  used: Set<OfficialOption>,
  setting: Setting,
): ArmyData {
  const isFaction = army.kind === 'faction'
  const books = [home, ...needs] as const
  const units = isFaction
    ? factionUnits(army, home, setting)
    : renownArmyUnits(army, parents, books, setting)
  const prices = isFaction ? officialPrices(plain(army.name), setting) : new Map()
  const context = { prices, used, place: { army: plain(army.name), books }, setting }
  return {
    id,
    n: setting.numberOf('army', id),
    name: plain(army.name),
    kind: army.kind,
    ...(army.legends ? { legends: true } : {}),
    parents: parents.map(slugOf),
    keyword: (parents[0] ?? army.name).toUpperCase(),
    traits: army.battleTraits.map(plainAbility),
    units,
    tables: tables(army, units, isUnique(army, setting), context),
    ...picksOf(army, context),
    rules: armyRules(army, units),
  }
}

function picksOf(
  army: CommunityArmy,
  context: PartContext,
): Pick<
  ArmyData,
  'formations' | 'spellLores' | 'prayerLores' | 'manifestationLores' | 'universalLores' | 'terrain'
> {
  const own = army.manifestationLores.filter((lore) => !lore.universal)
  const shared = army.manifestationLores.filter((lore) => lore.universal)
  const count = new Set(universalNames(context.setting)).size
  return {
    formations: formations(army, context),
    spellLores: lores(army.spellLores, 'spell-lore', context),
    prayerLores: lores(army.prayerLores, 'prayer-lore', context),
    manifestationLores: lores(own, 'manifestation-lore', context),
    ...(shared.length === count
      ? {}
      : { universalLores: sortedUnique(shared.map(({ name }) => slugOf(plain(name)))) }),
    terrain: terrain(army, context),
  }
}

function universalNames({ community }: Setting): readonly string[] {
  return community.armies.flatMap(({ manifestationLores }) =>
    manifestationLores.filter((lore) => lore.universal).map(({ name }) => name),
  )
}

function isUnique(army: CommunityArmy, { shelf }: Setting): (unit: UnitData) => boolean {
  const unique = new Set(
    army.units
      .filter(
        (unit) => unit.unique || shelf.community(unit.warscrollId).keywords.includes('UNIQUE'),
      )
      .map(({ name }) => communityId(name)),
  )
  return ({ id, keywords }) => unique.has(id) || keywords?.includes('UNIQUE') === true
}

/** The six manifestation lores that all armies share, with official names and prices. */
export function universalLores(setting: Setting): CoreData['manifestationLores'] {
  const byName = new Map(
    setting.community.armies.flatMap(({ manifestationLores }) =>
      manifestationLores.filter((lore) => lore.universal).map((lore) => [lore.name, lore] as const),
    ),
  )
  const context: PartContext = {
    prices: officialPrices(universal, setting),
    used: new Set(),
    place: { army: universal, books: ['core'] },
    setting,
  }
  return lores([...byName.values()], 'manifestation-lore', context).toSorted((a, b) =>
    byText(a.id, b.id),
  )
}
