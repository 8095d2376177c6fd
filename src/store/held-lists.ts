import type { SavedList } from './saved-list.ts'

type Lists = Map<string, SavedList>

/** The stored lists as a tab knows them: as they are for certain, and as they will be once all that was sent is written. */
export interface HeldLists {
  /** As it will be; undefined where there will be none. */
  readonly get: (id: string) => SavedList | undefined
  readonly ids: () => readonly string[]
  /** It was read, or another tab wrote it: undefined where there is none. */
  readonly know: (id: string, list: SavedList | undefined) => void
  /** It was sent to be written, null to be erased. */
  readonly send: (id: string, list: SavedList | null) => void
  /** What was sent is written. Later writes may be on their way already. */
  readonly written: (id: string, record: { readonly id: string } | null) => void
  /** What was sent was not written: it is as it was. */
  readonly refused: (id: string) => void
  /** None of them is stored any more. */
  readonly clear: () => void
}

/** Holds no list yet. */
export function heldLists(): HeldLists {
  const expected: Lists = new Map()
  const certain: Lists = new Map()
  const put = (lists: Lists, id: string, list: SavedList | null | undefined) => {
    if (list) lists.set(id, list)
    else lists.delete(id)
  }
  return {
    get: (id) => expected.get(id),
    ids: () => [...expected.keys()],
    know: (id, list) => {
      put(certain, id, list)
      put(expected, id, list)
    },
    send: (id, list) => put(expected, id, list),
    // a record that is none of ours has no number of writes
    written: (id, record) =>
      put(certain, id, record && 'rev' in record ? (record as SavedList) : null),
    refused: (id) => put(expected, id, certain.get(id)),
    clear: () => {
      certain.clear()
      expected.clear()
    },
  }
}
