import { countOf, labelOf, pointsOf } from '../../../engine/text/line-parts.ts'
import type { DraftDetail, DraftGroup, DraftUnit, Said } from '../../../engine/text/text-draft.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'

interface OpenUnit extends DraftUnit {
  readonly details: DraftDetail[]
}

interface OpenGroup extends DraftGroup {
  readonly units: OpenUnit[]
}

/** Gathers units under headings while a list is read from top to bottom. */
export interface UnitsDraft {
  readonly groups: () => readonly DraftGroup[]
  /** Begins a group; its heading may be missing. */
  readonly open: (kind: string, title: Said | null) => void
  readonly isOpen: () => boolean
  /** Whether the group at hand has a unit already. */
  readonly hasUnit: () => boolean
  readonly unit: (line: TextLine, text?: string) => void
  /** A line under the unit at hand. */
  readonly detail: (line: TextLine, text?: string) => void
}

function detailOf(text: string, line: number): DraftDetail {
  const { before, points } = pointsOf(text)
  const { count, rest } = countOf(before, true)
  const { label, rest: words } = labelOf(rest)
  return { words, line, label, count, points, depth: 0 }
}

function unitOf(text: string, line: number): OpenUnit {
  const { before, points, after } = pointsOf(text)
  const { count, rest } = countOf(before)
  // names hold commas, so where a row with commas is cut only the data can tell
  const details = after
    .split(/[;•]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return {
    words: rest,
    line,
    points,
    models: count,
    details: details.map((part) => detailOf(part, line)),
  }
}

/** Starts gathering, without any group. */
export function unitsDraft(): UnitsDraft {
  const groups: OpenGroup[] = []
  const unit = () => groups.at(-1)?.units.at(-1)
  return {
    groups: () => groups,
    open: (kind, title) => {
      groups.push({ kind, title, points: null, units: [] })
    },
    isOpen: () => groups.length > 0,
    hasUnit: () => unit() !== undefined,
    unit: (line, text = line.text) => {
      groups.at(-1)?.units.push(unitOf(text, line.at))
    },
    detail: (line, text = line.text) => {
      unit()?.details.push(detailOf(text, line.at))
    },
  }
}
