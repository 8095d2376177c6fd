import type { PlaySheet } from '../engine/play.ts'
import type { Id } from '../engine/roster.ts'

export type Side = 'your' | 'enemy'

/** A moment of a battle. */
export interface PlayTime {
  /** 0 before the first. */
  readonly round: number
  /** Whose turn; outside of turns that of who goes first. */
  readonly turn: Side
  /** By the game's words. */
  readonly phase: string
}

/** What a unit has suffered. */
export interface UnitState {
  /** What it was called, for when the list has it no more. */
  readonly name: string
  /** Models lost of each kind. */
  readonly lost: Readonly<Record<string, number>>
  /** Wounds on the model that falls next. */
  readonly damage: number
  /** Called destroyed, whatever it had left. */
  readonly down: boolean
  /** Whether it was set up, or taken off the table; null where it is as the list has it. */
  readonly placed: boolean | null
}

/** One use of something, when it was and what was paid for it. */
export interface Use extends PlayTime {
  readonly paid: number
}

/** What a player noted about an entry of the sheet: kept from one battle to the next. */
export interface Mark {
  /** What it was called, for when the list has it no more. */
  readonly name: string
  readonly pinned: boolean
  readonly hidden: boolean
  readonly note: string
}

export type BySide<T> = Readonly<Record<Side, T>>

/** A battle as it stands: plain data. What is about units and entries goes by their ids. */
export interface Battle {
  /** ISO time. */
  readonly started: string
  readonly time: PlayTime
  /** Who goes first in each round, as far as it was said; a round of which it was not goes as the one before. */
  readonly firsts: readonly Side[]
  /** Victory points by round. */
  readonly points: BySide<readonly number[]>
  readonly counters: Readonly<Record<Id, BySide<number>>>
  /** How often each counter was gained: the moments that do not give are of no account, for edits of the list move them. */
  readonly gained: Readonly<Record<Id, number>>
  readonly units: Readonly<Record<Id, UnitState>>
  /** By entry, or by entry and unit. */
  readonly used: Readonly<Record<string, readonly Use[]>>
  readonly marks: Readonly<Record<Id, Mark>>
}

/** Bounds of what is kept; far above what a battle comes to. */
export const PLAY_BOUNDS = {
  points: 999,
  counter: 99,
  note: 2000,
  uses: 60,
  rounds: 20,
  /** Steps of undo that outlive the visit. */
  steps: 300,
} as const

/** What is at a moment of both players. */
export const both = <T>(value: T): BySide<T> => ({ your: value, enemy: value })

export const otherSide = (side: Side): Side => (side === 'your' ? 'enemy' : 'your')

/** Who goes first in a round. */
export function firstIn(round: number, firsts: readonly Side[]): Side {
  return firsts.slice(0, Math.max(round, 1)).at(-1) ?? 'your'
}

/** Victory points of a side in all. */
export function totalOf(points: readonly number[]): number {
  return points.reduce((sum, one) => sum + one, 0)
}

/** What of the sheet the course of a battle goes by. */
export type Course = Pick<PlaySheet, 'phases' | 'rounds' | 'counters'>
