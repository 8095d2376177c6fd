import { plain } from '../names.ts'

/** A sentence cut into its head, the choices it lists, and what it says behind them. */
export interface Cut {
  readonly head: string
  readonly choices: readonly Choice[]
  readonly notes: string
  /** A star leads from the head to a note of the sheet. */
  readonly starred: boolean
}

export interface Choice {
  readonly text: string
  /** A star leads from it to a note. */
  readonly starred: boolean
  /** What stands in brackets behind it. */
  readonly note: string
}

const bullet = /[\u25AB\u25E6\u25A0\u25AA\u2022]/
const remark =
  /(?:\*+ ?|\. ?| )(?=(?:That|This|These|Those|You|No|A|The|Each) (?:models?|units?|option|weapon|cannot|can|choices|Helbrute|of)\b[^:]*(?:cannot|can only|No model)|No model|You cannot|[Mm]aximum|[Tt]o a maximum|Designer's Note)/

/** Cuts a wargear sentence; its choices begin with a bullet, or with a number behind a colon. */
export function cutSentence(sentence: string): Cut {
  const text = plain(sentence.replaceAll('\n', ' '))
    .replace(/^lf /, 'If ')
    .replace(/^\*?\*?(?=[A-Z0-9])/, '')
  const [start = '', ...listed] = text.split(bullet)
  const body = start.trim() === '' ? (listed.shift() ?? '') : start
  const numbered = listed.length === 0 ? /^(.+following[^:]*:) (\d+ .+)$/.exec(body) : null
  const lines = numbered ? (numbered[2] ?? '').split(/(?<!and) (?=\d+ )/) : listed
  const first = splitNotes(numbered?.[1] ?? body)
  const parts = lines.map((line) => cutChoice(line))
  return {
    head: first.head,
    starred: /\*\.?\s*$/.test(body),
    choices: parts.map(({ choice }) => choice),
    notes: [first.notes, ...parts.map(({ rest }) => rest)].join(' ').trim(),
  }
}

/** What stands in brackets, behind a star or behind the first full stop is a note. */
function splitNotes(text: string): { head: string; notes: string } {
  const brackets = [...text.matchAll(/\(([^)]*)\)/g)].map((found) => found[1] ?? '')
  const bare = plain(text.replace(/\([^)]*\)/g, ' ').replace(/\*/g, ' ')).replace(
    / ([:;,.])/g,
    '$1',
  )
  const stop = /^(.+?[\p{Ll}'\d]{2})\. ?(?=\p{Lu}|$)(.*)$/u.exec(bare)
  return { head: stop?.[1] ?? bare, notes: [...brackets, stop?.[2] ?? ''].join(' ') }
}

function cutChoice(line: string): { choice: Choice; rest: string } {
  const note = /\(([^)]*)\)?/.exec(line)?.[1] ?? ''
  const bare = line.replace(/\([^)]*\)?/g, ' ')
  const at = remark.exec(bare)
  const isOwnStar = at?.[0].startsWith('*') === true && bare[at.index - 1] !== ' '
  const own = at ? bare.slice(0, at.index + (isOwnStar ? 1 : 0)) : bare
  return {
    choice: { text: plain(own.replaceAll('*', ' ')), starred: own.includes('*'), note },
    rest: `${note} ${at ? bare.slice(at.index) : ''}`,
  }
}
