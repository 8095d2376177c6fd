import type { NavigateFunction } from 'react-router'

import type { Roster } from '../../engine/roster.ts'
import { behind } from '../../library/versions.ts'
import { lists } from '../../store/lists.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { say } from '../../store/toasts.ts'
import type { MenuItem } from '../../ui/menu.tsx'

function remove({ id, roster }: SavedList) {
  lists.getState().remove(id)
  const onAction = () => lists.getState().restore(id)
  say(`${roster.name} moved to the bin`, { action: { label: 'Undo', onAction } })
}

function duplicate({ id, roster }: SavedList) {
  const copy = lists.getState().duplicate(id)
  const onAction = () => lists.getState().remove(copy)
  say(`${roster.name} duplicated`, { action: { label: 'Undo', onAction } })
}

async function download({ roster }: SavedList) {
  const { saveList } = await import('../../store/save-list.ts')
  const problem = await saveList(roster)
  if (problem !== null) say(problem, { tone: 'bad', stays: 0 })
}

/** The menu of a list's row. */
export function rowActions(
  list: SavedList,
  navigate: NavigateFunction,
  onShare: ((roster: Roster) => void) | undefined,
): readonly MenuItem[] {
  const go = (path: string) => () => void navigate(`/list/${list.id}${path}`)
  return [
    { id: 'open', label: 'Open', icon: 'edit', onSelect: go('') },
    { id: 'duplicate', label: 'Duplicate', icon: 'copy', onSelect: () => duplicate(list) },
    ...(onShare
      ? [
          {
            id: 'share',
            label: 'Share',
            icon: 'share',
            onSelect: () => onShare(list.roster),
          } as const,
        ]
      : []),
    ...(behind(list.roster)
      ? [
          {
            id: 'points',
            label: 'Compare points',
            icon: 'swap',
            onSelect: go('/points'),
          } as const,
        ]
      : []),
    { id: 'history', label: 'History', icon: 'clock', onSelect: go('/history') },
    { id: 'print', label: 'Print', icon: 'print', onSelect: go('/print') },
    {
      id: 'download',
      label: 'Download JSON',
      icon: 'download',
      onSelect: () => void download(list),
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: 'trash',
      danger: true,
      ruled: true,
      onSelect: () => remove(list),
    },
  ]
}
