import type { Id, Roster } from '../../engine/roster.ts'
import { behind } from '../../library/versions.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import type { MenuItem } from '../../ui/menu.tsx'
import { duplicateLists, pinLists, removeLists } from './filing-jobs.ts'

/** What rows ask of the page that they stand on. The same functions for all rows, for as long as the page is there. */
export interface RowHands {
  /** Goes to a page of a list: `/print`; to the builder with its name ready to be typed where asked for. */
  readonly go: (id: Id, path: string, toName?: boolean) => void
  /** Undefined where nothing shares lists. */
  readonly share: ((roster: Roster) => void) | undefined
  /** Makes a row's name ready to be typed; null ends it. */
  readonly rename: (id: Id | null) => void
  /** Asks for the folder or the tags of lists. */
  readonly ask: (kind: 'folder' | 'tags', lists: readonly SavedList[]) => void
  /** Chooses a list or leaves it; with `range` all from the last one that was chosen. */
  readonly toggle: (id: Id, range: boolean) => void
}

/** Copies a list; the name of the copy is ready to be typed. */
export function duplicate(list: SavedList, { rename }: Pick<RowHands, 'rename'>): void {
  const [copy] = duplicateLists([list])
  if (copy !== undefined) rename(copy)
}

async function download({ roster }: SavedList) {
  const { saveList } = await import('../../store/save-list.ts')
  const problem = await saveList(roster)
  if (problem !== null) say(problem, { tone: 'bad', stays: 0 })
}

const optional = (wanted: boolean, item: MenuItem) => (wanted ? [item] : [])

/** The menu of a list's row: to use it, to hand it on, to copy it, to file it; the row itself opens and chooses it. */
export function rowActions(list: SavedList, hands: RowHands): readonly MenuItem[] {
  const { id, roster } = list
  const { go, share } = hands
  const to = (path: string) => () => go(id, path)
  const copyAndOpen = () => {
    const [copy] = duplicateLists([list])
    if (copy !== undefined) go(copy, '', true)
  }
  return [
    { id: 'play', label: t('Play'), icon: 'play', onSelect: to('/play') },
    { id: 'history', label: t('History'), icon: 'clock', onSelect: to('/history') },
    ...optional(behind(roster) !== null, {
      id: 'points',
      label: t('Compare points'),
      icon: 'swap',
      onSelect: to('/points'),
    }),
    ...handOn(list, to, share),
    {
      id: 'rename',
      label: t('Rename'),
      icon: 'edit',
      shortcut: 'F2',
      ruled: true,
      onSelect: () => hands.rename(id),
    },
    {
      id: 'duplicate',
      label: t('Duplicate'),
      icon: 'copy',
      shortcut: 'D',
      onSelect: () => duplicate(list, hands),
    },
    { id: 'copy-open', label: t('Duplicate and open'), onSelect: copyAndOpen },
    ...filing(list, hands),
    {
      id: 'delete',
      label: t('Delete'),
      icon: 'trash',
      shortcut: 'Delete',
      danger: true,
      ruled: true,
      onSelect: () => removeLists([list]),
    },
  ]
}

/** Ways to give the list to others. */
function handOn(
  list: SavedList,
  to: (path: string) => () => void,
  share: RowHands['share'],
): readonly MenuItem[] {
  const { roster } = list
  return [
    ...optional(share !== undefined, {
      id: 'share',
      label: t('Share'),
      icon: 'share',
      ruled: true,
      onSelect: () => share?.(roster),
    }),
    {
      id: 'print',
      label: t('Print'),
      icon: 'print',
      ruled: share === undefined,
      onSelect: to('/print'),
    },
    {
      id: 'download',
      label: t('Save as a file'),
      icon: 'download',
      onSelect: () => void download(list),
    },
  ]
}

/** Where the list stands among the others. */
function filing(list: SavedList, { ask }: RowHands): readonly MenuItem[] {
  const { pinned } = list
  return [
    {
      id: 'pin',
      label: pinned ? t('Unpin') : t('Pin'),
      icon: 'pin',
      shortcut: 'P',
      ruled: true,
      onSelect: () => pinLists([list], !pinned),
    },
    { id: 'folder', label: t('Folder'), icon: 'folder', onSelect: () => ask('folder', [list]) },
    { id: 'tags', label: t('Tags'), icon: 'tag', onSelect: () => ask('tags', [list]) },
  ]
}
