import type { TextLine } from '../../../engine/text/text-line.ts'
import type { DraftBody } from './draft-body.ts'
import { markOf, type LineMark } from './line-marks.ts'

/** What a reader of lines keeps beside the units. */
export interface BodyState {
  readonly body: DraftBody
  readonly layout: Set<number>
  /** Lines that name the app that wrote the list. */
  readonly sources: string[]
}

/**
 * Reads lines as the official app writes them, and those that follow it: headings, `Name (115 points)`, and under it what the
 * unit has, a line each. Lines that stand nowhere in this order are left out.
 */
export function parseBody(lines: readonly TextLine[], state: BodyState): void {
  let ended = false
  for (const [place, line] of lines.entries()) {
    const mark = markOf(line)
    if (mark.is === 'heading' || mark.is === 'attached-unit' || mark.is === 'attached-units') {
      ended = false
    }
    if (mark.is === 'footer') {
      ended = true
      state.sources.push(line.text)
      state.layout.add(line.at)
    } else if (!ended) readLine(lines, place, mark, state)
  }
}

function readLine(
  lines: readonly TextLine[],
  place: number,
  mark: LineMark,
  { body, layout }: BodyState,
): void {
  const line = lines[place]
  if (!line) return
  const title = { words: line.text, line: line.at }
  switch (mark.is) {
    case 'heading':
      body.open(mark.allied ? 'allied' : 'section', title)
      layout.add(line.at)
      return
    case 'attached-unit':
      body.open('attached', title)
      layout.add(line.at)
      return
    case 'attached-units':
      layout.add(line.at)
      return
    case 'priced':
      if (mark.rest === '') body.unit(mark.name, line.at, { points: mark.points })
      return
    case 'label':
      if (mark.label !== 'faction') body.labelled(mark.label, mark.words, line.at)
      return
    case 'detail':
      body.thing(line)
      return
    case 'entry':
      readEntry(lines, place, { body, layout })
      return
    case 'blank':
    case 'footer':
    case 'size':
    case 'detachments':
    case 'disposition':
  }
}

/** A line without any mark: a heading that nobody knows, or what goes on right under a unit though its bullet got lost. */
function readEntry(
  lines: readonly TextLine[],
  place: number,
  { body, layout }: Pick<BodyState, 'body' | 'layout'>,
): void {
  const line = lines[place]
  if (!line) return
  if (inCapitals(line.text) && isUnit(nextLine(lines, place))) {
    body.open('section', { words: line.text, line: line.at })
    layout.add(line.at)
  } else if (goesOn(lines, place) && body.hasUnit()) body.thing(line)
}

const inCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase()

/** Whether a line stands right under a line of a unit; of several without a mark those that are set in go on as well. */
function goesOn(lines: readonly TextLine[], place: number): boolean {
  const [before, line] = [lines[place - 1], lines[place]]
  if (!before || !line) return false
  const { is } = markOf(before)
  return is === 'entry' ? before.indent > 0 && line.indent > 0 : is !== 'blank'
}

function nextLine(lines: readonly TextLine[], place: number): TextLine | undefined {
  return lines.slice(place + 1, place + 9).find(({ text }) => text !== '')
}

const isUnit = (line: TextLine | undefined) => line !== undefined && markOf(line).is === 'priced'
