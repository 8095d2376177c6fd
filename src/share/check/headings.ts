import type { Said, TextDraft } from '../../engine/text/text-draft.ts'
import type { TextLine } from '../../engine/text/text-line.ts'
import type { PastedList } from '../text/lists-in.ts'
import type { TextList } from '../text/read-text.ts'

/** A list out of a paste, and the name of the player above it; empty where none stands there. */
export interface HeadedList {
  readonly list: PastedList
  readonly player: string
}

/** Every line that a draft took something from. */
function linesUsed(draft: TextDraft): ReadonlySet<number> {
  const { name, season, armies, choices, groups, layout } = draft
  const units = groups.flatMap((group) => group.units)
  const said = [
    ...armies,
    ...choices,
    ...groups.flatMap(({ title }) => title ?? []),
    ...units,
    ...units.flatMap(({ details }) => details),
    ...[name, season].flatMap((one) => one ?? []),
  ]
  return new Set([...layout, ...said.map(({ line }) => line)])
}

/** What apps and forums write round lists, which is nobody's name. */
const footer =
  /\b(?:created|exported|generated|made|built|shared|sent) (?:with|by|in|from)\b|\bapp\s*:|\bv\d+\.\d|:\/\/|\bwww\.|@|\.(?:com|eu|org|app|net)\b/i

/** Says whose a list is: `Player: Anna Berg`, `From: Anna Berg <anna@example.org>`. */
const label = /^(?:player|name|from|by|spieler|von|joueur|jugador)\s*:\s*/i
const labelled = ({ text }: TextLine) => label.test(text)

