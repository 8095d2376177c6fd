import { list, t } from '../text/t.ts'
import { phaseWord } from './game-words.ts'
import type { Id } from './roster.ts'

/** Something that a list gives its player to use in the game: a stratagem, a spell, an ability of a formation. */
export interface TurnAid {
  readonly id: Id
  readonly name: string
  /** What brings it: a detachment, a lore, the core rules. */
  readonly from: string
  /** What is paid for each use: `1` of `CP`; null where nothing is. */
  readonly cost: { readonly value: number; readonly counts: string } | null
  /** Marks of one to three words besides the cost: `Battle Tactic`, `spell 7`. */
  readonly tags: readonly string[]
  /** Phases that it is used in, by the game's words; none: in any. */
  readonly phases: readonly string[]
  readonly whose: 'your' | 'enemy' | 'any'
  /** Whether the list has what it is used on, as far as the data says. */
  readonly usable: boolean
  /** Of the text about it (`text-id.ts`). */
  readonly text?: Id
}

/** Aids of the same phases. */
export interface PhaseAids {
  /** In the order of play; none: any phase. */
  readonly phases: readonly string[]
  readonly aids: readonly TurnAid[]
}

const turnOrder = { your: 0, any: 1, enemy: 2 } as const

/**
 * Aids by the phases they are used in, as the turn goes: those of any phase, then those of each phase alone, followed by
 * those of it and later ones. Phases that `order` does not name come last. Within a phase those of one's own turn come first.
 */
export function aidsByPhase(
  aids: readonly TurnAid[],
  order: readonly string[],
): readonly PhaseAids[] {
  const rank = (phase: string) => (order.includes(phase) ? order.indexOf(phase) : order.length)
  const found = new Map<string, { phases: readonly string[]; aids: TurnAid[] }>()
  for (const aid of aids) {
    const phases = aid.phases.toSorted((a, b) => rank(a) - rank(b))
    const key = phases.join()
    const same = found.get(key)
    if (same) same.aids.push(aid)
    else found.set(key, { phases, aids: [aid] })
  }
  // one digit for each phase: a phase alone stands before the same one with others
  const place = ({ phases }: PhaseAids) => phases.map((phase) => String(rank(phase)).padStart(2))
  return [...found.values()]
    .map(({ phases, aids: all }) => ({ phases, aids: all.toSorted(byTurn) }))
    .toSorted((a, b) => compare(place(a).join(), place(b).join()))
}

const byTurn = (a: TurnAid, b: TurnAid): number => turnOrder[a.whose] - turnOrder[b.whose]

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** `Any phase`, `Shooting or fight`. */
export function phasesText(phases: readonly string[]): string {
  const words = list(phases.map(phaseWord), 'or') || t('any phase')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
