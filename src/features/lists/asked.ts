import type { SavedList } from '../../store/saved-list.ts'

/** A dialog that the page shows, with what it is about. */
export type Asked =
  | { readonly kind: 'folder'; readonly lists: readonly SavedList[] }
  | { readonly kind: 'tags'; readonly lists: readonly SavedList[] }
  | { readonly kind: 'export'; readonly lists: readonly SavedList[] }
  | { readonly kind: 'folder-name'; readonly folder: string }
