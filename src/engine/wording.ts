import { date, list, num, saidOnce, t } from '../text/t.ts'
import type { ArmyGroup, Tally } from './army.ts'

/** `Butcher’s`, `Gluttons’`: goes before what is theirs. */
export const possessive = saidOnce((name: string) => {
  const end = name.endsWith('s') ? 's' : 'other'
  return t('{end, select, s {{name}’} other {{name}’s}}', { end, name })
})

/** `a, b and c`; `or` where told. */
export const listing = list

/** What goes with a group: its only unit, or what the whole is called. */
export function nameOfGone({ style, name, units }: ArmyGroup): string {
  const [only, ...others] = units
  return only && others.length === 0 && style !== 'locked' ? only.name : name
}

/** Names of units, each once. */
export function namesOf(units: readonly { readonly name: string }[]): readonly string[] {
  return [...new Set(units.map(({ name }) => name))]
}

/** The first few names and how many more there are. */
export function fewOf(names: readonly string[], most = 4): string {
  if (names.length <= most + 1) return listing(names)
  const few = names.slice(0, most).join(', ')
  return t('{names} and {count, number} more', { names: few, count: names.length - most })
}

/** `1,770`. */
export function figure(value: number): string {
  const small = Number.isInteger(value) && Math.abs(value) < 1000
  return small ? String(value) : num(value)
}

/** `43 models`; of what is limited how many there may be, too: `1 of 4 enhancements`. */
export function tallyWords({ value, max, label }: Tally): string {
  if (max === null) return `${figure(value)} ${label}`
  return t('{value, number} of {max, number} {label}', { value, max, label })
}

/** `3`, `1 to 3`. */
export function rangeWords(min: number, max: number): string {
  return min === max ? figure(min) : t('{min, number} to {max, number}', { min, max })
}

/** `1st`, `2nd`, `3rd`, `4th`. */
export const ordinal = saidOnce((count: number) =>
  t('{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { count }),
)

const small = new Set(['a', 'and', 'da', 'for', 'in', 'of', 'on', 'the', 'to', 'with'])

/** A name made of an id, for what no book can name: `lord-of-the-pit` to `Lord of the Pit`. */
export function nameOfId(id: string): string {
  return id
    .split('-')
    .map((word, at) =>
      at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}

/** `1 June 2027`. */
export const longDate = saidOnce((iso: string) => dayText(iso, 'long'))

/** `1 Jun 2027`. */
export const briefDate = saidOnce((iso: string) => dayText(iso, 'short'))

/** What is no day stays as it is. */
function dayText(iso: string, month: 'long' | 'short'): string {
  const day = Date.parse(iso)
  if (Number.isNaN(day)) return iso
  return date(day, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
}

const numerals = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** `IV` for 4; beyond ten the plain number. */
export function numeral(count: number): string {
  return numerals[count] ?? String(count)
}

const titled = new Map<string, string>()

/** `WAR MACHINE` to `War Machine`: keywords as they read in a sentence. */
export function titleCase(keyword: string): string {
  let words = titled.get(keyword)
  if (words === undefined) titled.set(keyword, (words = inTitleCase(keyword)))
  return words
}

function inTitleCase(keyword: string): string {
  return keyword
    .toLowerCase()
    .replaceAll(/(^|[\s(-])(\p{L}+)/gu, (all, before: string, word: string) =>
      before === ' ' && small.has(word)
        ? all
        : before + word.charAt(0).toUpperCase() + word.slice(1),
    )
}
