import { same } from '../engine/same.ts'
import { t } from '../text/t.ts'
import { BOUNDS } from './bounds.ts'
import { mergeRosters } from './merge-rosters.ts'
import type { SavedList } from './saved-list.ts'

/** What becomes of a list that two tabs changed: one list with both changes, or this tab's beside the other's. */
export type MergedLists =
  | { readonly kind: 'merged'; readonly list: SavedList }
  | { readonly kind: 'forked'; readonly list: SavedList; readonly own: SavedList }

/**
 * Merges a list of this tab with the one that another tab stored; `base` is what both came from, where it is known. `copyId` names
 * this tab's list where the changes exclude each other.
 */
export function mergeLists(
  base: SavedList | undefined,
  mine: SavedList,
  theirs: SavedList,
  copyId: string,
): MergedLists {
  const roster = base
    ? mergeRosters(base.roster, mine.roster, theirs.roster)
    : same(mine.roster, theirs.roster)
      ? theirs.roster
      : null
  const filed = { ...theirs, ...filing(base, mine, theirs) }
  if (!roster) {
    const name = t('{name} (this tab)', { name: mine.roster.name.slice(0, BOUNDS.name - 20) })
    const own = { ...mine, id: copyId, rev: 0, step: 0, roster: { ...mine.roster, name } }
    return { kind: 'forked', list: filed, own }
  }
  if (roster === theirs.roster) return { kind: 'merged', list: filed }
  const own = roster === mine.roster ? mine : { summary: null, seen: theirs.seen }
  const { summary, seen } = own
  const changed = mine.changed > theirs.changed ? mine.changed : theirs.changed
  return { kind: 'merged', list: { ...filed, roster, summary, seen, changed } }
}

/** Folder, pin and bin as this tab set them, or as the other did where this one left them; the tags of both. */
function filing(
  base: SavedList | undefined,
  mine: SavedList,
  theirs: SavedList,
): Pick<SavedList, 'folder' | 'tags' | 'pinned' | 'removed'> {
  const before = base ?? theirs
  const set = <K extends 'folder' | 'pinned' | 'removed'>(key: K) =>
    mine[key] === before[key] ? theirs[key] : mine[key]
  const former = base?.tags ?? []
  const tags = [
    ...theirs.tags.filter((tag) => mine.tags.includes(tag) || !former.includes(tag)),
    ...mine.tags.filter((tag) => !theirs.tags.includes(tag) && !former.includes(tag)),
  ]
  return { folder: set('folder'), pinned: set('pinned'), removed: set('removed'), tags }
}
