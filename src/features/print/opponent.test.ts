import { describe, expect, test } from 'vitest'

import type { System } from '../../engine/system.ts'
import { validate } from '../../engine/validate.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import { wh40k11 } from '../../systems/wh40k11/index.ts'
import { sketched, type Sketch } from '../../systems/wh40k11/testing.ts'
import { openArmy } from './opponent.ts'
import { paperContent } from './paper.ts'
import { testChoice } from './testing-choice.ts'

const data = readAllForty()
const system = wh40k11 as unknown as System

const sketch: Sketch = {
  detachments: ['Bully Boyz'],
  units: [
    { name: 'Warboss', warlord: true, attachedTo: 'nobz', enhancements: ['Big Gob'] },
    { id: 'nobz', name: 'Nobz' },
    { name: 'Warboss', enhancements: ['Big Gob'] },
    { name: 'Warboss' },
  ],
}

describe('the copy for an opponent', () => {
  const army = sketched(data, sketch)
  const open = openArmy(army)

  test('counts what it hides, and what that costs', () => {
    expect(open.hidden).toBe(2)
    const shown = open.army.groups.reduce((sum, { points }) => sum + points, 0)
    expect(shown + open.points).toBe(army.points)
    expect(open.points).toBeGreaterThan(0)
    expect(open.army.points).toBe(army.points)
  })

  test('has nothing of it in units, groups, costs and findings', () => {
    const findings = validate(wh40k11, army)
    expect(findings.some(({ say }) => say.includes('Big Gob'))).toBe(true)
    const choice = { ...testChoice, layout: 'opponent', rules: 'once' } as const
    const content = paperContent({ system, army, findings, play: null }, choice)
    const { groups, slots, faults, refs, remembered, hidden } = content
    expect(hidden?.count).toBe(2)
    const printed = groups.map((group) => [
      group.rows.map(({ units, points }) => [
        points,
        units.map(({ name, picks, slots: all, roster }) => [name, picks, all, roster]),
      ]),
      group.extras,
    ])
    const text = JSON.stringify([
      printed,
      slots,
      faults,
      refs?.rules,
      remembered,
      content.army.costs,
    ])
    expect(text).not.toMatch(/big.gob/i)
    expect(faults.map(({ citation }) => citation)).toEqual(
      findings.filter(({ severity }) => severity === 'error').map(({ citation }) => citation),
    )
  })

  test('does not tell by its rows who has something: bearers stand with those who have nothing', () => {
    const choice = { ...testChoice, layout: 'opponent' } as const
    const { groups } = paperContent({ system, army, findings: [], play: null }, choice)
    const alone = groups.find(({ alone: single }) => single)
    expect(alone?.rows.map(({ units }) => units.length)).toEqual([2])
  })
})
