import type { Edit } from '../../engine/edit.ts'
import type { IconName } from '../../ui/icon-paths.ts'

const icons: Readonly<Record<Exclude<Edit['kind'], 'all'>, IconName>> = {
  'set-name': 'edit',
  'set-notes': 'edit',
  'set-limit': 'settings',
  'set-season': 'settings',
  'set-legends': 'settings',
  'set-prices': 'settings',
  'set-army': 'settings',
  'add-group': 'plus',
  'remove-group': 'trash',
  'move-group': 'arrow-right',
  'add-unit': 'plus',
  'remove-unit': 'trash',
  'move-unit': 'arrow-right',
  'set-size': 'reinforce',
  'set-models': 'reinforce',
  'set-mark': 'star',
  pick: 'plus',
  unpick: 'trash',
  'set-wargear': 'edit',
  'set-nickname': 'edit',
  'set-note': 'edit',
  replace: 'undo',
}

/** The sign beside the words of an edit. */
export function editIcon(edit: Edit): IconName {
  return edit.kind === 'all' ? allIcon(edit.edits) : icons[edit.kind]
}

/** Several edits at once that add a group are a move out of the old one. */
function allIcon(edits: readonly Edit[]): IconName {
  const kinds = new Set(edits.map(({ kind }) => kind))
  if (kinds.has('move-unit') || kinds.has('add-group')) return 'up'
  const [first] = edits
  return first ? editIcon(first) : 'arrow-right'
}
