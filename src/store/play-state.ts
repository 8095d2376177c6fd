import type { PlayEntry, PlaySheet } from '../engine/play.ts'
import type { Id } from '../engine/roster.ts'
import { BOUNDS } from './bounds.ts'
import {
  type Battle,
  both,
  type Course,
  firstIn,
  type Mark,
  PLAY_BOUNDS,
  type PlayTime,
  type Side,
} from './play-battle.ts'
import { courseOf, inCourse, placeIn } from './play-course.ts'
import { befallen, type UnitChange } from './play-units.ts'
import { withoutUse, withUse } from './play-uses.ts'

/** What a player does to a battle. */
export type PlayAction =
  | { readonly kind: 'go'; readonly to: PlayTime }
  | { readonly kind: 'first'; readonly side: Side }
  | { readonly kind: 'points'; readonly side: Side; readonly round: number; readonly value: number }
  | { readonly kind: 'counter'; readonly id: Id; readonly side: Side; readonly value: number }
  | {
      readonly kind: 'unit'
      readonly unit: Id
      readonly change: UnitChange
      readonly model?: string | undefined
    }
  | { readonly kind: 'use' | 'unuse'; readonly entry: Id; readonly key: string }
  | { readonly kind: 'mark'; readonly entry: Id; readonly mark: Partial<Omit<Mark, 'name'>> }
  | { readonly kind: 'forget'; readonly what: 'units' | 'marks'; readonly id: Id }
  | { readonly kind: 'new'; readonly started: string }

/** A battle that has not begun, with the marks that its player has made. */
export function newBattle(sheet: Course, started: string, marks: Battle['marks'] = {}): Battle {
  const [time = { round: 1, turn: 'your', phase: '' } as const] = courseOf(sheet, [])
  const battle: Battle = {
    started,
    time,
    firsts: [],
    points: both([]),
    counters: {},
    gained: {},
    units: {},
    used: {},
    marks,
  }
  return gained(battle, sheet)
}

/** A battle after an action; the same object where that changes nothing or cannot be. */
export function played(battle: Battle, action: PlayAction, sheet: PlaySheet): Battle {
  // an edit of the list may have taken away the moment that it was at
  const here = inCourse(battle, sheet)
  const after = acted(here, action, sheet)
  return after === here ? battle : after
}

function acted(battle: Battle, action: PlayAction, sheet: PlaySheet): Battle {
  switch (action.kind) {
    case 'go':
      return gone(battle, action.to, sheet)
    case 'first':
      return withFirst(battle, action.side, sheet)
    case 'points':
      return withPoints(battle, action)
    case 'counter':
      return withCounter(battle, action)
    case 'unit':
      return withUnit(battle, action, sheet)
    case 'use':
    case 'unuse': {
      const entry = sheet.entries.find(({ id }) => id === action.entry)
      const way = action.kind === 'use' ? withUse : withoutUse
      return entry ? way(battle, entry, action.key, sheet) : battle
    }
    case 'mark':
      return withMark(battle, action.entry, action.mark, sheet.entries)
    case 'forget':
      return forgotten(battle, action)
    case 'new':
    default:
      return newBattle(sheet, action.started, battle.marks)
  }
}

function without<T>(table: Readonly<Record<Id, T>>, id: Id): Readonly<Record<Id, T>> {
  return Object.fromEntries(Object.entries(table).filter(([key]) => key !== id))
}

function forgotten(battle: Battle, { what, id }: Extract<PlayAction, { kind: 'forget' }>): Battle {
  if (battle[what][id] === undefined) return battle
  return what === 'units'
    ? { ...battle, units: without(battle.units, id) }
    : { ...battle, marks: without(battle.marks, id) }
}

/** A whole number from nothing to `most`. */
const bounded = (value: number, most: number) =>
  Math.min(Math.max(Math.round(Number.isFinite(value) ? value : 0), 0), most)

