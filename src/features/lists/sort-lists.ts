import { plainText, searchWords } from '../../library/plain-text.ts'
import type { SavedList } from '../../store/saved-list.ts'

export type Order = 'changed' | 'name' | 'points'

/** The orders on offer, with their words. */
export const orders: readonly { readonly id: Order; readonly label: string }[] = [
  { id: 'changed', label: 'Last edited' },
  { id: 'name', label: 'Name' },
  { id: 'points', label: 'Points' },
]

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const compare: Readonly<Record<Order, (a: SavedList, b: SavedList) => number>> = {
  changed: (a, b) => b.changed.localeCompare(a.changed),
  name: (a, b) => names.compare(a.roster.name, b.roster.name),
  points: (a, b) => (b.summary?.points ?? 0) - (a.summary?.points ?? 0),
}

/** Lists in the order asked for; equal ones by when they were last edited, then by id. */
export function sortLists(lists: readonly SavedList[], order: Order): readonly SavedList[] {
  return lists.toSorted(
    (a, b) => compare[order](a, b) || compare.changed(a, b) || a.id.localeCompare(b.id),
  )
}

/** Lists whose name, army or notes contain every word of the search, whatever its case and accents. */
export function findLists(lists: readonly SavedList[], search: string): readonly SavedList[] {
  const words = searchWords(search)
  if (words.length === 0) return lists
  return lists.filter(({ roster, summary }) => {
    const text = plainText(`${roster.name} ${summary?.title ?? ''} ${roster.notes}`)
    return words.every((word) => text.includes(word))
  })
}
