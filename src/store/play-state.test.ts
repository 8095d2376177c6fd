import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { PlaySheet } from '../engine/play.ts'
import type { Battle, PlayTime, Side } from './play-battle.ts'
import { courseOf, neighbours } from './play-course.ts'
import { type PlayHistory, redone, stepped, undone } from './play-history.ts'
import { newBattle, type PlayAction, played } from './play-state.ts'
import { standingOf, type UnitChange } from './play-units.ts'
import { isSpent, isUsed, tickKeys } from './play-uses.ts'
import { sampleEntry, sampleSheet } from './testing-play.ts'

const started = '2026-11-30T10:00:00.000Z'
const sheet = sampleSheet()
const begun = () => newBattle(sheet, started)
const moment = (round: number, turn: Side, phase: string): PlayTime => ({ round, turn, phase })
const goTo = (battle: Battle, to: PlayTime, on: PlaySheet = sheet) =>
  played(battle, { kind: 'go', to }, on)
const hero = (round: number, turn: Side = 'your') => moment(round, turn, 'hero phase')
const next = (battle: Battle): Battle => {
  const { after } = neighbours(battle, sheet)
  return after ? goTo(battle, after) : battle
}
const use = (battle: Battle, entry: string, key = entry) =>
  played(battle, { kind: 'use', entry, key }, sheet)
const inCommand = ({ counters }: Battle) => counters['cp']

