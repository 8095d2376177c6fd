import { labelOf, numberOf } from '../../../engine/text/line-parts.ts'
import type { DraftChoice, Said } from '../../../engine/text/text-draft.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import { linesBelow } from './lines-below.ts'

/** The block of lines with plus signs that New Recruit begins its lists with. */
export interface BlockHead {
  readonly armies: readonly Said[]
  readonly choices: readonly DraftChoice[]
  readonly stated: number | null
  readonly layout: ReadonlySet<number>
  /** Place of the first line after it. */
  readonly end: number
}

/** Whether a line is of such a block: `+ FACTION KEYWORD: ...`, a lone plus sign, or `& ...` that goes on with one. */
function ofBlock({ text, rule, raw }: TextLine): boolean {
  return /^[+&](?: |$)/.test(text) || (rule && raw.includes('+++'))
}

/** Whether a list in one of these formats begins here. */
export function blockBegins(lines: readonly TextLine[], at: number): boolean {
  return /^\+ ?FACTION KEYWORD ?:/i.test(lines[at]?.text ?? '')
}

/** Whether the lines have such a block. */
export function hasBlock(lines: readonly TextLine[]): boolean {
  return lines.some(({ text }) =>
    /^\+ ?(?:FACTION KEYWORD|DETACHMENTS?|FORCE DISPOSITIONS?|TOTAL ARMY POINTS|WARLORD|ENHANCEMENTS?|NUMBER OF UNITS|SECONDARY) ?:/i.test(
      text,
    ),
  )
}

/** So many lines that are not of the block may stand together in it. */
const mostWithin = 3

const labels: readonly (readonly [RegExp, string])[] = [
  [/^detachments?/i, 'detachments'],
  [/^force dispositions?/i, 'dispositions'],
  [/^battle size/i, 'size'],
  [/^warlord/i, 'warlord'],
  [/^enhancements?/i, 'enhancement'],
]

/** Takes the block apart. Without one, nothing is read and the units begin at once. */
export function parseBlock(lines: readonly TextLine[]): BlockHead {
  const armies: Said[] = []
  const choices: DraftChoice[] = []
  const layout = new Set<number>()
  let stated: number | null = null
  let end = 0
  let last = ''
  for (const [place, line] of lines.entries()) {
    if (!ofBlock(line)) {
      // what a form broke off a line, or somebody wrote between, does not end it
      if (line.text !== '' && end > 0 && !linesBelow(lines, place, mostWithin).some(ofBlock)) break
      continue
    }
    end = place + 1
    const text = line.text.replace(/^[+&] ?/, '')
    const { label, rest } = line.text.startsWith('&') ? { label: last, rest: text } : labelOf(text)
    last = label
    const known = labels.find(([pattern]) => pattern.test(label))?.[1]
    if (/^faction/i.test(label)) armies.push({ words: rest, line: line.at })
    else if (known !== undefined)
      choices.push({ label: known, words: rest, points: null, line: line.at })
    else {
      if (/^total/i.test(label)) stated = /\d/.test(rest) ? numberOf(rest) : null
      layout.add(line.at)
    }
  }
  return { armies, choices, stated, layout, end }
}
