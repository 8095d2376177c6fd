import type { KeptWords } from '../text/kept-words.ts'
import type { Battle } from './play-battle.ts'

/** Parts of a battle that are told apart by an id. */
export const tables = ['counters', 'gained', 'units', 'used', 'marks'] as const
type Table = (typeof tables)[number]

/** What differs between two states of a battle: of tables only the rows that do, null for one that is not there. */
export type Patch = Readonly<
  Partial<Omit<Battle, Table>> & {
    [K in Table]?: Readonly<Record<string, Battle[K][string] | null>>
  }
>

/** A step of undo: what it did, and what leads back and forth. */
export interface PlayStep extends KeptWords {
  /** What it typed into and since when, or null: letters that are typed in one go are one step. */
  readonly typing: string | null
  readonly back: Patch
  readonly forth: Patch
}

/** A battle with its history; the steps nearest to now are the last of each. */
export interface PlayHistory {
  readonly battle: Battle
  readonly past: readonly PlayStep[]
  readonly future: readonly PlayStep[]
}

const isTable = (key: string): key is Table => tables.some((table) => table === key)

/** What leads from one state of a battle to another. */
export function patchBetween(from: Battle, to: Battle): Patch {
  const keys = Object.keys(to) as (keyof Battle)[]
  const changed = keys.filter((key) => from[key] !== to[key])
  return Object.fromEntries(
    changed.map((key) => [key, isTable(key) ? rowsBetween(from[key], to[key]) : to[key]]),
  )
}

type Rows = Readonly<Record<string, unknown>>

function rowsBetween(from: Rows, to: Rows): Rows {
  const ids = new Set([...Object.keys(from), ...Object.keys(to)])
  const changed = [...ids].filter((id) => from[id] !== to[id])
  return Object.fromEntries(changed.map((id) => [id, to[id] ?? null]))
}

/** The state that a patch leads to. */
export function patched(battle: Battle, patch: Patch): Battle {
  const parts = Object.entries(patch).map(([key, part]) => [
    key,
    isTable(key) ? withRows(battle[key], part as Rows) : part,
  ])
  return { ...battle, ...(Object.fromEntries(parts) as Partial<Battle>) }
}

function withRows(rows: Rows, part: Rows): Rows {
  return Object.fromEntries(Object.entries({ ...rows, ...part }).filter(([, row]) => row !== null))
}

/** A history that goes on to another state. What was undone before is given up. `typing` names what is typed into, if anything. */
export function stepped(
  history: PlayHistory,
  to: Battle,
  { label, said }: KeptWords,
  typing: string | null = null,
): PlayHistory {
  const { battle, past, future } = history
  if (to === battle) return history
  const last = past.at(-1)
  // a field is one row of a table: what leads back from its first letter leads back from all
  const begun = typing !== null && last?.typing === typing && future.length === 0 ? last : null
  const back = begun?.back ?? patchBetween(to, battle)
  const step = { label, said, typing, back, forth: patchBetween(battle, to) }
  return { battle: to, past: [...(begun ? past.slice(0, -1) : past), step], future: [] }
}

/** One step back; null where there is none. */
export function undone({ battle, past, future }: PlayHistory): PlayHistory | null {
  const step = past.at(-1)
  if (!step) return null
  return {
    battle: patched(battle, step.back),
    past: past.slice(0, -1),
    future: [...future, step],
  }
}

/** One step forth; null where there is none. */
export function redone({ battle, past, future }: PlayHistory): PlayHistory | null {
  const step = future.at(-1)
  if (!step) return null
  return {
    battle: patched(battle, step.forth),
    past: [...past, step],
    future: future.slice(0, -1),
  }
}
