import { language, list, num, t } from '../../text/t.ts'
import { type CheckedList, countOf } from './checked-list.ts'

/** `line 3`, `lines 14 to 18`, `lines 3, 5 and 9`; empty for none. Takes places from 0. */
export function linesWords(lines: readonly number[]): string {
  const [first, ...rest] = lines.map((line) => line + 1)
  const last = rest.at(-1)
  if (first === undefined) return ''
  if (last === undefined) return t('line {line}', { line: String(first) })
  const run = last - first === rest.length
  if (run && rest.length > 1) {
    return t('lines {first} to {last}', { first: String(first), last: String(last) })
  }
  const named = [first, ...rest].slice(0, 6)
  const more = rest.length + 1 - named.length
  const all = more > 0 ? [...named, t('{count, number} more', { count: more })] : named
  return t('lines {lines}', { lines: list(all.map(String)) })
}

/** What a list is called in the table: its player, else its own name, else where it came from. */
export function titleOf({ player, name, source }: CheckedList): string {
  return player || name || source
}

/** `2 faults`, `To ask`, `Unreadable`, `In order`. */
export function verdictWords(checked: CheckedList): string {
  if (checked.verdict === 'ask') return t('To ask')
  if (checked.verdict === 'unreadable') return t('Unreadable')
  if (checked.verdict === 'ok') return t('In order')
  return t('{count, plural, one {# fault} other {# faults}}', { count: countOf(checked, 'error') })
}

/** `1,990 of 2,000`; a dash where nothing was read. */
export function pointsWords({ points, limit }: CheckedList): string {
  if (points === null) return '–'
  return t('{points, number} of {limit, number}', { points, limit: limit ?? 0 })
}

/** `total as printed`, `10 less than printed`; empty where no total is printed. */
export function statedWords({ stated, misstated }: CheckedList): string {
  if (stated === null) return ''
  if (misstated === null) return t('total as printed')
  return misstated > 0
    ? t('{points} less than printed', { points: num(misstated) })
    : t('{points} more than printed', { points: num(-misstated) })
}

const englishEnd = /[.?!](?=\s+[\p{Lu}\d“])/u
/** Other languages put a full stop behind ordinals and abbreviations: `in der 2. Runde`, `Nr. 3`. */
const otherEnd = /(?:(?<!\b\d{1,2})\.|[?!])(?=\s+[\p{Lu}„“«])/u

/** The first sentence of a finding, and the rest, which may be empty. */
export function sentenceParts(message: string): { readonly lead: string; readonly rest: string } {
  const end = (language() === 'en' ? englishEnd : otherEnd).exec(message)
  const at = end ? end.index + 1 : message.length
  return { lead: message.slice(0, at), rest: message.slice(at).trim() }
}

/** A line as far as a sentence has room for it; a cut is shown. */
export function shortWords(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text
}

/** `03`: numbers of one table have the same width. */
export function numberWords(number: number): string {
  return String(number).padStart(2, '0')
}
