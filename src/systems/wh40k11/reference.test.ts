import { describe, expect, it } from 'vitest'

import { readAllForty } from '../../library/node-wh40k11.ts'
import { wh40k11 } from './index.ts'
import { reference } from './reference.ts'

const data = readAllForty()
const sizesOf = (faction: string, unit: string) =>
  reference(data, faction)
    .units.find(({ profile }) => profile.name === unit)
    ?.profile.facts.filter(({ label }) => label === 'Size')
    .map(({ value }) => value)

describe('what can be looked up of a faction', () => {
  it('is every unit that its lists are offered, and those that come as allies apart', () => {
    const some = new Set(['orks', 'death-guard', 'world-eaters', 'chaos-knights', 'black-templars'])
    for (const { faction, name } of wh40k11.armies(data).filter((one) => some.has(one.faction))) {
      const army = wh40k11.resolve(
        wh40k11.emptyRoster({ faction, variant: null, limit: 2000, name: '' }, data),
        data,
      )
      const place = wh40k11.places(army).find(({ kind }) => kind === 'units')?.place ?? {}
      const offered = wh40k11.candidates(army, place).map((one) => one.name)
      const { units } = reference(data, faction)
      const own = units.filter(({ role }) => !role.startsWith('Allied: '))
      expect([name, own.map(({ profile }) => profile.name).toSorted()]).toEqual([
        name,
        offered.toSorted(),
      ])
    }
  })

  it('names the rule that lets a unit in as an ally, last', () => {
    const { units } = reference(data, 'death-guard')
    const { role } = units.find(({ profile }) => profile.name === 'Plaguebearers') ?? {}
    expect(role).toBe('Allied: Plague Legions')
    expect(units.at(-1)?.role).toBe(role)
  })
})

describe('a size that has a price', () => {
  it('and is none of the datasheet says so on the card', () => {
    expect(sizesOf('grey-knights', 'Paladin Squad')).toEqual([
      expect.stringMatching(/^4 cannot be chosen: priced, but the datasheet has .* models$/),
    ])
    expect(sizesOf('orks', 'Boyz')).toEqual([])
  })
})