/** At another moment; who goes on gains what the counters give at the moments between. */
function gone(battle: Battle, to: PlayTime, sheet: Course): Battle {
  const course = courseOf(sheet, battle.firsts)
  const from = placeIn(course, battle.time)
  const time = course[placeIn(course, to)]
  if (!time || placeIn(course, time) === from) return battle
  return gained({ ...battle, time }, sheet)
}

/** With what the counters give at the moments up to now, each of which gives once. */
function gained(battle: Battle, sheet: Course): Battle {
  const course = courseOf(sheet, battle.firsts)
  const passed = course.slice(0, placeIn(course, battle.time) + 1)
  return sheet.counters.reduce((state, { id, gains }) => {
    const due = passed.filter(({ phase }) => phase === gains?.phase).length
    const times = due - Math.max(state.gained[id] ?? 0, 0)
    if (!gains || times <= 0) return state
    const { your = 0, enemy = 0 } = state.counters[id] ?? {}
    const sum = (had: number) =>
      bounded(gains.anew ? gains.value : had + gains.value * times, PLAY_BOUNDS.counter)
    return {
      ...state,
      counters: { ...state.counters, [id]: { your: sum(your), enemy: sum(enemy) } },
      gained: { ...state.gained, [id]: due },
    }
  }, battle)
}

/** Who goes first in the present round; the turn that is being taken is then the other's. */
function withFirst(battle: Battle, side: Side, sheet: Course): Battle {
  const round = Math.max(battle.time.round, 1)
  if (firstIn(round, battle.firsts) === side) return battle
  const place = placeIn(courseOf(sheet, battle.firsts), battle.time)
  const before = Array.from({ length: round - 1 }, (_, at) => firstIn(at + 1, battle.firsts))
  const firsts = [...before, side, ...battle.firsts.slice(round)]
  const time = courseOf(sheet, firsts)[place] ?? battle.time
  return { ...battle, firsts, time }
}

function withPoints(
  battle: Battle,
  { side, round, value }: Extract<PlayAction, { kind: 'points' }>,
): Battle {
  if (round < 1 || round > PLAY_BOUNDS.rounds) return battle
  const before = battle.points[side]
  const length = Math.max(before.length, round)
  const points = Array.from({ length }, (_, at) =>
    at + 1 === round ? bounded(value, PLAY_BOUNDS.points) : (before[at] ?? 0),
  )
  if (points[round - 1] === (before[round - 1] ?? 0)) return battle
  return { ...battle, points: { ...battle.points, [side]: points } }
}

function withCounter(
  battle: Battle,
  { id, side, value }: Extract<PlayAction, { kind: 'counter' }>,
): Battle {
  const before = battle.counters[id] ?? both(0)
  const after = bounded(value, PLAY_BOUNDS.counter)
  if (after === before[side]) return battle
  return { ...battle, counters: { ...battle.counters, [id]: { ...before, [side]: after } } }
}

function withUnit(
  battle: Battle,
  { unit: id, change, model }: Extract<PlayAction, { kind: 'unit' }>,
  sheet: PlaySheet,
): Battle {
  const unit = sheet.units.find((one) => one.id === id)
  const state = unit && befallen(unit, battle.units[id], change, model)
  return state ? { ...battle, units: { ...battle.units, [id]: state } } : battle
}

const unmarked: Omit<Mark, 'name'> = { pinned: false, hidden: false, note: '' }

function withMark(
  battle: Battle,
  id: Id,
  part: Partial<Omit<Mark, 'name'>>,
  entries: readonly PlayEntry[],
): Battle {
  const former = battle.marks[id]
  const entry = entries.find((one) => one.id === id)
  const name = (entry?.name ?? former?.name)?.slice(0, BOUNDS.name)
  if (name === undefined) return battle
  const mark = { ...(former ?? unmarked), ...part, name }
  const note = mark.note.slice(0, PLAY_BOUNDS.note)
  const plain = !mark.pinned && !mark.hidden && note.trim() === ''
  const others = without(battle.marks, id)
  if (plain) return former ? { ...battle, marks: others } : battle
  return { ...battle, marks: { ...others, [id]: { ...mark, note } } }
}
