import type { PlayPhase } from '../engine/play.ts'
import {
  type Battle,
  type Course,
  firstIn,
  otherSide,
  type PlayTime,
  type Side,
} from './play-battle.ts'

/**
 * All moments of a battle in their order: what comes once in it, then each round with both turns. Phases that the sheet names
 * after those of turns come after the turns.
 */
export function courseOf(
  { phases, rounds }: Pick<Course, 'phases' | 'rounds'>,
  firsts: readonly Side[],
): readonly PlayTime[] {
  const turns = phases.findIndex(({ per }) => per === 'turn')
  const named = (per: string, late: boolean) =>
    phases.filter((phase, at) => phase.per === per && (turns >= 0 && at > turns) === late)
  const roundOf = (round: number) => {
    const first = firstIn(round, firsts)
    return [
      ...moments(round, first, named('round', false)),
      ...[first, otherSide(first)].flatMap((side) =>
        moments(round, side, [...named('turn', false), ...named('turn', true)]),
      ),
      ...moments(round, first, named('round', true)),
    ]
  }
  return [
    ...moments(0, firstIn(1, firsts), named('battle', false)),
    ...Array.from({ length: rounds }, (_, at) => roundOf(at + 1)).flat(),
    ...moments(rounds, firstIn(rounds, firsts), named('battle', true)),
  ]
}

const moments = (round: number, turn: Side, phases: readonly PlayPhase[]): readonly PlayTime[] =>
  phases.map(({ name }) => ({ round, turn, phase: name }))

/**
 * The place of a moment in the course; of one that it does not have, that of the same phase as near to it as can be, such as the
 * deployment that is asked for in a later round. Where no such phase is, it is where the turn begins.
 */
export function placeIn(course: readonly PlayTime[], time: PlayTime): number {
  const phases = course.filter(({ phase }) => phase === time.phase)
  const [nearest] = phases.toSorted((a, b) => distance(a, time) - distance(b, time))
  if (nearest) return course.indexOf(nearest)
  const turn = course.findIndex(({ round, turn: of }) => round === time.round && of === time.turn)
  if (turn >= 0) return turn
  return Math.max(
    course.findLastIndex((one) => one.round <= time.round),
    0,
  )
}

const distance = (one: PlayTime, time: PlayTime) =>
  2 * Math.abs(one.round - time.round) + (one.turn === time.turn ? 0 : 1)

/** The battle at a moment that the course has; the same object where it is at one. */
export function inCourse<T extends Pick<Battle, 'time' | 'firsts'>>(battle: T, sheet: Course): T {
  const course = courseOf(sheet, battle.firsts)
  const time = course[placeIn(course, battle.time)]
  return !time || same(time, battle.time) ? battle : { ...battle, time }
}

const same = (a: PlayTime, b: PlayTime) =>
  a.round === b.round && a.turn === b.turn && a.phase === b.phase

/** The moments before and after that of the battle; null at either end. */
export function neighbours(
  battle: Pick<Battle, 'time' | 'firsts'>,
  sheet: Pick<Course, 'phases' | 'rounds'>,
): { readonly before: PlayTime | null; readonly after: PlayTime | null } {
  const course = courseOf(sheet, battle.firsts)
  const at = placeIn(course, battle.time)
  return { before: course[at - 1] ?? null, after: course[at + 1] ?? null }
}

/** Whether a moment belongs to one player's turn. */
export function isTurn(time: PlayTime, { phases }: Pick<Course, 'phases'>): boolean {
  return phases.some(({ name, per }) => name === time.phase && per === 'turn')
}

/** Where the same phase is in the turn of a side. */
export function inTurnOf(side: Side, time: PlayTime, sheet: Pick<Course, 'phases'>): PlayTime {
  if (isTurn(time, sheet)) return { ...time, turn: side }
  const first = sheet.phases.find(({ per }) => per === 'turn')
  return { round: Math.max(time.round, 1), turn: side, phase: first?.name ?? time.phase }
}
