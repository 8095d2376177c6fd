import type { TextLine } from '../../../engine/text/text-line.ts'
import { markOf } from './line-marks.ts'

/** A name of more lines than this is prose. */
const nameLines = 4
/** So far behind its first line a list has said what it is. */
const headLines = 30
const longest = 120

/** Whether a line can be a part of a name that runs over several. */
function mayName(line: TextLine | undefined): boolean {
  if (!line || line.bullet || line.text === '' || line.text.length > longest) return false
  return markOf(line).is === 'entry' && !/[)\]:]$|^[[=]/.test(line.text)
}

/** Where the name begins that ends in the line with the total. */
export function nameStart(lines: readonly TextLine[], total: number): number {
  let at = total
  while (total - at < nameLines && mayName(lines[at - 1])) at -= 1
  // More lines than a name can have in one piece are prose before it.
  return mayName(lines[at - 1]) ? total : at
}

/** Whether the line with a total begins a list: its season, tallies or a heading follow before another total. */
function isHead(lines: readonly TextLine[], total: number): boolean {
  const line = lines[total]
  if (!line || line.bullet || markOf(line).is !== 'total') return false
  for (const next of lines.slice(total + 1, total + headLines)) {
    const { is } = markOf(next)
    if (is === 'total' || is === 'footer') return false
    if (is === 'season' || is === 'tally' || is === 'heading') return true
  }
  return false
}

/** Whether a list of an app begins at this line: with its name, which may run over several lines, and its total. */
export function listBegins(lines: readonly TextLine[], at: number): boolean {
  for (let total = at; total <= at + nameLines; total += 1) {
    const line = lines[total]
    if (!line) return false
    if (markOf(line).is === 'total') return isHead(lines, total) && nameStart(lines, total) === at
    if (!mayName(line)) return false
  }
  return false
}
