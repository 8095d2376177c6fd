import { continuesName } from '../../../engine/text/name-lines.ts'
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
  const [above, own] = [lines[total - 1], lines[total]]
  const mark = own && markOf(own)
  if (mark?.is === 'total' && !continuesName(mark.name, above?.text ?? '')) return total
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

/** Whether a titled list of an app begins at this line: with its name, which may run over several lines, and its total. */
function titledBegins(lines: readonly TextLine[], at: number): boolean {
  for (let total = at; total <= at + nameLines; total += 1) {
    const line = lines[total]
    if (!line) return false
    if (markOf(line).is === 'total') return isHead(lines, total) && nameStart(lines, total) === at
    if (!mayName(line)) return false
  }
  return false
}

/** The army stands in no more lines than these. */
const armyLines = 3
/** A list of another, with its units, is no longer. */
const listLines = 400

/** Whether a line can name the army or its formation: in pieces, or with a price that has a word to it. */
function mayNameArmy(line: TextLine | undefined): boolean {
  if (!line || line.bullet || line.text === '' || line.text.length > longest) return false
  const { is } = markOf(line)
  if (is === 'renown-army') return true
  return is === 'entry' && (/(?:points?|pts)\)$/i.test(line.text) || !/[)\]:.!?]$/.test(line.text))
}

/** Whether the units of a list stand above, of either game: prices, before anything that only a head has. */
function isBelowUnits(lines: readonly TextLine[], at: number): boolean {
  let priced = 0
  for (let place = at - 1; place >= Math.max(0, at - listLines); place -= 1) {
    const line = lines[place]
    const is = line ? markOf(line).is : 'blank'
    if (is === 'footer') return true
    if (is !== 'entry' && is !== 'blank' && is !== 'heading') return false
    if (/\(\d+(?: ?[\p{L}.]{2,10})?\)$/u.test(line?.text ?? '')) priced += 1
    if (priced > 1) return true
  }
  return false
}

/** Whether a list begins here that lost its name and total: with its army, or with its season where that got lost too. */
function headlessBegins(lines: readonly TextLine[], at: number): boolean {
  let from = at
  while (from - at < armyLines && mayNameArmy(lines[from])) from += 1
  const season = lines[from]
  if (!season || markOf(season).is !== 'season' || season.bullet) return false
  // of more lines in one piece those right above the season are the army
  if (from - at < armyLines && mayNameArmy(lines[at - 1])) return false
  return isBelowUnits(lines, at)
}

/** Whether a list of an app begins at this line. */
export function listBegins(lines: readonly TextLine[], at: number): boolean {
  return titledBegins(lines, at) || headlessBegins(lines, at)
}
