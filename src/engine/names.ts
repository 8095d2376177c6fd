import type { Id } from './roster.ts'

/** A name without case, accents, spaces and punctuation, so that two ways to write it compare equal. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '')
}

/** The id that a name would have, for names that no book has. */
export function slugOfName(name: string): Id {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/['’‘\p{Mark}]/gu, '')
    .match(/[a-z0-9]+/g)
  return words?.join('-').slice(0, 90).replace(/-$/, '') ?? 'unnamed'
}

/** How many letters must be put in, left out or changed to make one text of the other; stops counting at `most`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) >= most) return most
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [down, letter] of Array.from(one).entries()) {
    const next = [down + 1]
    for (let across = 0; across < other.length; across += 1) {
      const same = letter === other[across] ? 0 : 1
      const change = (row[across] ?? most) + same
      next.push(Math.min(change, (row[across + 1] ?? most) + 1, (next[across] ?? most) + 1))
    }
    if (Math.min(...next) >= most) return most
    row = next
  }
  return Math.min(most, row[other.length] ?? most)
}

/**
 * The names nearest to one that nobody knows, the nearest first, at most three: a few letters apart, or one within the other.
 * Empty when nothing comes close.
 */
export function nearestNames(name: string, names: Iterable<string>): readonly string[] {
  const key = nameKey(name).slice(0, 90)
  if (key.length < 3) return []
  const most = Math.max(3, Math.ceil(key.length / 3))
  const found: { name: string; apart: number }[] = []
  for (const candidate of new Set(names)) {
    const other = nameKey(candidate)
    const within = other.includes(key) || (other.length > 3 && key.includes(other))
    const apart = Math.min(distance(key, other, most), within ? most - 1 : most)
    if (apart < most) found.push({ name: candidate, apart })
  }
  return found
    .toSorted((a, b) => a.apart - b.apart || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map(({ name }) => name)
}
