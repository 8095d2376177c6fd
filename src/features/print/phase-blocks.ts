import type { PlayEntry, PlaySheet } from '../../engine/play.ts'
import { phasesText } from '../../engine/turn-aid.ts'
import { t } from '../../text/t.ts'

/** An entry where it is used. */
export interface PhaseLine {
  readonly entry: PlayEntry
  /** The phase under which it stands in full; empty where that is here. */
  readonly see: string
}

/** What is used in the same phase, or what always holds. */
export interface PhaseBlock {
  readonly id: string
  readonly title: string
  readonly lines: readonly PhaseLine[]
}

const turnOrder = { your: 0, any: 1, enemy: 2 } as const

const byTurn = (a: PhaseLine, b: PhaseLine) => turnOrder[a.entry.whose] - turnOrder[b.entry.whose]

/** Phases of an entry in the order of play; those that the game does not name come last. None: any phase. */
function phasesOf({ phases }: PlayEntry, order: readonly string[]): readonly string[] {
  const known = order.filter((phase) => phases.includes(phase))
  const others = phases.filter((phase) => !order.includes(phase))
  return phases.length === 0 ? [''] : [...known, ...others]
}

const titleOf = (phase: string) => phasesText(phase === '' ? [] : [phase])

/**
 * What a list gives its player to use, by phase in the order of play, and last what always holds. What is used in several phases
 * stands in full under the first of them, and by its name under the others. What the list has no unit for is left out.
 */
export function phaseBlocks(
  { entries }: PlaySheet,
  order: readonly string[],
): readonly PhaseBlock[] {
  const lines = new Map<string, PhaseLine[]>()
  const usable = entries.filter((entry) => entry.usable)
  for (const entry of usable.filter(({ passive }) => !passive)) {
    const phases = phasesOf(entry, order)
    for (const phase of phases) {
      const see = phase === phases[0] ? '' : titleOf(phases[0] ?? '')
      lines.set(phase, [...(lines.get(phase) ?? []), { entry, see }])
    }
  }
  const others = [...lines.keys()].filter((phase) => phase !== '' && !order.includes(phase))
  const blocks = ['', ...order, ...others].flatMap((phase) => {
    const found = lines.get(phase)
    return found
      ? [{ id: phase || 'any', title: titleOf(phase), lines: found.toSorted(byTurn) }]
      : []
  })
  const always = usable.filter(({ passive }) => passive).map((entry) => ({ entry, see: '' }))
  if (always.length === 0) return blocks
  return [...blocks, { id: 'always', title: t('Always'), lines: always }]
}
