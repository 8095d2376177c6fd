import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Army } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { System } from '../../engine/system.ts'
import { placeKey } from './places.ts'
import { dropsOf, type KeptDrop } from './ways.ts'

/** A unit on its way through the roster, with what comes of dropping it, by place. */
export interface Cargo {
  readonly unit: Id
  /** The army that was asked; another one may say otherwise. */
  readonly army: Army
  readonly drops: ReadonlyMap<string, KeptDrop>
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

/** Knows what is dragged, null while nothing is. It is watched by what stands in the roster, each part for what concerns it. */
export type Drags = StoreApi<{ readonly drag: Drag | null }>

export const makeDrags = (): Drags => createStore(() => ({ drag: null }))

export const DragContext = createContext(makeDrags())

/** What a part of the roster wants to know of the drag; it renders again when that changes, not with each step of the drag. */
export function useDrag<T>(select: (drag: Drag | null) => T): T {
  return useStore(useContext(DragContext), ({ drag }) => select(drag))
}

/** Asks the game once what comes of dropping the unit anywhere. */
export function cargoOf(system: System, army: Army, unit: Id): Cargo {
  const drops = dropsOf(system, army, unit).map((drop) => [placeKey(drop.onto), drop] as const)
  return { unit, army, drops: new Map(drops) }
}

/** The place among several, shown as one, that a unit is dropped on: the first that takes it, or else the first that says why not. */
export function dropAmong({ drops }: Cargo, keys: readonly string[]): KeptDrop | null {
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

const welcomes = new WeakMap<object, Map<Welcome['look'], Welcome>>()

/**
 * What these places have to say to a dragged unit; null where they have nothing to do with it. The same object for as long as
 * they say the same.
 */
export function welcomeOf(drag: Drag | null, keys: readonly string[]): Welcome | null {
  const drop = drag && dropAmong(drag, keys)
  if (!drop) return null
  const { edit, reason, label, points, onto } = drop
  const look = edit === null ? 'refused' : drag.over === placeKey(onto) ? 'over' : 'target'
  const made = welcomes.get(drop) ?? new Map<Welcome['look'], Welcome>()
  welcomes.set(drop, made)
  const words = edit === null ? (reason ?? '') : label
  const welcome = made.get(look) ?? { look, words, points: edit === null ? 0 : points }
  made.set(look, welcome)
  return welcome
}

/** What these places have to say to the unit that is dragged now. */
export const useWelcome = (keys: readonly string[]): Welcome | null =>
  useDrag((drag) => welcomeOf(drag, keys))
