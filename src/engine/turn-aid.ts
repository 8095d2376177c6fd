import type { Id } from './roster.ts'

/** Something that a list gives its player to use in the game: a stratagem, a spell, an ability of a formation. */
export interface TurnAid {
  readonly id: Id
  readonly name: string
  /** What brings it: a detachment, a lore, the core rules. */
  readonly from: string
  /** Marks of one to three words: `1 CP`, `Battle Tactic`, `spell 7`. */
  readonly tags: readonly string[]
  /** Phases that it is used in, by the game's words; none: in any. */
  readonly phases: readonly string[]
  readonly whose: 'your' | 'enemy' | 'any'
  /** Whether the list has what it is used on, as far as the data says. */
  readonly usable: boolean
}
