import type { Id } from '../roster.ts'
import type { LineReading } from './text-form.ts'
import type { TextLine } from './text-line.ts'

/** What a line, or one of several things in it, was understood as. */
export interface PartRead {
  readonly status: LineReading['status']
  readonly kind: string
  readonly as: string
  readonly unit?: Id | null
  readonly stated?: number | null
  readonly candidates?: readonly string[]
  readonly why?: string
}

/** Gathers what the lines were read as; of a line that names several things the least sure one decides. */
export interface ReadingLog {
  readonly add: (line: number, part: PartRead) => void
  readonly has: (line: number) => boolean
  /** A reading for every line that is not blank. `others` says what is to be said of those that nobody read. */
  readonly readings: (
    lines: readonly TextLine[],
    layout: ReadonlySet<number>,
    others?: (line: TextLine) => readonly string[],
  ) => readonly LineReading[]
}

const sureness = { unread: 0, near: 1, read: 2, layout: 3 } as const
const mostCandidates = 6

function joined(parts: readonly string[]): string {
  return [...new Set(parts.filter((part) => part !== ''))].join(', ')
}

function merged(line: number, parts: readonly PartRead[]): LineReading {
  const status = parts.reduce<LineReading['status']>(
    (least, part) => (sureness[part.status] < sureness[least] ? part.status : least),
    'layout',
  )
  const names = parts.filter((part) => part.status !== 'unread').map(({ as }) => as)
  const candidates = parts.flatMap((part) => part.candidates ?? [])
  const why = joined(parts.map((part) => part.why ?? ''))
  return {
    line,
    status,
    kind: joined(parts.map(({ kind }) => kind)),
    as: joined(names),
    unit: parts.find(({ unit }) => unit !== undefined && unit !== null)?.unit ?? null,
    stated: parts.find(({ stated }) => stated !== undefined && stated !== null)?.stated ?? null,
    candidates: [...new Set(candidates)].slice(0, mostCandidates),
    ...(why === '' ? {} : { why }),
  }
}

/** Starts gathering. */
export function readingLog(): ReadingLog {
  const byLine = new Map<number, PartRead[]>()
  return {
    add: (line, part) => {
      const parts = byLine.get(line)
      if (parts) parts.push(part)
      else byLine.set(line, [part])
    },
    has: (line) => byLine.has(line),
    readings: (lines, layout, others = () => []) =>
      lines.flatMap((line) => {
        if (line.text === '') return []
        const parts = byLine.get(line.at)
        if (parts) return [merged(line.at, parts)]
        if (layout.has(line.at)) return [merged(line.at, [{ status: 'layout', kind: '', as: '' }])]
        const candidates = others(line)
        return [merged(line.at, [{ status: 'unread', kind: '', as: '', candidates }])]
      }),
  }
}
