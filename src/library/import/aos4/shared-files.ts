import type {
  AliasData,
  BookData,
  CoreData,
  IndexData,
  ManifestData,
  RenownData,
} from '../../../systems/aos4/schema.ts'
import { byText, keyOf, slugOf, plain } from '../names.ts'
import { optionNames } from './overlay.ts'
import type { Setting } from './setting.ts'
import { universalLores } from './to-books.ts'

/** Publications that the figures come from. Dates are those of publication, not of any conversion. */
export function sourcesOf(revision: string): ManifestData['sources'] {
  return [
    {
      id: 'battle-profiles',
      publication: 'Warhammer: Age of Sigmar battle profiles',
      date: '2026-07-29',
    },
    {
      id: 'battle-profiles-ogors',
      publication: 'Warhammer: Age of Sigmar battle profiles, Ogor Mawtribes',
      date: '2026-07-15',
    },
    {
      id: 'community-catalogue',
      publication: 'Community catalogue, Age of Sigmar 4th Edition',
      date: '2026-08-18',
      revision,
    },
  ]
}

/** Ids of the sources that a book's figures come from. */
export function sourceIds(): string[] {
  return sourcesOf('').map(({ id }) => id)
}

/** What is the same for all armies: seasons with their cards, the numbers of the general rules, universal lores. */
export function coreFile(setting: Setting): CoreData {
  const manifestationLores = universalLores(setting)
  return {
    format: 1,
    seasons: [season('2025-26', setting), { ...season('2026-27', setting), current: true }],
    limits: [1000, 1500, 2000],
    usualLimit: 2000,
    regiments: { min: 1, max: 5 },
    places: { regiment: 3, general: 4 },
    auxiliarySurcharge: 10,
    renownMax: 1,
    terrainMax: 1,
    cards: 2,
    manifestationLores,
    sheets: setting.shelf.of('core'),
  }
}

type SeasonData = CoreData['seasons'][number]

function season(id: SeasonData['id'], { community, numberOf }: Setting): SeasonData {
  const names = community.cards.find((one) => one.season === id)?.names ?? []
  const cards = names.map(plain).map((name) => {
    const card = slugOf(name)
    return { id: card, n: numberOf('card', card), name }
  })
  return { id, name: `General’s Handbook ${id}`, short: id, cards }
}

/** The list of books and armies, small enough to load first. */
export function manifestFile(books: readonly BookData[], revision: string): ManifestData {
  return {
    format: 1,
    system: 'aos4',
    version: '2026-07-29',
    sources: sourcesOf(revision),
    books: books.map(({ id, name, alliance, legends, needs, armies }) => ({
      id,
      name,
      alliance,
      ...(legends ? { legends } : {}),
      needs,
      armies: armies.map((army) => ({
        id: army.id,
        n: army.n,
        name: army.name,
        kind: army.kind,
        ...(army.legends ? { legends: true as const } : {}),
        parents: army.parents,
      })),
    })),
  }
}

type IndexUnit = IndexData['units'][number]
type IndexPick = IndexData['picks'][number]

/** Every unit and pick of all armies by name. Members of Regiments of Renown that no army lists are in it without an army. */
export function indexFile(
  books: readonly BookData[],
  renown: RenownData,
  numberOf: Setting['numberOf'],
): IndexData {
  const units = new Map<string, IndexUnit>()
  const picks = new Map<string, IndexPick>()
  for (const { armies } of books)
    for (const army of armies) {
      for (const unit of army.units)
        addUnit(units, unit).at.push([army.id, unit.points, unit.models])
      for (const [slot, items] of slotsOf(army))
        for (const item of items) addPick(picks, slot, item).at.push(army.id)
    }
  for (const { members } of renown.regiments)
    for (const { unit: id, name } of members) addUnit(units, { id, name, n: numberOf('unit', id) })
  return {
    format: 1,
    units: [...units.values()].toSorted((a, b) => byText(a.id, b.id)),
    picks: [...picks.values()].toSorted((a, b) => byText(a.slot, b.slot) || byText(a.id, b.id)),
  }
}

function addUnit(
  units: Map<string, IndexUnit>,
  { id, n, name, oldNames: old }: Omit<IndexUnit, 'at'>,
): IndexUnit {
  const entry = units.get(id) ?? { id, n, name, at: [] }
  units.set(id, entry)
  if (old && !entry.oldNames) entry.oldNames = old
  return entry
}

function addPick(
  picks: Map<string, IndexPick>,
  slot: string,
  { id, n, name }: { id: string; n: number; name: string },
): IndexPick {
  const entry = picks.get(`${slot}:${id}`) ?? { slot, id, n, name, at: [] }
  picks.set(`${slot}:${id}`, entry)
  return entry
}

type Item = { readonly id: string; readonly n: number; readonly name: string }

/** Slots of an army with what they offer. */
export function slotsOf(
  army: BookData['armies'][number],
): readonly (readonly [string, readonly Item[]])[] {
  return [
    ...army.tables.map(({ id, items }) => [id, items] as const),
    ['battle-formation', army.formations],
    ['spell-lore', army.spellLores],
    ['prayer-lore', army.prayerLores],
    ['manifestation-lore', army.manifestationLores],
    ['terrain', army.terrain],
  ]
}

function loresOf({
  spellLores,
  prayerLores,
  manifestationLores,
}: BookData['armies'][number]): readonly Item[] {
  return [...spellLores, ...prayerLores, ...manifestationLores]
}

/** `Spell Lore: X` for the lore that the project calls `X Spell Lore`; null for any other. */
function catalogueName(id: string, name: string): string | null {
  const [, army, kind] = /^(.+) ((?:Spell|Prayer|Manifestation) Lore)$/.exec(name) ?? []
  const former = `${kind}: ${army}`
  return slugOf(former) === id ? former : null
}

/** Other spellings and former names of things that exist under another name today. */
export function aliasFile(books: readonly BookData[], renown: RenownData): AliasData {
  const names: AliasData['names'] = []
  const current = new Set(
    books.flatMap(({ armies }) =>
      armies.flatMap(({ units }) => units.map(({ name }) => keyOf(name))),
    ),
  )
  const add = (kind: AliasData['names'][number]['kind'], name: string, id: string): void => {
    if (kind === 'unit' && current.has(keyOf(name))) return
    if (!names.some((one) => one.kind === kind && one.name === name && one.id === id))
      names.push({ kind, name, id })
  }
  const addFormer = (id: string, name: string): void => {
    const former = catalogueName(id, name)
    if (former !== null) add('pick', former, id)
  }
  for (const { armies } of books)
    for (const { units } of armies)
      for (const unit of units) for (const name of unit.oldNames ?? []) add('unit', name, unit.id)
  for (const { id, oldNames: old } of renown.regiments)
    for (const name of old ?? []) add('renown', name, id)
  for (const { id, name } of books.flatMap(({ armies }) => armies.flatMap(loresOf)))
    addFormer(id, name)
  for (const { official, community } of optionNames) add('pick', community, slugOf(official))
  return {
    format: 1,
    ids: {},
    names: names.toSorted((a, b) => byText(a.kind, b.kind) || byText(a.name, b.name)),
  }
}
