/** A weapon or piece of wargear, and how many of it there are. */
export interface OutlineItem {
  readonly name: string
  readonly count: number
}

/** Models of a unit that go by one name. */
export interface OutlineModels {
  readonly name: string
  readonly count: number
  /** What all of them have together. */
  readonly items: readonly OutlineItem[]
  /** Those armed alike, with what each of them has. */
  readonly armed: readonly { readonly models: number; readonly items: readonly OutlineItem[] }[]
}

/** An enhancement that a unit carries. */
export interface OutlineGift {
  readonly name: string
  readonly points: number
  /** The line that says so, as the official app has it. */
  readonly text: string
}

/** A unit as texts print it. */
export interface OutlineUnit {
  readonly name: string
  /** With all that it carries; null where it has no price of its own. */
  readonly points: number | null
  readonly models: number
  /** The part that it plays in its group: `Leader (Character)`; empty where it plays none. */
  readonly part: string
  /** Marks that come first: `Warlord`, `General`, `Reinforced`. */
  readonly marks: readonly string[]
  /** Kinds of models; empty where the unit is one model, or nobody knows of kinds. */
  readonly kinds: readonly OutlineModels[]
  /** What the one model has, or the unit besides its models. */
  readonly items: readonly OutlineItem[]
  readonly gifts: readonly OutlineGift[]
  readonly nickname: string
  readonly note: string
}

/** Units under one heading. */
export interface OutlineGroup {
  /** Heads this group and those after it that have the same; empty where there is none. */
  readonly section: string
  /** Heads this group alone; empty where the section says enough. */
  readonly heading: string
  /** Whether its units form one unit of the list. */
  readonly joined: boolean
  readonly units: readonly OutlineUnit[]
}

/** A list as every text of it has it, in the order of print. */
export interface Outline {
  /** In one line; a list without a name goes by its army. */
  readonly name: string
  /** What stands behind the name: `(2000 points)`, `1990/2000 pts`. */
  readonly total: string
  readonly army: string
  /** Lines between name and units as the official app has them; an empty one is a gap. */
  readonly head: readonly string[]
  readonly groups: readonly OutlineGroup[]
  /** Whether what models carry stands in rows where a text has room for them, or each thing in a line of its own. */
  readonly rows: boolean
  /** What stands under a heading of its own after the units. */
  readonly tail: readonly { readonly heading: string; readonly lines: readonly string[] }[]
  /** Which app wrote the text, and from which data. */
  readonly footer: string
}

/** Words in one line: whatever breaks lines or turns the direction of writing is a space. */
export function inOneLine(words: string): string {
  return words
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069\s]+/gu, ' ')
    .trim()
}

/** Words of the owner's where only a name of a thing stands: in one line, and no number in brackets that reads as a price. */
export function asThing(words: string): string {
  return inOneLine(words).replaceAll(/[([{](\s*[+-]?\d[^)\]}]*)[)\]}]/g, '$1')
}

/** `7x Chainblade`. */
export function itemLine({ count, name }: { readonly count: number; readonly name: string }) {
  return `${count}x ${name}`
}

/** `(115 points)`, or nothing for what has no price. */
export function priceAfter(points: number | null, word = ''): string {
  return points === null ? '' : ` (${points}${word === '' ? '' : ` ${word}`})`
}

/** Lines of a text without gaps at its ends, and never two of them in a row. */
export function textOf(lines: readonly string[]): string {
  const kept = lines.filter((line, at) => line !== '' || (at > 0 && lines[at - 1] !== ''))
  while (kept.at(-1) === '') kept.pop()
  return `${kept.join('\n')}\n`
}
