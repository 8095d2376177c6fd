import { describe, expect, it } from 'vitest'

import type { Command } from '../../store/commands.ts'
import { matching } from './matching.ts'

const command = (label: string, group: string, words?: string): Command => ({
  id: `${group} ${label}`,
  label,
  group,
  words,
  run: () => undefined,
})

const all = [
  command('New list: Orks', 'Begin'),
  command('Undo: remove Boyz', 'This list'),
  command('Boyz', 'Add', 'Infantry Mob'),
  command('Settings', 'Go to'),
  command('Ûthar', 'Add'),
]

const names = (search: string) =>
  matching(all, search).map(({ name, commands }) => [name, ...commands.map(({ label }) => label)])

describe('the palette', () => {
  it('puts what begins with the search first, and its group with it', () => {
    expect(names('boy')).toEqual([
      ['Add', 'Boyz'],
      ['This list', 'Undo: remove Boyz'],
    ])
  })

  it('finds by other words, by several words in any order, and without accents', () => {
    expect(names('mob')).toEqual([['Add', 'Boyz']])
    expect(names('orks new')).toEqual([['Begin', 'New list: Orks']])
    expect(names('uthar')).toEqual([['Add', 'Ûthar']])
  })

  it('shows all in their order without a search, and nothing where nothing is called so', () => {
    expect(names('').flat()).toHaveLength(all.length + 4)
    expect(names('xyz')).toEqual([])
  })
})