/** `Player: Anna Berg`, `Anna Berg wrote:`, `3. Anna Berg`, `=== Anna Berg ===` and `Anna Berg` are one name. */
function nameIn(text: string): string {
  return text
    .replace(/^([=~*-])\1+\s*(.*?)\s*\1*$/, '$2')
    .replace(label, '')
    .replace(/^(?:player|name|from|by|spieler|joueur)\s+-\s+/i, '')
    .replace(/\s*<[^<>]*>\s*$/, '')
    .replace(/^#?\d{1,3}[.):]\s+/, '')
    .replace(/\s+(?:wrote|writes|schrieb|a écrit)\s*:?$/i, '')
    .replace(/\s*[:-]+$/, '')
    .trim()
}

/** No line with a name is longer; a long one would take long to be taken apart. */
const longestHeading = 200

/** The player's name that words by themselves are: short, a name's signs only, no price; empty where they are none. */
export function nameOfWords(text: string): string {
  if (text.length > longestHeading) return ''
  const bare = nameIn(text)
  const signs = /^[^()[\]|+=]{2,40}$/.test(bare) && /\p{L}/u.test(bare) && !/[.!?…]$/.test(bare)
  return signs && bare.split(' ').length <= 6 && !footer.test(bare) ? bare : ''
}

/** Whether a line can be a player's name. */
function isName({ text, bullet }: TextLine): boolean {
  return !bullet && nameOfWords(text) !== ''
}

/** Places of the lines with words, the last first. */
function written(lines: readonly TextLine[]): readonly number[] {
  return [...lines.entries()]
    .filter(([, { text }]) => text !== '')
    .map(([place]) => place)
    .toReversed()
}

/** Where, of what stands between two lists, the heading of the second begins: at a label, else after the footers of the first. */
function beginOf(places: readonly number[], lines: readonly TextLine[]): number | undefined {
  const is = (test: (line: TextLine) => boolean) => (place: number) => {
    const line = lines[place]
    return line !== undefined && test(line)
  }
  const named = places.find(is(labelled))
  return named ?? places[places.findLastIndex(is(({ text }) => footer.test(text))) + 1]
}

/**
 * How many lines at the end of a list belong to the one after it: prose that its format has no place for, or a name that stands
 * by itself after an empty line.
 */
function tailOf({ lines, found }: PastedList): number {
  if (!found) return 0
  const places = written(lines)
  const used = linesUsed(found.format.parse(lines))
  const end = places.findIndex((place) => used.has(lines[place]?.at ?? -1))
  const after = end > 0 ? places.slice(0, end).toReversed() : []
  const first = beginOf(after, lines)
  if (first !== undefined) return lines.length - first
  if (after.length > 0) return 0
  // in a text without empty lines, or with one after each line, they part nothing
  const [last = 0, before = 0] = places
  const line = lines[last]
  const parted = last - before > 1 && places.length < lines.length * 0.9
  const doubled = places.slice(1).every((place, at) => (places[at] ?? 0) - place > 1)
  return line && parted && !doubled && isName(line) ? lines.length - last : 0
}

/** The name right above a list: the last line before the first one that its format has a place for. */
function nameAbove({ lines, found }: PastedList): TextLine | null {
  if (!found) return null
  const used = linesUsed(found.format.parse(lines))
  const first = lines.findIndex((line) => used.has(line.at) && line.text !== '')
  const heading = lines.slice(0, Math.max(0, first)).filter(({ text }) => text !== '')
  const named = heading.findLast((line) => labelled(line) && isName(line))
  const above = named ?? heading.at(-1)
  return above && isName(above) ? above : ruledName(lines)
}

/** A name between rules on the first line, which some formats take for a part of the list's own: `=== Anna Berg ===`. */
function ruledName(lines: readonly TextLine[]): TextLine | null {
  const first = lines.find(({ raw }) => raw.trim() !== '')
  const ruled =
    first &&
    first.raw.length <= longestHeading &&
    /^([=~*-])\1{2,}\s*[^=~*]+\1{3,}$/.test(first.raw.trim())
  return ruled && nameOfWords(first.raw.trim()) !== '' ? first : null
}

/** The same list with its lines counted from 0, without empty ones at its ends. */
function renumbered(list: PastedList, lines: readonly TextLine[]): PastedList {
  const first = lines.findIndex(({ raw }) => raw.trim() !== '')
  const last = lines.findLastIndex(({ raw }) => raw.trim() !== '')
  const own = first < 0 ? [] : lines.slice(first, last + 1)
  return { ...list, lines: own.map((line, at) => ({ ...line, at })) }
}

/**
 * Gives each list of a paste its own lines, counted from 0, and the player named above it: what stands between two lists is the
 * heading of the second. Names that the format itself has a place for stay where they are.
 */
export function withHeadings(lists: readonly PastedList[]): readonly HeadedList[] {
  let carried: readonly TextLine[] = []
  return lists.map((list, at) => {
    const all = [...carried, ...list.lines].map((line, place) => ({ ...line, at: place }))
    const whole = { ...list, lines: all }
    const tail = at < lists.length - 1 ? tailOf(whole) : 0
    carried = all.slice(all.length - tail)
    const own = { ...list, lines: all.slice(0, all.length - tail) }
    const name = nameAbove(own)
    const rest = own.lines.filter((line) => line !== name)
    return {
      list: renumbered(list, rest),
      player: name ? nameIn(name.text || name.raw.trim()) : '',
    }
  })
}

/** The player's name that a list begins with, told by that nothing of the game is called so; null where there is none. */
export function playerIn({ lines, readings }: TextList): Said | null {
  const first = readings.findIndex(({ status }) => status === 'read' || status === 'near')
  const above = readings[first - 1]
  const line = lines.find(({ at }) => at === above?.line)
  if (above?.status !== 'unread' || !line || !isName(line)) return null
  return { words: nameIn(line.text), line: line.at }
}

/** The list with the line of the player's name understood. */
export function withName(list: TextList, at: number): TextList {
  const readings = list.readings.map((reading) =>
    reading.line === at ? { ...reading, status: 'layout' as const } : reading,
  )
  return { ...list, readings }
}
