import { plainText, searchWords } from '../../library/plain-text.ts'
import type { Order } from '../../store/lists-view.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { titleIn } from '../../store/summary.ts'
import { inEachLanguage, locale, msg, type Message } from '../../text/t.ts'

/** The orders on offer, with their words. */
export const orders: readonly { readonly id: Order; readonly label: Message }[] = [
  { id: 'changed', label: msg('Last edited') },
  { id: 'created', label: msg('Made') },
  { id: 'name', label: msg('Name') },
  { id: 'army', label: msg('Army') },
  { id: 'points', label: msg('Points') },
]

const names = inEachLanguage(
  () => new Intl.Collator(locale(), { numeric: true, sensitivity: 'base' }),
)

const titleOf = ({ summary }: SavedList) => (summary ? titleIn(summary) : '')

/** Later times first; they are written so that letters compare as times do. */
const later = (a: string, b: string) => Number(a < b) - Number(a > b)

const compare: Readonly<Record<Order, (a: SavedList, b: SavedList) => number>> = {
  changed: (a, b) => later(a.changed, b.changed),
  created: (a, b) => later(a.created, b.created),
  name: (a, b) => names().compare(a.roster.name, b.roster.name),
  points: (a, b) => (b.summary?.points ?? 0) - (a.summary?.points ?? 0),
  army: (a, b) => names().compare(titleOf(a), titleOf(b)) || compare.name(a, b),
}

/** Lists in the order asked for, pinned ones first; equal ones by when they were last edited, then by id. */
export function sortLists(lists: readonly SavedList[], order: Order): readonly SavedList[] {
  return lists.toSorted(
    (a, b) =>
      Number(b.pinned) - Number(a.pinned) ||
      compare[order](a, b) ||
      compare.changed(a, b) ||
      later(b.id, a.id),
  )
}

/** A list never changes, so neither do the words it is found by. */
const texts = new WeakMap<SavedList, string>()

function textOf(list: SavedList): string {
  const known = texts.get(list)
  if (known !== undefined) return known
  const { roster, summary, seen, folder, tags } = list
  const rows = seen?.blocks.flatMap((block) => block.rows.map(({ name }) => name)) ?? []
  const nicknames = roster.groups.flatMap(({ units }) => units.map(({ nickname }) => nickname))
  const words = [roster.name, summary?.title ?? '', titleOf(list), folder, ...tags, roster.notes]
  const text = plainText([...words, ...rows, ...nicknames].join('\n'))
  texts.set(list, text)
  return text
}

/**
 * Lists of which name, army, folder, tags, notes, units and choices together hold every word of the search, whatever its case
 * and accents.
 */
export function findLists(lists: readonly SavedList[], search: string): readonly SavedList[] {
  const words = searchWords(search)
  if (words.length === 0) return lists
  return lists.filter((list) => words.every((word) => textOf(list).includes(word)))
}
