import type { PlayEntry } from '../engine/play.ts'
import type { Id } from '../engine/roster.ts'
import { type Battle, type Course, PLAY_BOUNDS, type PlayTime } from './play-battle.ts'

/** What is ticked off by itself: the entry, or the entry for one of its units. */
export interface TickKey {
  readonly key: string
  /** Null where it is ticked off for all at once. */
  readonly unit: { readonly id: Id; readonly name: string } | null
}

/** What of an entry is ticked off: each unit's by itself where each has its own limit. */
export function tickKeys(entry: PlayEntry): readonly TickKey[] {
  if (!entry.each || entry.who.length < 2) return [{ key: entry.id, unit: null }]
  return entry.who.map(({ unit, name }) => ({
    key: `${entry.id} @${unit}`,
    unit: { id: unit, name },
  }))
}

/** Whether a use counts at a moment: what is limited by turn does so in the turn that it was in. */
function counts(use: PlayTime, per: PlayEntry['per'], now: PlayTime): boolean {
  const round = use.round === now.round
  const turn = round && use.turn === now.turn
  if (per === 'phase') return turn && use.phase === now.phase
  if (per === 'turn') return turn
  return per === 'round' ? round : per === 'battle'
}

/** Whether something that may be used only so often has been by now. */
export function isUsed(
  battle: Pick<Battle, 'time' | 'used'>,
  per: PlayEntry['per'],
  key: string,
): boolean {
  return (battle.used[key] ?? []).some((use) => counts(use, per, battle.time))
}

/** Whether nothing of an entry is left to use for now. */
export function isSpent(battle: Pick<Battle, 'time' | 'used'>, entry: PlayEntry): boolean {
  return entry.per !== null && tickKeys(entry).every(({ key }) => isUsed(battle, entry.per, key))
}

/** The counter that an entry's cost is paid from. */
export function counterOf(entry: PlayEntry, { counters }: Pick<Course, 'counters'>) {
  const { cost } = entry
  return cost
    ? (counters.find(({ id, short }) => cost.counts === short || cost.counts === id) ?? null)
    : null
}

/** What of an entry's cost is there to be paid, and how much of it is missing. */
export function payment(
  battle: Battle,
  entry: PlayEntry,
  sheet: Pick<Course, 'counters'>,
): { readonly paid: number; readonly missing: number } {
  const counter = counterOf(entry, sheet)
  const value = counter ? (entry.cost?.value ?? 0) : 0
  const paid = Math.min(value, counter ? (battle.counters[counter.id]?.your ?? 0) : 0)
  return { paid, missing: value - paid }
}

/** A battle in which something is used now. It is paid for as far as there is anything to pay with. */
export function withUse(battle: Battle, entry: PlayEntry, key: string, sheet: Course): Battle {
  const { paid } = payment(battle, entry, sheet)
  const uses = [...(battle.used[key] ?? []), { ...battle.time, paid }]
  const kept = uses.slice(-PLAY_BOUNDS.uses)
  return spent({ ...battle, used: { ...battle.used, [key]: kept } }, entry, paid, sheet)
}

/** A battle in which what was used is not, with what was paid for it: all uses that count now, else the last one. */
export function withoutUse(battle: Battle, entry: PlayEntry, key: string, sheet: Course): Battle {
  const uses = battle.used[key] ?? []
  const undone = entry.per
    ? uses.filter((use) => counts(use, entry.per, battle.time))
    : uses.slice(-1)
  if (undone.length === 0) return battle
  const paid = undone.reduce((sum, use) => sum + use.paid, 0)
  const rest = uses.filter((use) => !undone.includes(use))
  const used = { ...battle.used, [key]: rest }
  if (rest.length === 0) delete used[key]
  return spent({ ...battle, used }, entry, -paid, sheet)
}

function spent(battle: Battle, entry: PlayEntry, value: number, sheet: Course): Battle {
  const counter = counterOf(entry, sheet)
  if (!counter || value === 0) return battle
  const { your = 0, enemy = 0 } = battle.counters[counter.id] ?? {}
  const left = Math.min(Math.max(your - value, 0), PLAY_BOUNDS.counter)
  return { ...battle, counters: { ...battle.counters, [counter.id]: { your: left, enemy } } }
}
