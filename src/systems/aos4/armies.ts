import type { Id, Roster } from '../../engine/roster.ts'
import { ROSTER_SCHEMA } from '../../engine/roster.ts'
import type { ArmyChoice } from '../../engine/system.ts'
import { longDate } from '../../engine/wording.ts'
import { allianceName, alliances } from './alliances.ts'
import { catalogueOf } from './catalogue.ts'
import { renownOf } from './groups.ts'
import type { AosData } from './schema.ts'
import { seasons } from './seasons.ts'

/** Every faction by alliance and name, each followed by its Armies of Renown. */
export function armyChoices({ manifest }: AosData): readonly ArmyChoice[] {
  const books = manifest.books.toSorted(
    (a, b) =>
      alliances.indexOf(a.alliance) - alliances.indexOf(b.alliance) || a.name.localeCompare(b.name),
  )
  const variants = manifest.books.flatMap((book) =>
    book.armies.filter((army) => army.kind === 'army-of-renown'),
  )
  return books.flatMap((book) =>
    book.armies
      .filter((army) => army.kind === 'faction')
      .flatMap((faction) => {
        const alliance = allianceName(book.alliance)
        const legends = Boolean(faction.legends ?? book.legends)
        const choice = (variant: Id | null, name: string, old: boolean): ArmyChoice => ({
          faction: faction.id,
          variant,
          name,
          alliance,
          legends: old,
        })
        const own = variants
          .filter((army) => army.parents.includes(faction.id))
          .toSorted((a, b) => a.name.localeCompare(b.name))
        return [
          choice(null, faction.name, legends),
          ...own.map((army) => choice(army.id, army.name, legends || Boolean(army.legends))),
        ]
      }),
  )
}

/** Books with the lists and sheets of the roster's army, and those of the Regiments of Renown in it. */
export function booksOf(roster: Roster, data: AosData): readonly Id[] {
  const { manifest } = data
  const wanted = new Set<Id>()
  const want = (id: Id) => {
    const book = manifest.books.find((one) => one.id === id)
    if (book === undefined || wanted.has(id)) return
    wanted.add(id)
    for (const needed of book.needs) want(needed)
  }
  for (const id of [roster.faction, roster.variant]) {
    const book = manifest.books.find((one) => one.armies.some((army) => army.id === id))
    if (book !== undefined) want(book.id)
  }
  const catalogue = catalogueOf(data, roster.faction, roster.variant)
  for (const { from } of roster.groups) {
    for (const member of renownOf(catalogue, from)?.members ?? []) want(member.book)
  }
  return [...wanted]
}

/** The one points version that the data holds: that of its newest official figures. */
export function priceBooks({
  manifest: { version },
}: AosData): readonly { id: Id; name: string; date: string }[] {
  return [{ id: version, name: longDate(version), date: version }]
}

/** Whether a book has the roster's faction and Army of Renown. */
export function knows({ faction, variant }: Roster, { manifest }: AosData): boolean {
  const armies = new Set(manifest.books.flatMap((book) => book.armies.map(({ id }) => id)))
  return armies.has(faction) && (variant === null || armies.has(variant))
}

/** A list without units for an army, in the season played now. */
export function emptyRoster(
  choice: { faction: Id; variant: Id | null; limit: number; name: string },
  { manifest }: AosData,
): Roster {
  return {
    schema: ROSTER_SCHEMA,
    system: 'aos4',
    ...choice,
    notes: '',
    season: seasons[0].id,
    prices: manifest.version,
    legends: false,
    groups: [],
    picks: [],
  }
}
