import { createContext, useContext } from 'react'

import type { Army } from '../../engine/army.ts'
import type { Drop } from '../../engine/drop.ts'
import type { Id } from '../../engine/roster.ts'
import type { System } from '../../engine/system.ts'
import { placeKey } from './places.ts'

/** A unit on its way through the roster, with what comes of dropping it, by place. */
export interface Cargo {
  readonly unit: Id
  /** The army that was asked; another one may say otherwise. */
  readonly army: Army
  readonly drops: ReadonlyMap<string, Drop>
}

/** What carries a unit. */
export type CarriedBy = 'keys' | 'mouse' | 'finger'

export interface Drag extends Cargo {
  /** The key of the place that it is over, if it may be dropped there. */
  readonly over: string | null
  readonly by: CarriedBy
  /** Where on screen the pointer took it. */
  readonly from: { readonly x: number; readonly y: number }
}

/** What the roster looks like to the unit that is dragged; null while none is. */
export const DragContext = createContext<Drag | null>(null)

export const useDrag = (): Drag | null => useContext(DragContext)

/** Asks the game once what comes of dropping the unit anywhere. */
export function cargoOf(system: System, army: Army, unit: Id): Cargo {
  const drops = system.drops(army, unit).map((drop) => [placeKey(drop.onto), drop] as const)
  return { unit, army, drops: new Map(drops) }
}

/** The place among several, shown as one, that a unit is dropped on: the first that takes it, or else the first that says why not. */
export function dropAmong({ drops }: Cargo, keys: readonly string[]): Drop | null {
  const all = keys.flatMap((key) => drops.get(key) ?? [])
  return all.find(({ edit }) => edit !== null) ?? all[0] ?? null
}

/** How something shows itself to the unit that is dragged. */
export interface Welcome {
  readonly look: 'target' | 'over' | 'refused'
  /** What the drop would do, or why it is refused. */
  readonly words: string
  readonly points: number
}

/** What these places have to say to a dragged unit; null where they have nothing to do with it. */
export function welcomeOf(drag: Drag | null, keys: readonly string[]): Welcome | null {
  const drop = drag && dropAmong(drag, keys)
  if (!drop) return null
  const { edit, reason, label, points, onto } = drop
  if (edit === null) return { look: 'refused', words: reason ?? '', points: 0 }
  return { look: drag.over === placeKey(onto) ? 'over' : 'target', words: label, points }
}
