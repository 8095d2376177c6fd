/** Text as search compares it: lower case, without accents and punctuation. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether one word turns into the other with at most `most` letters changed, added, left out or swapped with the next. */
export function isNear(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      }
      next.push(cost)
    }
    before = last
    last = next
  }
  return (last[b.length] ?? 0) <= most
}

/** Typing mistakes forgiven in a word: none in a short one, two in a long one. */
const forgiven = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/** The word may be unfinished, so it is compared with the beginning of the other, too. */
function isMeant(word: string, other: string): boolean {
  const most = forgiven(word)
  if (most === 0) return false
  return isNear(word, other, most) || isNear(word, other.slice(0, word.length), most)
}

export interface Searchable {
  readonly name: string
  readonly words: readonly string[]
}

const known = new Map<string, string>()

/** Names and keywords are the same with each letter typed. */
function plainOnce(text: string): string {
  let made = known.get(text)
  if (made === undefined) known.set(text, (made = plain(text)))
  return made
}

/** How well a text is found: -1 is the whole name, 0 begins the name, 1 in the name, 2 in another word, 3 with a typing mistake; null: not found. */
export function rank(thing: Searchable, query: string): number | null {
  const asked = plain(query)
  if (asked === '') return 0
  const name = plainOnce(thing.name)
  if (name === asked) return -1
  if (name.startsWith(asked)) return 0
  const others = thing.words.map(plainOnce)
  const all = [name, ...others].flatMap((text) => text.split(' '))
  let worst = 1
  for (const word of asked.split(' ')) {
    if (name.includes(word)) continue
    if (others.some((other) => other.includes(word))) worst = Math.max(worst, 2)
    else if (all.some((other) => isMeant(word, other))) worst = 3
    else return null
  }
  return worst
}
