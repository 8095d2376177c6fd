import { countOf, pointsOf } from '../../../engine/text/line-parts.ts'
import type { DraftDetail, DraftGroup, DraftUnit, Said } from '../../../engine/text/text-draft.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import type { Meaning } from './labels.ts'

/**
 * Kinds of groups in a draft. Units of an `attached` group form one unit of the list; `section` heads units that stand alone,
 * as far as they do not say themselves whom they join.
 */
export type GroupKind = 'attached' | 'section' | 'allied'

/**
 * Labels of a detail: what the list calls it, or that it is a row of names. `carries`: `Bolt pistol, 2x Chainblade and Icon`,
 * each of them as often as its `count` says. `key`: what others call the unit (`Char2`). `some`: what some or all of its models
 * carry. `beside`: others
 * stand in the same line. `group-enhancement`: one of the units of its group has it.
 */
export type DetailLabel = Meaning | 'carries' | 'key' | 'some' | 'beside' | 'group-enhancement' | ''

interface OpenUnit extends DraftUnit {
  readonly details: DraftDetail[]
}

interface OpenGroup extends DraftGroup {
  readonly units: OpenUnit[]
}

/** Gathers groups, units and what stands under them while a list is read from top to bottom. */
export interface DraftBody {
  readonly groups: () => readonly DraftGroup[]
  /** Begins a group; its heading may be missing. */
  readonly open: (kind: GroupKind, title: Said | null) => void
  /** Whether there is a unit that details can belong to. */
  readonly hasUnit: () => boolean
  /** Begins a unit, in a section of its own where no group was begun. */
  readonly unit: (words: string, line: number, more?: UnitMore) => void
  /** A line under the unit at hand that names something: a model, a weapon. How far it is set in says what it belongs to. */
  readonly thing: (line: TextLine, text?: string) => void
  /** The same of something that is labelled, or whose depth is known. */
  readonly labelled: (label: DetailLabel, words: string, line: number, more?: DetailMore) => void
}

export interface UnitMore {
  readonly points?: number | null
  readonly models?: number | null
}

export interface DetailMore {
  readonly count?: number | null
  readonly points?: number | null
  readonly depth?: number
}

/** Starts gathering, without any group. */
export function draftBody(): DraftBody {
  const groups: OpenGroup[] = []
  /** Columns at which details of the unit at hand begin, the outermost first. */
  let columns: number[] = []
  const unitAtHand = () => groups.at(-1)?.units.at(-1)
  const labelled: DraftBody['labelled'] = (label, words, line, more = {}) => {
    const { count = null, points = null, depth = 0 } = more
    unitAtHand()?.details.push({ label, words, line, count, points, depth })
  }
  return {
    groups: () => groups,
    open: (kind, title) => {
      groups.push({ kind, title, points: null, units: [] })
    },
    hasUnit: () => unitAtHand() !== undefined,
    unit: (words, line, { points = null, models = null } = {}) => {
      if (groups.length === 0)
        groups.push({ kind: 'section', title: null, points: null, units: [] })
      groups.at(-1)?.units.push({ words, line, points, models, details: [] })
      columns = []
    },
    thing: (line, text = line.text) => {
      columns = within(columns, columnOf(line))
      const { before, points } = pointsOf(text)
      const { count, rest } = countOf(before)
      labelled('', rest, line.at, { count, points, depth: columns.length - 1 })
    },
    labelled,
  }
}

/** Where a line's words begin: a line without a bullet goes on at the depth of one with. */
function columnOf({ indent, bullet }: TextLine): number {
  return indent + (bullet ? 2 : 0)
}

function within(columns: readonly number[], column: number): number[] {
  return [...columns.filter((one) => one < column), column]
}
