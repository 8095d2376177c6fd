import type { Id } from '../engine/roster.ts'
import { useLists } from './lists.ts'
import { fileName, saveFile } from './save-file.ts'
import { useUnread } from './use-unread.ts'

/** What is known of a list that no page can show. */
export interface AbsentList {
  /** What is stored of it but cannot be read; null where nothing is. */
  readonly damaged: {
    readonly name: string
    /** A newer version saved it: nothing is wrong with it. */
    readonly newer: boolean
    /** Hands out what is stored of it. */
    readonly onDownload: () => void
  } | null
  /** Why no list can be shown at all; null where others can. */
  readonly unread: { readonly title: string; readonly words: string } | null
}

/** Says of a list that is not among the lists why that may be. */
export function useAbsent(id: Id): AbsentList {
  const unread = useUnread()
  const damaged = useLists((state) => state.damaged.find((each) => each.id === id))
  if (!damaged) return { damaged: null, unread }
  const { name, newer, raw } = damaged
  const onDownload = () => saveFile(fileName(name || `list ${id}`, 'json'), raw)
  return { damaged: { name, newer, onDownload }, unread }
}
