import type { LinkForm, NumberedName, ReadyMadeUnit } from '../../engine/link-form.ts'
import type { Id } from '../../engine/roster.ts'
import { todayOf } from './aliases.ts'
import type { AosData, ArmyData } from './schema.ts'

interface Numbers {
  readonly byName: ReadonlyMap<string, number>
  readonly byNumber: ReadonlyMap<number, NumberedName>
}

interface Numbered {
  readonly kind: Id
  readonly id: Id
  readonly n: number
}

const remembered = new WeakMap<AosData, Numbers>()

/** The numbers of all names in the books at hand, counted once for each state of the data. */
function numbersOf(data: AosData): Numbers {
  const known = remembered.get(data)
  if (known) return known
  const byName = new Map<string, number>()
  const byNumber = new Map<number, NumberedName>()
  for (const { kind, id, n } of numbered(data)) {
    byName.set(`${kind}:${id}`, n)
    byNumber.set(n, { kind, id })
  }
  const numbers = { byName, byNumber }
  remembered.set(data, numbers)
  return numbers
}

function numbered(data: AosData): readonly Numbered[] {
  const armies = [...data.books.values()].flatMap((book) => book.armies)
  const listed = data.manifest.books.flatMap((book) => book.armies)
  return [
    ...(data.index?.units ?? []).map((unit) => as('unit', unit)),
    ...(data.index?.picks ?? []).map((pick) => as(pick.slot, pick)),
    ...listed.map((army) => as('army', army)),
    ...data.renown.regiments.map((regiment) => as('renown', regiment)),
    ...data.core.seasons.flatMap(({ cards }) => cards.map((card) => as('card', card))),
    ...data.core.manifestationLores.map((lore) => as('manifestation-lore', lore)),
    ...armies.flatMap(ofArmy),
  ]
}

function as(kind: Id, { id, n }: { readonly id: Id; readonly n: number }): Numbered {
  return { kind, id, n }
}

function ofArmy(army: ArmyData): readonly Numbered[] {
  return [
    ...army.units.map((unit) => as('unit', unit)),
    ...army.formations.map((formation) => as('battle-formation', formation)),
    ...army.spellLores.map((lore) => as('spell-lore', lore)),
    ...army.prayerLores.map((lore) => as('prayer-lore', lore)),
    ...army.manifestationLores.map((lore) => as('manifestation-lore', lore)),
    ...army.terrain.map((terrain) => as('terrain', terrain)),
    ...army.tables.flatMap((table) => table.items.map((item) => as(table.id, item))),
  ]
}

/** The units of a Regiment of Renown as its profile prints them, member by member; empty for one that no book has. */
function readyMade({ renown }: AosData, id: Id): readonly ReadyMadeUnit[] {
  const regiment = renown.regiments.find((regiment) => regiment.id === id)
  const members = regiment?.members ?? []
  return members.flatMap(({ unit, min }) => Array.from({ length: min }, () => ({ unit, size: 0 })))
}

/** How Age of Sigmar lists travel in links. The lists of words only grow, at their end. */
export const aosLinkForm: LinkForm<AosData> = {
  system: 'aos4',
  number: 1,
  seasons: ['2026-27', '2025-26'],
  prices: ['2026-07-29'],
  limits: [2000, 1000, 1500],
  groupKinds: ['regiment', 'auxiliary', 'renown'],
  roles: ['leader', 'member'],
  marks: ['general'],
  readyMadeKind: 'renown',
  registryKinds: {},
  usualRole: (kind, place) => (kind === 'regiment' && place === 0 ? 'leader' : 'member'),
  numberOf: (data, { kind, id }) => numbersOf(data).byName.get(`${kind}:${id}`) ?? null,
  nameOf: (data, number) => numbersOf(data).byNumber.get(number) ?? null,
  today: (data, { kind, id }) => todayOf(data, kind, id),
  modelNumbers: () => null,
  modelsOf: () => ({}),
  readyMade,
}
