import { nameKey, nearestNames } from '../../engine/names.ts'
import type { Id } from '../../engine/roster.ts'
import { nameOfId } from '../../engine/wording.ts'
import { t } from '../../text/t.ts'
import type { AosData, ArmyData } from './schema.ts'

/** Something that a name can mean. `slot` is that of a pick, empty for armies, units and regiments. */
export interface Named {
  readonly slot: Id
  readonly id: Id
  readonly name: string
}

/** Names of one kind: what a name means, and what an id is called. */
export interface Names {
  readonly find: (name: string) => Named | null
  readonly findIn: (slot: Id, name: string) => Named | null
  readonly nameOf: (id: Id, slot?: Id) => string | null
  /** The nearest names to one that is not there. */
  readonly near: (name: string) => readonly string[]
}

/** Everything of one kind with the names that it goes by today, and those that it had or that people use besides. */
export interface NamedThings {
  readonly all: readonly Named[]
  readonly besides: readonly Named[]
}

/** `Scourge of Aqshy: X`, `Scourge of Aqshy X` and `X (Scourge of Aqshy)` are one name; `[LEGENDS]` is no part of any. */
export function aosKey(name: string): string {
  const key = nameKey(name.replace(/\[LEGENDS\]?/i, ''))
  return key.replace(/^(scourgeof(?:aqshy|ghyran))(.+)$/, '$2$1')
}

/** Makes names quick to find; of two with one name the first counts, old names come last. */
function namesFrom({ all, besides }: NamedThings): Names {
  const byKey = new Map<string, Named>()
  const byId = new Map<string, string>()
  for (const named of [...all, ...besides]) {
    const key = aosKey(named.name)
    for (const one of [key, `${named.slot}:${key}`]) if (!byKey.has(one)) byKey.set(one, named)
  }
  for (const { slot, id, name } of all) {
    for (const one of [id, `${slot}:${id}`]) if (!byId.has(one)) byId.set(one, name)
  }
  return {
    find: (name) => byKey.get(aosKey(name)) ?? null,
    findIn: (slot, name) => byKey.get(`${slot}:${aosKey(name)}`) ?? null,
    nameOf: (id, slot) =>
      (slot === undefined ? null : byId.get(`${slot}:${id}`)) ?? byId.get(id) ?? null,
    near: (name) =>
      nearestNames(
        name,
        (function* () {
          for (const named of all) yield named.name
        })(),
      ),
  }
}

const plain = ({ id, name }: { readonly id: Id; readonly name: string }): Named => ({
  slot: '',
  id,
  name,
})

function formerly(
  entries: readonly { readonly id: Id; readonly oldNames?: readonly string[] | undefined }[],
) {
  return entries.flatMap(({ id, oldNames }) => (oldNames ?? []).map((name) => plain({ id, name })))
}

function aliased(
  { aliases }: AosData,
  kind: 'army' | 'unit' | 'pick' | 'renown',
): readonly Named[] {
  return aliases.names.filter((alias) => alias.kind === kind).map(plain)
}

/** Units of all armies at hand, those in the index, and members of Regiments of Renown. */
export function namedUnits(data: AosData): NamedThings {
  const units = [...data.books.values()].flatMap((book) =>
    book.armies.flatMap((army) => army.units),
  )
  const members = data.renown.regiments.flatMap((regiment) => regiment.members)
  const all = [
    ...units.map(plain),
    ...(data.index?.units ?? []).map(plain),
    ...members.map(({ unit, name }) => plain({ id: unit, name })),
  ]
  const besides = [
    ...formerly(units),
    ...formerly(data.index?.units ?? []),
    ...aliased(data, 'unit'),
  ]
  return { all, besides }
}

/** Units of one army. */
export function unitsOf({ units }: ArmyData): NamedThings {
  return { all: units.map(plain), besides: formerly(units) }
}

/** Picks of one army: formations, lores, terrain, enhancements. */
export function picksOf(army: ArmyData): readonly Named[] {
  const tables = [
    ['battle-formation', army.formations],
    ['spell-lore', army.spellLores],
    ['prayer-lore', army.prayerLores],
    ['manifestation-lore', army.manifestationLores],
    ['terrain', army.terrain],
    ...army.tables.map(({ id, items }) => [id, items] as const),
  ] as const
  return tables.flatMap(([slot, items]) => items.map(({ id, name }) => ({ slot, id, name })))
}

/** Picks of all armies at hand and those in the index. An alias has no slot of its own. */
export function namedPicks(data: AosData): NamedThings {
  const armies = [...data.books.values()].flatMap((book) => book.armies)
  const cards = data.core.seasons.flatMap((season) => season.cards)
  const all = [
    ...data.core.manifestationLores.map(({ id, name }) => ({
      slot: 'manifestation-lore',
      id,
      name,
    })),
    ...cards.map(({ id, name }) => ({ slot: 'card', id, name })),
    ...armies.flatMap(picksOf),
    ...(data.index?.picks ?? []).map(({ slot, id, name }) => ({ slot, id, name })),
  ]
  return { all, besides: aliased(data, 'pick') }
}

/** Regiments of Renown. */
export function namedRenown(data: AosData): NamedThings {
  const { regiments } = data.renown
  return {
    all: regiments.map(plain),
    besides: [...formerly(regiments), ...aliased(data, 'renown')],
  }
}

/** Factions and Armies of Renown. */
export function namedArmies(data: AosData): NamedThings {
  const armies = data.manifest.books.flatMap((book) => book.armies)
  return { all: armies.map(plain), besides: aliased(data, 'army') }
}

/** All names of the data, by kind. */
export interface AosNames {
  readonly armies: Names
  readonly units: Names
  readonly picks: Names
  readonly renown: Names
}

const ofData = new WeakMap<AosData, AosNames>()

/** The names of all that the data at hand has. */
export function allNames(data: AosData): AosNames {
  const known = ofData.get(data)
  if (known) return known
  const names = {
    armies: namesFrom(namedArmies(data)),
    units: namesFrom(namedUnits(data)),
    picks: namesFrom(namedPicks(data)),
    renown: namesFrom(namedRenown(data)),
  }
  ofData.set(data, names)
  return names
}

/** Names of what one army has: they come before those of all others. */
export interface ArmyNames {
  readonly units: Names
  readonly picks: Names
}

const ofArmy = new WeakMap<ArmyData, ArmyNames>()
const none: NamedThings = { all: [], besides: [] }

/** The names of one army's units and picks; none for an army that no book at hand has. */
export function namesOfArmy(data: AosData, id: Id): ArmyNames {
  const armies = [...data.books.values()].flatMap((book) => book.armies)
  const army = armies.find((one) => one.id === id)
  if (!army) return { units: namesFrom(none), picks: namesFrom(none) }
  const known = ofArmy.get(army)
  if (known) return known
  const names = {
    units: namesFrom(unitsOf(army)),
    picks: namesFrom({ all: picksOf(army), besides: [] }),
  }
  ofArmy.set(army, names)
  return names
}

/** A name for something of which only the id is left. */
export function lastName(id: Id): string {
  return nameOfId(id)
}

/** `Did you mean "Tyrant"?`, or nothing where no name comes near. */
export function didYouMean(name: string, names: readonly Names[]): string {
  const near = [...new Set(names.flatMap((each) => each.near(name)))].slice(0, 3)
  if (near.length === 0) return ''
  return t('Did you mean {names}?', { names: near.map((one) => `"${one}"`).join(t(' or ')) })
}

/** A sentence with a guess behind it, where there is one. */
export function withGuess(sentence: string, guess: string): string {
  return [sentence, guess].filter(Boolean).join(' ')
}
