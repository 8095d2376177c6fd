import type { Edit } from '../../engine/edit.ts'
import type { IconName } from '../../ui/icon-paths.ts'

/** The sign beside the words of an edit. */
export function editIcon(edit: Edit): IconName {
  switch (edit.kind) {
    case 'remove-unit':
    case 'remove-group':
    case 'unpick':
      return 'trash'
    case 'add-unit':
    case 'add-group':
    case 'pick':
      return 'plus'
    case 'set-mark':
      return 'star'
    case 'set-size':
      return 'reinforce'
    case 'set-limit':
    case 'set-season':
    case 'set-legends':
    case 'set-army':
      return 'settings'
    case 'all':
      return allIcon(edit.edits)
    case 'move-unit':
    case 'move-group':
    case 'set-name':
    case 'set-notes':
    case 'set-nickname':
    case 'set-note':
    case 'set-wargear':
    case 'replace':
      return 'arrow-right'
  }
}

/** Several edits at once that add a group are a move out of the old one. */
function allIcon(edits: readonly Edit[]): IconName {
  const kinds = new Set(edits.map(({ kind }) => kind))
  if (kinds.has('move-unit') || kinds.has('add-group')) return 'up'
  const [first] = edits
  return first ? editIcon(first) : 'arrow-right'
}
