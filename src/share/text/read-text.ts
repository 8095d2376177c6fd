import type { TextAnswers, TextRead } from '../../engine/text/text-form.ts'
import type { TextLine } from '../../engine/text/text-line.ts'
import type { FoundFormat } from './lists-in.ts'

/** A pasted list read: the roster, what each line was understood as, and what the text says of itself. */
export interface TextList extends TextRead {
  readonly system: string
  readonly format: string
  readonly formatName: string
  /** Total and limit as printed. */
  readonly stated: number | null
  readonly statedLimit: number | null
  /** App and data version that the text names. */
  readonly source: string
  readonly lines: readonly TextLine[]
}

/** No answers: the text is taken as it stands. */
export const noAnswers: TextAnswers = { lines: new Map(), faction: null }

/** Reads the lines of one list in a format against the data at hand. Never throws; what is not understood is kept as unread. */
export function readText(
  lines: readonly TextLine[],
  found: FoundFormat,
  data: unknown,
  answers: TextAnswers = noAnswers,
): TextList {
  const draft = found.format.parse(lines)
  const read = found.form.read(draft, lines, data, answers)
  return {
    ...read,
    system: found.form.system,
    format: found.format.id,
    formatName: found.format.name,
    stated: draft.stated,
    statedLimit: draft.limit,
    source: draft.source,
    lines,
  }
}
