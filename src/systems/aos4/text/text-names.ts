import type { Id } from '../../../engine/roster.ts'
import { nameIndex, type NameIndex } from '../../../engine/text/name-index.ts'
import {
  aosKey,
  namedArmies,
  namedPicks,
  namedRenown,
  namedUnits,
  picksOf,
  unitsOf,
  type Named,
  type NamedThings,
} from '../portable-names.ts'
import type { AosData, ArmyData } from '../schema.ts'

/** Something that words in a list can mean, with all that it goes by. */
export interface Entry extends Named {
  readonly names: readonly string[]
}

export type Index = NameIndex<Entry>

/** Names to look up in: those of one army, or of all. `picks` asks for one slot, `enhancements` for all tables of units. */
export interface TextNames {
  readonly units: Index
  readonly picks: (slot: Id) => Index
  readonly enhancements: Index
}

/** Slots of the army; what fills any other is an enhancement of a unit. */
export const armySlotIds = [
  'battle-formation',
  'spell-lore',
  'prayer-lore',
  'manifestation-lore',
  'terrain',
  'card',
] as const

const shortSeason = /[([]?\bSo([AG])\b[)\]]?:?/g

function longSeason(_: string, realm: string): string {
  return realm === 'A' ? '(Scourge of Aqshy)' : '(Scourge of Ghyran)'
}

/** A name however its season is written: before it, behind it, or in short (`[SoG]`, `SoA`). */
export function textKey(name: string): string {
  const spelled = name.includes('So') ? name.replaceAll(shortSeason, longSeason) : name
  return aosKey(spelled.replace(/^\((Scourge of \w+)\)\s*/, '$1 '))
}

/** A name without its season; the same name where it has none. */
export function withoutSeason(name: string): string {
  return name
    .replaceAll(shortSeason, '')
    .replace(/[([]?scourge of (?:aqshy|ghyran)[)\]]?:?/i, '')
    .trim()
}

function entriesOf({ all, besides }: NamedThings): readonly Entry[] {
  const found = new Map<string, { named: Named; names: Set<string> }>()
  const byId = new Map<Id, Set<string>[]>()
  for (const named of all) {
    const key = `${named.slot}:${named.id}`
    const known = found.get(key)
    if (known) known.names.add(named.name)
    else {
      const names = new Set([named.name])
      found.set(key, { named, names })
      byId.set(named.id, [...(byId.get(named.id) ?? []), names])
    }
  }
  for (const { id, name } of besides) for (const names of byId.get(id) ?? []) names.add(name)
  return [...found.values()].map(({ named, names }) => ({ ...named, names: [...names] }))
}

function indexOf(entries: readonly Entry[]): Index {
  return nameIndex(entries, ({ names }) => names, textKey)
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    let value = made.get(key)
    if (value === undefined) made.set(key, (value = make(key)))
    return value
  }
}

function namesFrom(units: () => NamedThings, picks: () => NamedThings): TextNames {
  const part = remembered((kind: 'units' | 'picks' | 'enhancements') => {
    if (kind === 'units') return indexOf(entriesOf(units()))
    const entries = entriesOf(picks())
    const wide = new Set<string>(armySlotIds)
    return indexOf(kind === 'picks' ? entries : entries.filter(({ slot }) => !wide.has(slot)))
  })
  const slots = remembered((slot: Id) =>
    indexOf(entriesOf(picks()).filter((entry) => entry.slot === slot)),
  )
  return {
    get units() {
      return part('units')
    },
    get enhancements() {
      return part('enhancements')
    },
    picks: slots,
  }
}

/** Names of all data at hand, made once for each state of it, each index when it is first asked. */
export interface DataNames extends TextNames {
  readonly armies: Index
  readonly renown: Index
  /** Names of one army's units and picks; none for an army that no book at hand has. */
  readonly of: (army: Id) => TextNames
}

const ofData = new WeakMap<AosData, DataNames>()

function ownNames(data: AosData, army: ArmyData | undefined): TextNames {
  const units = army ? unitsOf(army) : { all: [], besides: [] }
  const core = data.core.manifestationLores.map(({ id, name }) => ({
    slot: 'manifestation-lore',
    id,
    name,
  }))
  const cards = data.core.seasons.flatMap((season) =>
    season.cards.map(({ id, name }) => ({ slot: 'card', id, name })),
  )
  return namesFrom(
    () => ({ all: units.all, besides: [...units.besides, ...namedUnits(data).besides] }),
    () => ({
      all: [...(army ? picksOf(army) : []), ...core, ...cards],
      besides: namedPicks(data).besides,
    }),
  )
}

/** The names of the data at hand. */
export function textNames(data: AosData): DataNames {
  const known = ofData.get(data)
  if (known) return known
  const armies = [...data.books.values()].flatMap((book) => book.armies)
  const own = remembered((id: Id) =>
    ownNames(
      data,
      armies.find((army) => army.id === id),
    ),
  )
  const lists = remembered((kind: 'armies' | 'renown') =>
    indexOf(entriesOf(kind === 'armies' ? namedArmies(data) : namedRenown(data))),
  )
  const all = namesFrom(
    () => namedUnits(data),
    () => namedPicks(data),
  )
  const names: DataNames = {
    get units() {
      return all.units
    },
    get enhancements() {
      return all.enhancements
    },
    picks: all.picks,
    get armies() {
      return lists('armies')
    },
    get renown() {
      return lists('renown')
    },
    of: own,
  }
  ofData.set(data, names)
  return names
}

/** The entry that has the words for a name, one that is called so today before one that was; null without one. */
export function exactIn(index: Index, words: string): Entry | null {
  const found = index.exact(words)
  if (found.length < 2) return found[0] ?? null
  const key = textKey(words)
  return found.find(({ name }) => textKey(name) === key) ?? found[0] ?? null
}
