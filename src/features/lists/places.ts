import type { Id } from '../../engine/roster.ts'
import type { Place } from '../../store/lists-view.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { inEachLanguage, locale, t } from '../../text/t.ts'

/** Lists that are looked at together. */
export interface Shelf {
  readonly id: Id
  readonly name: string
  readonly count: number
}

/** The games, folders and tags that the lists have, each with how many lists. */
export interface Places {
  readonly games: readonly Shelf[]
  readonly folders: readonly Shelf[]
  readonly tags: readonly Shelf[]
}

const names = inEachLanguage(() => new Intl.Collator(locale(), { numeric: true }))

function shelves(ids: readonly Id[], nameOf: (id: Id) => string): readonly Shelf[] {
  const { compare } = names()
  const counts = new Map<Id, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .map(([id, count]) => ({ id, name: nameOf(id), count }))
    .toSorted((a, b) => compare(a.name, b.name))
}

const itself = (id: Id) => id

/** Where lists can be looked for. */
export function placesOf(lists: readonly SavedList[]): Places {
  const gameName = (id: Id) => {
    // what a list looks like is read from the first that knows, not from all of them
    const known = lists.find((list) => list.roster.system === id && list.seen)
    return known?.seen?.game || id
  }
  const games = new Set(lists.map(({ roster }) => roster.system))
  return {
    // one game alone is all lists
    games:
      games.size > 1
        ? shelves(
            lists.map(({ roster }) => roster.system),
            gameName,
          )
        : [],
    folders: shelves(
      lists.map(({ folder }) => folder).filter((folder) => folder !== ''),
      itself,
    ),
    tags: tagsOf(lists),
  }
}

/** The tags that these lists have. */
export function tagsOf(lists: readonly SavedList[]): readonly Shelf[] {
  return shelves(
    lists.flatMap(({ tags }) => tags),
    itself,
  )
}

/** A place as long as it is there: the last list of a folder may have left it. */
export function presentPlace(place: Place, { games, folders }: Places): Place {
  if (place.kind === 'all') return place
  const there = (place.kind === 'game' ? games : folders).some(({ id }) => id === place.id)
  return there ? place : { kind: 'all' }
}

/** The lists of a place. */
export function listsAt(lists: readonly SavedList[], place: Place): readonly SavedList[] {
  if (place.kind === 'all') return lists
  return lists.filter(({ roster, folder }) =>
    place.kind === 'game' ? roster.system === place.id : folder === place.id,
  )
}

/** The lists that have all of these tags. */
export function listsTagged(
  lists: readonly SavedList[],
  tags: readonly string[],
): readonly SavedList[] {
  if (tags.length === 0) return lists
  return lists.filter((list) => tags.every((tag) => list.tags.includes(tag)))
}

/** What a place is called. */
export function placeName(place: Place, { games }: Places): string {
  if (place.kind === 'all') return t('All lists')
  return place.kind === 'folder'
    ? place.id
    : (games.find(({ id }) => id === place.id)?.name ?? place.id)
}
