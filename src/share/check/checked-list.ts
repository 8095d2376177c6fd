import type { Id, Roster } from '../../engine/roster.ts'
import type { Severity } from '../../engine/rule.ts'

/** One thing found, with the lines of the text that cause it. */
export interface CheckedFinding {
  readonly rule: string
  readonly severity: Severity
  readonly citation: string
  readonly message: string
  /** The message with all that it leaves out; absent where that is nothing. */
  readonly whole?: string
  /** Names of the units concerned. */
  readonly units: readonly string[]
  /** Places in `lines`. */
  readonly lines: readonly number[]
}

/** A line of the text and what it was understood as. */
export interface CheckedLine {
  readonly text: string
  readonly status: 'read' | 'near' | 'unread' | 'layout' | 'blank'
  readonly as: string
}

/** `faults`: a rule is broken. `ask`: something is to be asked of the player. `unreadable`: there is no list to judge. */
export type Verdict = 'faults' | 'ask' | 'unreadable' | 'ok'

/** A list read and judged, as plain data that a worker can hand on. */
export interface CheckedList {
  /** File or paste that it came in. */
  readonly source: string
  /** Empty where nothing names one. */
  readonly player: string
  /** The list's own name. */
  readonly name: string
  readonly system: Id
  /** The game in short: `AoS`. */
  readonly game: string
  readonly faction: string
  /** What the seal is stamped with: the game, and the season or edition that it was judged by. */
  readonly seal: { readonly top: string; readonly bottom: string }
  /** Season and points version that it was judged by, by name; empty where nothing could be read. */
  readonly judgedBy: string
  readonly format: string
  /** Null where nothing could be read. */
  readonly points: number | null
  readonly limit: number | null
  /** The total as printed, and by how much it is more than ours; null where none is printed, or they agree. */
  readonly stated: number | null
  readonly misstated: number | null
  /** Null in games without. */
  readonly drops: number | null
  /** Choices of the whole army that a budget pays for: detachments. */
  readonly chosen: readonly string[]
  /** The first count of the game: `3 drops`. */
  readonly tally: string
  readonly units: number
  readonly verdict: Verdict
  /** Faults first, then what is to be asked, then notes. */
  readonly findings: readonly CheckedFinding[]
  /** Places of the lines that were not understood. */
  readonly unread: readonly number[]
  /** Those of them above and below the list that are plainly no part of it. */
  readonly round: readonly number[]
  readonly lines: readonly CheckedLine[]
  /** Equal for lists of the same units and choices; empty where there are none. */
  readonly key: string
  /** Equal for lists of the same units, whatever their wargear and groups; empty where there are none. */
  readonly unitsKey: string
  /** As judged; null where nothing could be read. */
  readonly roster: Roster | null
}

const order = { error: 0, warning: 1, note: 2 } as const

/** Findings in the order that they are shown in. */
export function inOrderOfWeight(findings: readonly CheckedFinding[]): readonly CheckedFinding[] {
  return findings.toSorted((a, b) => order[a.severity] - order[b.severity])
}

/** What findings come to. */
export function verdictOf(findings: readonly CheckedFinding[]): Verdict {
  if (findings.some(({ severity }) => severity === 'error')) return 'faults'
  return findings.some(({ severity }) => severity === 'warning') ? 'ask' : 'ok'
}

/** How many findings are of a weight. */
export function countOf({ findings }: CheckedList, severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length
}
