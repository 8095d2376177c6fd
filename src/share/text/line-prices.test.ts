import { describe, expect, it } from 'vitest'

import { readAll } from '../../library/node-books.ts'
import { systemOf } from '../../systems/index.ts'
import { linePrices } from './line-prices.ts'
import { listsIn } from './lists-in.ts'
import { readText } from './read-text.ts'

const data = readAll()

const text = `Prices 1000/1000 pts
-----
Grand Alliance Destruction | Ogor Mawtribes | Hunger-filled Tribe
General's Handbook 2026-27
-----
General's Regiment
Tyrant (140)
• General
• Trophy Rack
Gluttons (220)
Toothless Nothing (70)
-----
Created with Warhammer Age of Sigmar: The App
`

describe('prices of the lines of a text', () => {
  const [pasted] = listsIn(text)
  if (!pasted?.found) throw new Error('no format fits')
  const list = readText(pasted.lines, pasted.found, data)
  const army = systemOf(list.system)?.resolve(list.roster, data)
  if (!army) throw new Error('no such game')
  const prices = linePrices(list, army)
  const at = (words: string) =>
    prices.get(text.split('\n').findIndex((line) => line.includes(words)))

  it('stand beside what the list pays now', () => {
    const tyrant = [...army.units.values()].find(({ name }) => name === 'Tyrant')
    expect(at('Tyrant')).toEqual({ printed: 140, now: tyrant?.points, differs: true })
    const gluttons = [...army.units.values()].find(({ name }) => name === 'Gluttons')
    expect(at('Gluttons')).toMatchObject({ printed: 220, now: gluttons?.points })
  })

  it('are nothing for what was not read, and for what costs nothing', () => {
    expect(at('Toothless')).toEqual({ printed: 70, now: null, differs: true })
    expect(at('Trophy Rack')).toBeUndefined()
    expect(at('General')).toBeUndefined()
  })
})
