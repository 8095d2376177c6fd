import { describe, expect, it } from 'vitest'

import type { ArmyChoice } from '../../engine/system.ts'
import { alliancesOf, variantsOf } from './armies.ts'

const choice = (faction: string, alliance: string, part: Partial<ArmyChoice> = {}): ArmyChoice => ({
  faction,
  variant: null,
  name: faction,
  alliance,
  legends: false,
  ...part,
})

const choices = [
  choice('Sylvaneth', 'Order'),
  choice('Ogors', 'Destruction'),
  choice('Ogors', 'Destruction', { variant: 'maw', name: 'The Roving Maw' }),
  choice('Ogors', 'Destruction', { variant: 'old', name: 'An Old One', legends: true }),
  choice('Bonés', 'Destruction', { legends: true }),
]
const shown = (search: string, legends = false) =>
  alliancesOf(choices, { search, legends }).map(({ name, factions }) => [
    name,
    ...factions.map((each) => each.name),
  ])

describe('choosing an army', () => {
  it('shows factions by alliance, those of Legends only when asked for', () => {
    expect(shown('')).toEqual([
      ['Order', 'Sylvaneth'],
      ['Destruction', 'Ogors'],
    ])
    expect(shown('bones', true)).toEqual([['Destruction', 'Bonés']])
  })

  it('finds a faction by the armies within it', () => {
    expect(shown('roving')).toEqual([['Destruction', 'Ogors']])
  })

  it('finds a faction by those that are built as it is', () => {
    const marines = choice('Marines', 'Order', { includes: ['Grey Hands'] })
    const found = alliancesOf([...choices, marines], { search: 'grey h', legends: false })
    expect(found.flatMap(({ factions }) => factions)).toEqual([marines])
  })

  it('offers the armies within a faction, current ones first', () => {
    expect(variantsOf(choices, 'Ogors').map(({ name }) => name)).toEqual([
      'The Roving Maw',
      'An Old One',
    ])
  })
})
