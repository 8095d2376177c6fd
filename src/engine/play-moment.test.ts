import { expect, it } from 'vitest'

import { momentOf, noMoments, whenOf, type PlayMoments } from './play-moment.ts'

const known = ['command', 'fight']

it.each([
  ['once per phase', 'phase', true],
  ['once per turn (army)', 'turn', false],
  ['once per battle round', 'round', true],
  ['twice per battle', 'battle', true],
] as const)('a limit of "%s" counts over a %s', (limit, per, each) => {
  expect(whenOf({ limit }, known)).toMatchObject({ passive: false, limit, per, each })
})

it('without a moment, or with one that says so, a rule is always on', () => {
  const always = { passive: true, phases: [], limit: null, per: null, each: false }
  expect(whenOf(null, known)).toMatchObject(always)
  expect(whenOf({ passive: true }, known)).toMatchObject(always)
})

it('phases that the game does not have are left out', () => {
  const when = whenOf({ phases: ['fight', 'hero phase'], whose: 'enemy' }, known)
  expect(when).toMatchObject({ phases: ['fight'], whose: 'enemy', passive: false })
})

it('the moment of a sheet counts before the one that others of its book have', () => {
  const book = {
    'sheet/warboss/might': { whose: 'your' },
    'ability/might': { whose: 'enemy' },
  } as const
  const moments: PlayMoments = new Map([['orks', book]])
  expect(momentOf(moments, 'game/orks/sheet/warboss/might')).toMatchObject({
    key: 'sheet/warboss/might',
  })
  expect(momentOf(moments, 'game/orks/sheet/nobz/might')).toEqual({
    key: 'ability/might',
    moment: { whose: 'enemy' },
  })
  expect(momentOf(moments, 'game/tyranids/sheet/nobz/might')).toBeNull()
  expect(momentOf(noMoments, 'game/orks/sheet/nobz/might')).toBeNull()
})
