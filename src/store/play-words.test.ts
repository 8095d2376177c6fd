import { describe, expect, it } from 'vitest'

import { newBattle, played } from './play-state.ts'
import { readPlayView } from './play-view.ts'
import { actionWords, phaseName, saidOf, timeWords } from './play-words.ts'
import { sampleSheet } from './testing-play.ts'

const sheet = sampleSheet()
const battle = newBattle(sheet, '2026-11-30T10:00:00.000Z')

describe('the words of a battle', () => {
  it.each([
    [0, 'deployment', 'Deployment'],
    [2, 'start of battle round', 'Round 2, start of battle round'],
    [2, 'hero phase', 'Round 2, their hero phase'],
  ])('name a moment of round %i: %s', (round, phase, words) => {
    expect(timeWords({ round, turn: 'enemy', phase }, sheet)).toBe(words)
  })

  it('name phases of either game in short, and the end of a turn with whose it is', () => {
    expect(['combat phase', 'command', 'end of turn'].map(phaseName)).toEqual([
      'Combat',
      'Command',
      'End of turn',
    ])
    const phases = [
      { name: 'command', per: 'turn', passing: false },
      { name: 'end of turn', per: 'turn', passing: true },
    ] as const
    const words = phases.map(({ name }) =>
      timeWords({ round: 1, turn: 'your', phase: name }, { phases }),
    )
    expect(words).toEqual(['Round 1, your command phase', 'Round 1, end of your turn'])
  })

  it('name what was done for undo, and read out what came of it', () => {
    const wound = { kind: 'unit', unit: 'u1', change: 'wound' } as const
    expect(actionWords(wound, battle, sheet)).toBe('1 wound: Unit u1')
    expect(saidOf(wound, played(battle, wound, sheet), sheet)).toBe(
      'Unit u1: 6 of 6 models, 1 wound taken',
    )
    const destroy = { kind: 'unit', unit: 'u2', change: 'destroy' } as const
    expect(saidOf(destroy, played(battle, destroy, sheet), sheet)).toBe('Unit u2: destroyed')
    const use = { kind: 'use', entry: 'turn', key: 'turn' } as const
    expect(actionWords(use, battle, sheet)).toBe('Use Name of turn')
    expect(saidOf(use, played(battle, use, sheet), sheet)).toBe('Used: Name of turn')
    const unuse = { ...use, kind: 'unuse' } as const
    expect(saidOf(unuse, battle, sheet)).toBe('Not used: Name of turn')
  })
})

describe('how the sheet was looked at', () => {
  it('is read as far as it makes sense', () => {
    expect(readPlayView({ turns: 'your', usable: true, hidden: 'yes', awake: false })).toEqual({
      turns: 'your',
      usable: true,
      hidden: false,
      awake: false,
    })
    expect(readPlayView(null)).toMatchObject({ turns: 'both', awake: true })
  })
})
