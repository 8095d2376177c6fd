import { createContext, useContext } from 'react'

import type { PlaySheet } from '../../engine/play.ts'
import type { Id } from '../../engine/roster.ts'
import type { Battle } from '../../store/play-battle.ts'
import type { PlayAction } from '../../store/play-state.ts'
import type { Awake } from './use-awake.ts'

/** Parts of the page, of which a phone shows one at a time. */
export type Part = 'phases' | 'units' | 'score'

/** What the parts of the play page work with. */
export interface Desk {
  readonly list: Id
  readonly name: string
  readonly sheet: PlaySheet
  readonly battle: Battle
  /** Does something, as a step of undo, and reads it out; what is typed in one go, named by `typing`, is one step. */
  readonly act: (action: PlayAction, typing?: string) => void
  /** What undo and redo would do; null where there is nothing. */
  readonly history: { readonly undo: string | null; readonly redo: string | null }
  readonly undo: () => void
  readonly redo: () => void
  /** The part that a phone shows. */
  readonly part: Part
  readonly show: (part: Part) => void
  /** Whether the screen is kept awake. */
  readonly awake: Awake
}

export const DeskContext = createContext<Desk | null>(null)

/** The battle that is on the page. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('Outside of the play page')
  return desk
}
