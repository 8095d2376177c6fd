import type { Profile } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { Sheet } from '../../engine/sheet.ts'
import { todayOf } from './aliases.ts'
import { foreignProfile, memberProfile, profileOf, type Member } from './profile.ts'
import type { AosData, ArmyData, BookData, CoreData, UnitData } from './schema.ts'
import type { Selectable } from './select.ts'

/** One army's list made quick to ask: units by id, profiles, sheets. Built once for each army and set of data. */
export interface Catalogue {
  readonly data: AosData
  readonly armyId: Id
  /** Null when no loaded book has the army. */
  readonly list: ArmyData | null
  readonly book: BookData | null
  /** `Ogor Mawtribes` or `Ogor Mawtribes: The Roving Maw`. */
  readonly title: string
  readonly entry: (unit: Id) => UnitData | null
  readonly selectable: (entry: UnitData) => Selectable
  readonly profile: (entry: UnitData) => Profile
  /** What search finds a unit by besides its name. */
  readonly words: (entry: UnitData) => readonly string[]
  readonly member: (member: Member) => Profile
  readonly foreign: (unit: Id) => Foreign
  readonly sheet: (id: Id) => Sheet | null
  readonly season: (id: Id) => CoreData['seasons'][number]
}

/** A unit that the army's list lacks: where it is at home and what it costs there. */
export interface Foreign {
  readonly profile: Profile
  readonly home: readonly string[]
  readonly points: number | null
}

const known = new WeakMap<AosData, Map<string, Catalogue>>()

/** The catalogue of a faction or of the Army of Renown within it. */
export function catalogueOf(data: AosData, faction: Id, variant: Id | null): Catalogue {
  let ofData = known.get(data)
  if (ofData === undefined) known.set(data, (ofData = new Map()))
  const key = `${faction}/${variant ?? ''}`
  let catalogue = ofData.get(key)
  if (catalogue === undefined) ofData.set(key, (catalogue = build(data, faction, variant)))
  return catalogue
}

/** Name of a faction or Army of Renown, as the manifest has it. */
export function armyName(data: AosData, id: Id): string | null {
  for (const book of data.manifest.books) {
    const army = book.armies.find((one) => one.id === id)
    if (army !== undefined) return army.name
  }
  return null
}

function build(data: AosData, faction: Id, variant: Id | null): Catalogue {
  const armyId = variant ?? faction
  const { list, book } = findArmy(data, armyId)
  const entries = new Map((list?.units ?? []).map((unit) => [unit.id, unit]))
  const sheets = remembered((id: Id) => findSheet(data, id))
  const factionName = armyName(data, faction) ?? faction
  const variantName = variant === null ? null : (armyName(data, variant) ?? variant)
  const seasons = data.core.seasons
  const fallback = seasons.find((one) => one.current) ?? seasons[0]
  const selectable = remembered((entry: UnitData): Selectable => ({
    id: entry.id,
    variantOf: entry.variantOf,
    keywords: new Set([...(sheets(entry.sheet)?.keywords ?? []), ...(entry.keywords ?? [])]),
  }))
  const entry = (unit: Id) => entries.get(unit) ?? entries.get(todayOf(data, 'unit', unit)) ?? null
  return {
    data,
    armyId,
    list,
    book,
    title: variantName === null ? factionName : `${factionName}: ${variantName}`,
    entry,
    selectable,
    profile: remembered((one: UnitData) =>
      profileOf(one, sheets(one.sheet), selectable(one).keywords, entry),
    ),
    words: remembered((one: UnitData) => [...selectable(one).keywords, ...(one.oldNames ?? [])]),
    member: remembered((member: Member) => memberProfile(member, sheets(member.sheet))),
    foreign: remembered((unit: Id) => findForeign(data, todayOf(data, 'unit', unit), sheets)),
    sheet: sheets,
    season: (id) => {
      const season = seasons.find((one) => one.id === id) ?? fallback
      if (season === undefined) throw new Error('The data names no season.')
      return season
    },
  }
}

function findArmy(data: AosData, id: Id): { list: ArmyData | null; book: BookData | null } {
  for (const book of data.books.values()) {
    const list = book.armies.find((army) => army.id === id)
    if (list !== undefined) return { list, book }
  }
  return { list: null, book: null }
}

function findSheet(data: AosData, id: Id): Sheet | null {
  const book = data.books.get(id.slice(0, id.indexOf('/')))
  const sheets = book?.sheets ?? data.core.sheets
  return (sheets.find((sheet) => sheet.id === id) as Sheet | undefined) ?? null
}

function findForeign(data: AosData, unit: Id, sheet: (id: Id) => Sheet | null): Foreign {
  for (const book of data.books.values()) {
    for (const army of book.armies) {
      const entry = army.units.find((one) => one.id === unit)
      if (entry === undefined) continue
      const shown = sheet(entry.sheet)
      const keywords = new Set([...(shown?.keywords ?? []), ...(entry.keywords ?? [])])
      const profile = profileOf(entry, shown, keywords, () => null)
      return { profile, home: homesOf(data, unit), points: entry.points }
    }
  }
  const indexed = data.index?.units.find((one) => one.id === unit)
  const points = indexed?.at[0]?.[1] ?? null
  const profile = foreignProfile(unit, indexed?.name ?? null, points ?? 0, indexed?.at[0]?.[2] ?? 1)
  return { profile, home: homesOf(data, unit), points }
}

function homesOf(data: AosData, unit: Id): readonly string[] {
  const indexed = data.index?.units.find((one) => one.id === unit)
  const ids =
    indexed?.at.map(([army]) => army) ??
    [...data.books.values()].flatMap((book) =>
      book.armies
        .filter((army) => army.units.some((entry) => entry.id === unit))
        .map((army) => army.id),
    )
  return ids.map((id) => armyName(data, id) ?? id)
}

function remembered<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    let value = made.get(key)
    if (value === undefined) made.set(key, (value = make(key)))
    return value
  }
}
