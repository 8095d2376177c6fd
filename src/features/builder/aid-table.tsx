import { phaseWord } from '../../engine/game-words.ts'
import { aidsByPhase, type TurnAid } from '../../engine/turn-aid.ts'
import { tIn } from '../../text/t.ts'
import { PhaseTable } from '../../ui/phase-table.tsx'
import { useTools } from './desk.ts'
import { titleCase } from './words.ts'

export interface AidTableProps {
  readonly aids: readonly TurnAid[]
  /** Whether phases are headings, which they are not inside of a row. */
  readonly headings?: boolean
  /** Whether all come from one thing, which then need not be named. */
  readonly one?: boolean
}

/** Aids by phase, each with its cost, what brings it, and whose turn it is used in. */
export function AidTable({ aids, headings, one }: AidTableProps) {
  const { system } = useTools()
  const phases = aidsByPhase(aids, system.phases).map(({ phases: names, aids: items }) => {
    return { name: phaseName(names), items }
  })
  return <PhaseTable phases={phases} headings={headings} one={one} />
}

/** `Any`, `Shooting, Fight`. */
const phaseName = (phases: readonly string[]): string =>
  phases.length === 0 ? tIn('phase', 'Any') : phases.map(headWord).join(', ')

/** A phase as it heads a table: `Hero Phase`. */
function headWord(phase: string): string {
  const word = phaseWord(phase)
  return word === phase ? titleCase(phase) : word
}
