import { apply } from './apply.ts'
import { diff } from './diff.ts'
import type { Edit } from './edit.ts'
import type { Roster } from './roster.ts'

/** The edit that takes `edit` back: applied to the roster after it, it gives the roster before it. */
export function inverse(roster: Roster, edit: Edit): Edit {
  return { kind: 'all', edits: diff(apply(roster, edit), roster) }
}