const side = fc.constantFrom<Side>('your', 'enemy')
const changes: readonly UnitChange[] = [
  'wound',
  'heal',
  'lose',
  'regain',
  'destroy',
  'return',
  'set-up',
  'take-off',
]
const anyNumber = fc.oneof(fc.integer(), fc.double())
const action: fc.Arbitrary<PlayAction> = fc.oneof(
  fc.record({
    kind: fc.constant('go' as const),
    to: fc.record({
      round: fc.integer({ min: -1, max: 7 }),
      turn: side,
      phase: fc.constantFrom('deployment', 'hero phase', 'combat phase', 'no such phase'),
    }),
  }),
  fc.record({ kind: fc.constant('first' as const), side }),
  fc.record({
    kind: fc.constant('points' as const),
    side,
    round: fc.integer({ min: -1, max: 30 }),
    value: anyNumber,
  }),
  fc.record({
    kind: fc.constant('counter' as const),
    id: fc.constant('cp'),
    side,
    value: anyNumber,
  }),
  fc.record({
    kind: fc.constant('unit' as const),
    unit: fc.constantFrom('u1', 'u2', 'u3', 'gone'),
    change: fc.constantFrom(...changes),
  }),
  fc.constantFrom(...sheet.entries).chain((entry) =>
    fc.record({
      kind: fc.constantFrom('use' as const, 'unuse' as const),
      entry: fc.constant(entry.id),
      key: fc.constantFrom(...tickKeys(entry).map(({ key }) => key)),
    }),
  ),
  fc.record({
    kind: fc.constant('mark' as const),
    entry: fc.constantFrom('turn', 'gone'),
    mark: fc.record(
      { pinned: fc.boolean(), hidden: fc.boolean(), note: fc.string() },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    kind: fc.constant('forget' as const),
    what: fc.constantFrom('units' as const, 'marks' as const),
    id: fc.constantFrom('u1', 'turn', 'gone'),
  }),
  fc.record({ kind: fc.constant('new' as const), started: fc.constant(started) }),
)

describe('the course of a battle', () => {
  it('goes from deployment through both turns of each round to its end, and back the same way', () => {
    const course = courseOf(sheet, [])
    expect(course).toHaveLength(1 + 5 * (1 + 2 * 2))
    let battle = begun()
    for (const time of course.slice(1)) {
      battle = next(battle)
      expect(battle.time).toEqual(time)
    }
    expect(neighbours(battle, sheet).after).toBeNull()
    for (const time of course.toReversed().slice(1)) {
      const { before } = neighbours(battle, sheet)
      if (before) battle = goTo(battle, before)
      expect(battle.time).toEqual(time)
    }
    expect(neighbours(battle, sheet).before).toBeNull()
  })

  it('begins with the turn of who goes first, which later rounds keep until it is said otherwise', () => {
    let battle = played(begun(), { kind: 'first', side: 'enemy' }, sheet)
    battle = goTo(battle, moment(2, 'enemy', 'start of battle round'))
    expect(next(battle).time).toEqual(hero(2, 'enemy'))
    battle = played(battle, { kind: 'first', side: 'your' }, sheet)
    expect(next(battle).time).toEqual(hero(2, 'your'))
    expect(courseOf(sheet, battle.firsts)[2]).toEqual(hero(1, 'enemy'))
  })

  it('goes to a phase that the round does not have where it is nearest', () => {
    const atStart = begun()
    expect(goTo(atStart, { ...atStart.time, phase: 'combat phase' }).time).toEqual(
      moment(1, 'your', 'combat phase'),
    )
    const late = goTo(atStart, hero(2, 'enemy'))
    expect(goTo(late, { ...late.time, phase: 'deployment' }).time).toEqual(
      moment(0, 'your', 'deployment'),
    )
  })

  it('goes on in the same turn when an edit of the list has taken its moment away', () => {
    const passing = { name: 'end of turn', per: 'turn', passing: true } as const
    const longer = sampleSheet({ phases: [...sheet.phases, passing] })
    const late = goTo(begun(), moment(2, 'your', 'end of turn'), longer)
    expect(neighbours(late, sheet).after?.round).toBe(2)
    const used = use(late, 'turn')
    expect(isUsed(used, 'turn', 'turn')).toBe(true)
    expect(used.time).toMatchObject({ round: 2, turn: 'your' })
    expect(played(late, { kind: 'first', side: 'your' }, sheet)).toBe(late)
  })

  it('gives what a counter gains whatever moments an edit of the list takes away', () => {
    const gains = { value: 1, phase: 'hero phase', anew: false }
    const counters = [{ id: 'cp', name: 'Command points', short: 'CP', gains }]
    const passing = ['one', 'two', 'three'].map(
      (name) => ({ name, per: 'turn', passing: true }) as const,
    )
    const longer = sampleSheet({ counters, phases: [...passing, ...sheet.phases] })
    const shorter = sampleSheet({ counters })
    const second = goTo(newBattle(longer, started), hero(3), longer)
    expect(inCommand(second)?.your).toBe(5)
    expect(inCommand(goTo(second, hero(3, 'enemy'), shorter))?.your).toBe(6)
  })

  it('gives what a counter gains once a round, also to who goes back and forth', () => {
    let battle = begun()
    expect(inCommand(battle)).toBeUndefined()
    battle = next(battle)
    expect(inCommand(battle)).toEqual({ your: 4, enemy: 4 })
    battle = use(next(battle), 'dear')
    expect(inCommand(battle)).toEqual({ your: 2, enemy: 4 })
    battle = next(goTo(battle, moment(0, 'your', 'deployment')))
    expect(inCommand(battle)).toEqual({ your: 2, enemy: 4 })
    battle = goTo(battle, hero(2))
    expect(inCommand(battle)).toEqual({ your: 4, enemy: 4 })
  })

  it('adds what is gained in each turn, from the first on', () => {
    const gains = { value: 1, phase: 'hero phase', anew: false }
    const turns = sampleSheet({
      phases: [{ name: 'hero phase', per: 'turn', passing: false }],
      counters: [{ id: 'cp', name: 'Command points', short: 'CP', gains }],
    })
    const battle = newBattle(turns, started)
    expect(inCommand(battle)).toEqual({ your: 1, enemy: 1 })
    expect(inCommand(goTo(battle, hero(2, 'enemy'), turns))).toEqual({ your: 4, enemy: 4 })
  })
})

describe('what is used', () => {
  it.each([
    ['phase', moment(1, 'your', 'combat phase')],
    ['turn', hero(1, 'enemy')],
    ['round', hero(2)],
  ])('once a %s is there again when the %o begins', (entry, later) => {
    const battle = use(goTo(begun(), hero(1)), entry)
    const per = entry as 'phase'
    expect(isUsed(battle, per, entry)).toBe(true)
    expect(isUsed(goTo(battle, later), per, entry)).toBe(false)
    expect(isUsed(goTo(goTo(battle, later), hero(1)), per, entry)).toBe(true)
  })

  it('once a battle stays used until a new one', () => {
    const battle = use(goTo(begun(), hero(1)), 'battle')
    expect(isUsed(goTo(battle, hero(5)), 'battle', 'battle')).toBe(true)
    const again = played(battle, { kind: 'new', started }, sheet)
    expect(isUsed(again, 'battle', 'battle')).toBe(false)
  })

  it('is told apart by unit where each unit has its own limit', () => {
    const entry = sheet.entries.find(({ id }) => id === 'each') ?? sampleEntry('each')
    const [first, second] = tickKeys(entry)
    const one = use(begun(), 'each', first?.key)
    expect(isSpent(one, entry)).toBe(false)
    expect(isSpent(use(one, 'each', second?.key), entry)).toBe(true)
  })

  it('is paid for as far as there is anything, and gives back what was paid', () => {
    let battle = goTo(begun(), hero(1))
    battle = played(battle, { kind: 'counter', id: 'cp', side: 'your', value: 1 }, sheet)
    battle = use(battle, 'dear')
    expect(inCommand(battle)?.your).toBe(0)
    battle = played(battle, { kind: 'unuse', entry: 'dear', key: 'dear' }, sheet)
    expect([inCommand(battle)?.your, isUsed(battle, 'phase', 'dear')]).toEqual([1, false])
  })
})

describe('whatever is done', () => {
  it('is undone exactly, step by step, and made again', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        let history: PlayHistory = { battle: begun(), past: [], future: [] }
        const states = [history.battle]
        for (const one of actions) {
          const battle = played(history.battle, one, sheet)
          if (battle === history.battle) continue
          history = stepped(history, battle, { label: 'Step' })
          states.push(battle)
        }
        for (const state of states.toReversed()) {
          expect(history.battle).toEqual(state)
          history = JSON.parse(JSON.stringify(undone(history) ?? history)) as PlayHistory
        }
        for (const state of states) {
          expect(history.battle).toEqual(state)
          history = redone(history) ?? history
        }
      }),
    )
  })

  it('counts nothing below zero, and a new game keeps pins, hidden ones and notes', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        let battle = begun()
        for (const one of actions) battle = played(battle, one, sheet)
        const { points, counters, used, marks } = battle
        const counted = [
          ...points.your,
          ...points.enemy,
          ...Object.values(counters).flatMap(({ your, enemy }) => [your, enemy]),
          ...Object.values(used).flatMap((uses) => uses.map(({ paid }) => paid)),
          ...sheet.units.flatMap((unit) => {
            const { models, damage, wounds } = standingOf(unit, battle.units[unit.id])
            return [models, damage, wounds ?? 0]
          }),
        ]
        for (const count of counted) expect(count).toBeGreaterThanOrEqual(0)
        const again = played(battle, { kind: 'new', started }, sheet)
        expect(again).toEqual({ ...begun(), marks })
      }),
    )
  })
})
