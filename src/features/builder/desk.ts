import { createContext, useContext } from 'react'

import type { Army } from '../../engine/army.ts'
import type { Edit } from '../../engine/edit.ts'
import type { Id } from '../../engine/roster.ts'
import type { Finding, Place } from '../../engine/rule.ts'
import type { Candidate, OpenPlace, System } from '../../engine/system.ts'
import type { Layout } from './use-layout.ts'

/** What lies beside or over the roster. `roster`: nothing. */
export type View = 'roster' | 'add' | 'check' | 'card' | 'more'

/** What the card shows: a unit of the list, or one that could join it. */
export type Shown =
  | { readonly kind: 'unit'; readonly unit: Id }
  | { readonly kind: 'candidate'; readonly id: Id; readonly place: Place }

/** Dialogs that the builder opens over itself. */
export type Over = 'settings' | 'costs'

/** All that the parts of the builder share; made once by `Builder`. */
export interface Desk {
  readonly listId: Id
  readonly army: Army
  readonly findings: readonly Finding[]
  readonly system: System
  readonly places: readonly OpenPlace[]
  readonly layout: Layout
  readonly view: View
  readonly focus: OpenPlace | null
  readonly shown: Shown | null
  /** Units that an error is about, with the words of their tags. */
  readonly faulty: ReadonlyMap<Id, string | null>
  /** Applies an edit; what takes something away offers to undo it. */
  readonly send: (edit: Edit, label?: string) => void
  /** Adds a candidate and stays where it is, so that several can follow. */
  readonly add: (candidate: Candidate) => void
  /** Turns the picker to a place and brings it into view. */
  readonly aim: (place: Place) => void
  /** Shows a unit's card. */
  readonly show: (shown: Shown) => void
  /** Scrolls the roster to a place and shows its unit. */
  readonly jump: (place: Place) => void
  readonly open: (view: View) => void
  readonly close: () => void
  readonly openOver: (over: Over) => void
}

export const DeskContext = createContext<Desk | null>(null)

/** The desk that the component stands on. Throws outside the builder, which is a mistake in the code. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('This part of the builder is used outside of it.')
  return desk
}
