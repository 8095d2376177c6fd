import { createContext, useContext } from 'react'

import type { Army } from '../../engine/army.ts'
import type { Overview } from '../../engine/brought.ts'
import type { Edit } from '../../engine/edit.ts'
import type { Id } from '../../engine/roster.ts'
import type { Finding, Place } from '../../engine/rule.ts'
import type { OpenPlace, System } from '../../engine/system.ts'
import type { KeptWords } from '../../text/kept-words.ts'
import type { SearchKeeper } from './use-kept-search.ts'
import type { Layout } from './use-layout.ts'

/** What lies beside or over the roster. `roster`: nothing. */
export type View = 'roster' | 'add' | 'reference' | 'check' | 'card' | 'more'

/** What a pane beside the roster can be. */
export type Beside = Exclude<View, 'roster' | 'more'>

/** What the card shows: a unit of the list, or one that could join it. */
export type Shown =
  | { readonly kind: 'unit'; readonly unit: Id }
  | { readonly kind: 'candidate'; readonly id: Id; readonly place: Place }

/** Dialogs that the builder opens over itself. */
export type Over = 'settings' | 'costs' | 'aids'

/** What can be done at the desk. These functions stay the same for the whole visit. */
export interface DeskActions {
  /** Applies an edit as a step of this name, or of the game's own words for it; what takes something away offers to undo it. */
  readonly send: (edit: Edit, label?: KeptWords) => void
  /** Adds a candidate, to the place in focus if no other is told, and stays there, so that several can follow. */
  readonly add: (candidate: Id, place?: Place) => void
  /** Turns the picker to a place and brings it into view. */
  readonly aim: (place: Place) => void
  /** Shows a unit's card. */
  readonly show: (shown: Shown) => void
  /** Shows the card of a candidate for the place in focus. */
  readonly showCandidate: (candidate: Id) => void
  /** Scrolls the roster to a place and shows its unit. */
  readonly jump: (place: Place) => void
  readonly open: (view: View) => void
  readonly close: () => void
  readonly openOver: (over: Over) => void
  /** The army on screen, for what is worked out only when it is asked for. */
  readonly armyNow: () => Army
}

/** What stays the same while the list is edited: rows that need no more than this do not render again with each edit. */
export interface DeskTools extends DeskActions {
  readonly listId: Id
  readonly system: System
  readonly layout: Layout
  readonly searches: SearchKeeper
}

/** All that the parts of the builder share; made by `Builder`, anew with each edit. */
export interface Desk extends DeskTools {
  readonly army: Army
  readonly findings: readonly Finding[]
  readonly places: readonly OpenPlace[]
  readonly view: View
  /** What stands beside the roster where there is room: as asked for, or what the list was opened with. */
  readonly beside: Beside
  /** Null in a game whose lists have nothing to look up. */
  readonly overview: Overview | null
  readonly focus: OpenPlace | null
  readonly shown: Shown | null
  /** Units that an error is about, with the words of their tags. */
  readonly faulty: ReadonlyMap<Id, string | null>
}

export const ToolsContext = createContext<DeskTools | null>(null)
export const DeskContext = createContext<Desk | null>(null)

function inside<T>(value: T | null): T {
  if (value === null) throw new Error('This part of the builder is used outside of it.')
  return value
}

/** The desk that the component stands on. Throws outside the builder, which is a mistake in the code. */
export function useDesk(): Desk {
  return inside(useContext(DeskContext))
}

/** The part of the desk that no edit changes. Throws outside the builder. */
export function useTools(): DeskTools {
  return inside(useContext(ToolsContext))
}
