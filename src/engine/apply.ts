import { editGroups } from './apply-groups.ts'
import { editUnits } from './apply-units.ts'
import type { Edit } from './edit.ts'
import type { Roster } from './roster.ts'

/**
 * Takes a roster and an edit and returns the roster after it. An edit that names something the roster does not have, or that
 * would use an id twice, changes nothing and returns the roster itself.
 */
export function apply(roster: Roster, edit: Edit): Roster {
  switch (edit.kind) {
    case 'set-name':
      return changed(roster, { name: edit.name })
    case 'set-notes':
      return changed(roster, { notes: edit.notes })
    case 'set-limit':
      return changed(roster, { limit: edit.limit })
    case 'set-season':
      return changed(roster, { season: edit.season })
    case 'set-prices':
      return changed(roster, { prices: edit.prices })
    case 'set-legends':
      return changed(roster, { legends: edit.legends })
    case 'set-army':
      return changed(roster, { faction: edit.faction, variant: edit.variant })
    case 'replace':
      return edit.roster
    case 'all':
      return edit.edits.reduce(apply, roster)
    case 'add-group':
    case 'remove-group':
    case 'move-group':
    case 'add-unit':
    case 'remove-unit':
    case 'move-unit':
      return editGroups(roster, edit)
    case 'set-size':
    case 'set-models':
    case 'set-mark':
    case 'set-wargear':
    case 'set-nickname':
    case 'set-note':
    case 'pick':
    case 'unpick':
    default:
      return editUnits(roster, edit)
  }
}

function changed(roster: Roster, part: Partial<Roster>): Roster {
  const keys = Object.keys(part) as (keyof Roster)[]
  return keys.every((key) => roster[key] === part[key]) ? roster : { ...roster, ...part }
}
