import { counted, figure } from '../../engine/wording.ts'
import { type CheckedList, countOf } from './checked-list.ts'

/** `line 3`, `lines 14 to 18`, `lines 3, 5 and 9`; empty for none. Takes places from 0. */
export function linesWords(lines: readonly number[]): string {
  const [first, ...rest] = lines.map((line) => line + 1)
  const last = rest.at(-1)
  if (first === undefined) return ''
  if (last === undefined) return `line ${first}`
  const run = last - first === rest.length
  if (run && rest.length > 1) return `lines ${first} to ${last}`
  const named = [first, ...rest].slice(0, 6)
  const more = rest.length + 1 - named.length
  const end = more > 0 ? `${more} more` : String(named.pop())
  return `lines ${named.join(', ')} and ${end}`
}

/** What a list is called in the table: its player, else its own name, else where it came from. */
export function titleOf({ player, name, source }: CheckedList): string {
  return player || name || source
}

/** `2 faults`, `To ask`, `Unreadable`, `In order`. */
export function verdictWords(list: CheckedList): string {
  if (list.verdict === 'faults') return counted(countOf(list, 'error'), 'fault')
  return { ask: 'To ask', unreadable: 'Unreadable', ok: 'In order' }[list.verdict]
}

/** `1,990 of 2,000`; a dash where nothing was read. */
export function pointsWords({ points, limit }: CheckedList): string {
  return points === null ? '–' : `${figure(points)} of ${figure(limit ?? 0)}`
}

/** `total as printed`, `10 less than printed`; empty where no total is printed. */
export function statedWords({ stated, misstated }: CheckedList): string {
  if (stated === null) return ''
  if (misstated === null) return 'total as printed'
  return `${figure(Math.abs(misstated))} ${misstated > 0 ? 'less' : 'more'} than printed`
}

/** The first sentence of a finding, and the rest, which may be empty. */
export function sentenceParts(message: string): { readonly lead: string; readonly rest: string } {
  const end = /[.?!](?=\s+[\p{Lu}\d“])/u.exec(message)
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
