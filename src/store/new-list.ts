import type { Roster } from '../engine/roster.ts'
import { freshListId } from './list-id.ts'
import { LIST_FORM, type SavedList } from './saved-list.ts'

/** A list that is new at this time, with an id of its own; `part` is what it takes over from another. */
export function newList(
  roster: Roster,
  time: string,
  part: Partial<Pick<SavedList, 'summary' | 'seen' | 'declined' | 'folder' | 'tags'>> = {},
): SavedList {
  return {
    form: LIST_FORM,
    id: freshListId(),
    rev: 0,
    step: 0,
    roster,
    created: time,
    changed: time,
    removed: null,
    summary: null,
    seen: null,
    declined: '',
    folder: '',
    tags: [],
    pinned: false,
    ...part,
  }
}
