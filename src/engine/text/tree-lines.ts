import { linesOf } from './lines-of.ts'
import type { Said } from './text-draft.ts'
import type { TextLine } from './text-line.ts'

/** Writes the lines that a roster file is shown by, so that it can be reviewed like a pasted list. */
export interface TreeLines {
  /** Adds a line and returns what it says, with its place. */
  readonly say: (words: string, more?: LineMore) => Said
  /** Adds a line that says nothing of the list: a heading, a blank. */
  readonly head: (words: string, depth?: number) => Said
  readonly lines: () => readonly TextLine[]
  /** Places of the lines that say nothing of the list. */
  readonly layout: () => ReadonlySet<number>
}

/** What else stands in a line: how deep it is nested, what comes before and after the words. */
export interface LineMore {
  readonly depth?: number
  readonly label?: string
  readonly count?: number | null
  readonly points?: number | null
  readonly nickname?: string
}

/** Starts the lines of one roster file. */
export function treeLines(): TreeLines {
  const written: string[] = []
  const layout = new Set<number>()
  const add = (words: string, text: string): Said => {
    written.push(text)
    return { words, line: written.length - 1 }
  }
  return {
    say: (words, more = {}) => add(words, lineText(words, more)),
    head: (words, depth = 0) => {
      layout.add(written.length)
      return add(words, `${'  '.repeat(depth)}${words}`)
    },
    lines: () => linesOf(written.join('\n')),
    layout: () => layout,
  }
}

function lineText(words: string, more: LineMore): string {
  const { depth = 0, label = '', count = null, points = null, nickname = '' } = more
  const parts = [
    depth === 0 ? '' : `${'  '.repeat(depth - 1)}• `,
    label === '' ? '' : `${label}: `,
    count === null ? '' : `${count}x `,
    words,
    nickname === '' ? '' : ` "${nickname}"`,
    points === null ? '' : ` (${points} pts)`,
  ]
  return parts.join('')
}
