import { plain } from '../names.ts'
import type { Items } from './items.ts'
import { itemText } from './loadout-lines.ts'

export type ItemCount = [number, number]

/**
 * Reads `1 power weapon and 1 storm shield` into numbered items. Names that hold an `and` are known by the sheet's own items.
 * With `known`, null as soon as a name is none of them; else such names are added.
 */
export function itemList(text: string, items: Items, known: boolean): ItemCount[] | null {
  const parts = plain(text.replace(/\([^)]*\)/g, ' '))
    .replace(/[.;:,]+$/, '')
    .split(/(, and |, | and )/)
  const found = join(parts, 0, items, known)
  if (!found) return null
  const counts = new Map<number, number>()
  for (const [item, count] of found) counts.set(item, (counts.get(item) ?? 0) + count)
  return [...counts]
}

/** The longest names first, so that `cult claws and knife` stays one item. */
function join(
  parts: readonly string[],
  at: number,
  items: Items,
  known: boolean,
): ItemCount[] | null {
  if (at >= parts.length) return []
  for (let end = parts.length; end > at; end -= 2) {
    const own = itemText(parts.slice(at, end).join(''))
    const number = own ? (items.find(own.name) ?? pairOf(own, items)) : null
    if (!own || number === null) continue
    const rest = join(parts, end + 1, items, known)
    const count = own.count * (items.find(own.name) === null ? 2 : 1)
    if (rest) return [[number, count], ...rest]
  }
  const single = itemText(parts[at] ?? '')
  if (known || !single || !/^[\p{L}'\d][\p{L}\d' /-]{1,60}$/u.test(single.name)) return null
  const rest = join(parts, at + 2, items, known)
  return rest ? [[items.item(single.name), single.count], ...rest] : null
}

/** Reads what is given up: `X`, `X and Y`, and with `or` several such sets. Null when any name is no item of the sheet. */
export function itemSets(text: string, items: Items): ItemCount[][] | null {
  const whole = itemList(text, items, true)
  if (whole) return [whole]
  const sets = plain(text)
    .replace(/^either /, '')
    .split(/,? or /)
    .map((part) => itemList(part, items, true))
  return sets.length > 1 && sets.every((set) => set !== null)
    ? sets.flatMap((set) => [set ?? []])
    : null
}

/** `twin phosphor pistols` where the sheet has phosphor pistols: two of them. */
function pairOf({ name }: { readonly name: string }, items: Items): number | null {
  return name.startsWith('twin ') ? items.find(name.slice('twin '.length)) : null
}
