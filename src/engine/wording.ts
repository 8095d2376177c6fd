import type { ArmyGroup, Tally } from './army.ts'

/** `Butcher’s`, `Gluttons’`. */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`
}

/** `a, b and c`; `or` where told. */
export function listing(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1) ?? ''}`
}

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
  return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
}

// made once: to make one takes longer than to write a thousand numbers with it
const figures = new Intl.NumberFormat('en')

/** `1,770`. */
export function figure(value: number): string {
  const small = Number.isInteger(value) && Math.abs(value) < 1000
  return small ? String(value) : figures.format(value)
}

/** `1 unit`, `4 units`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${figure(count)} ${count === 1 ? one : many}`
}

/** `43 models`; of what is limited how many there may be, too: `1 of 4 enhancements`. */
export function tallyWords({ value, max, label }: Tally): string {
  return max === null ? `${figure(value)} ${label}` : `${figure(value)} of ${figure(max)} ${label}`
}

/** `1st`, `2nd`, `3rd`, `4th`. */
export function ordinal(count: number): string {
  const tail = count % 100 > 10 && count % 100 < 14 ? 0 : count % 10
  return `${count}${['th', 'st', 'nd', 'rd'][tail] ?? 'th'}`
}

/** `a 5th`, `an 8th`: a number with the article that goes with it. */
export function article(ordinal: string): string {
  return /^(8|11\D|18\D)/.test(ordinal) ? `an ${ordinal}` : `a ${ordinal}`
}

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
export function longDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  const name = months[(month ?? 1) - 1] ?? ''
  return `${day ?? 1} ${name} ${year ?? 0}`
}

/** `1 Jun 2027`. */
export function briefDate(iso: string): string {
  const [day, month = '', year] = longDate(iso).split(' ')
  return `${day} ${month.slice(0, 3)} ${year}`
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const numerals = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** `IV` for 4; beyond ten the plain number. */
export function numeral(count: number): string {
  return numerals[count] ?? String(count)
}

/** `WAR MACHINE` to `War Machine`: keywords as they read in a sentence. */
export function titleCase(keyword: string): string {
  return keyword
    .toLowerCase()
    .replaceAll(/(^|[\s(-])(\p{L}+)/gu, (all, before: string, word: string) =>
      before === ' ' && small.has(word)
        ? all
        : before + word.charAt(0).toUpperCase() + word.slice(1),
    )
}
