import { describe, expect, it } from 'vitest'

import { readAllForty } from '../../library/node-wh40k11.ts'
import { wh40k11 } from './index.ts'
import { statLinesOf } from './stat-lines.ts'
import { sketched, type Sketch } from './testing.ts'

const data = readAllForty()

function outfitOf(units: NonNullable<Sketch['units']>, faction = 'Orks') {
  const army = sketched(data, { faction, detachments: [], units })
  const [unit] = army.everyone
  const found = unit && wh40k11.outfit(army, unit.id)
  if (!unit || !found) throw new Error('The unit has no datasheet.')
  return { unit, ...found }
}

const counts = ({ items }: ReturnType<typeof outfitOf>) =>
  items.map(({ name, count, bearers }) => [name, count, bearers])

describe('what a unit carries', () => {
  it('is its default and nothing that it only might have', () => {
    expect(counts(outfitOf(['Boyz']))).toEqual([
      ['Slugga', 10, ''],
      ['Big choppa', 1, 'Boss Nob'],
      ['Choppa', 9, 'Boyz'],
    ])
  })

  it('names who has what not every model has', () => {
    const outfit = outfitOf([{ name: 'Boyz', wargear: { 'Power klaw': 1, 'Rokkit launcha': 1 } }])
    expect(counts(outfit)).toContainEqual(['Power klaw', 1, 'Boss Nob'])
    expect(counts(outfit)).toContainEqual(['Rokkit launcha', 1, 'Boyz'])
  })

  it('puts kinds together that differ in their weapons alone', () => {
    const team = outfitOf(['Aquila Kill Team'], 'Imperial Agents')
    expect(counts(team)).toContainEqual([
      'Bolt pistol',
      3,
      'Gravis Veteran and 2 Deathwatch Veterans',
    ])
    expect(team.models.map(({ count, wounds }) => [count, wounds])).toEqual([
      [4, 2],
      [1, 3],
    ])
  })

  it('keeps what the datasheet does not offer, by its name', () => {
    expect(counts(outfitOf([{ name: 'Boyz', wargear: { 'Rubber duck': 2 } }]))).toContainEqual([
      'Rubber duck',
      2,
      '',
    ])
  })

  it('has all lines of a weapon with several', () => {
    const wagon = outfitOf([{ name: 'Battlewagon', wargear: { Kannon: 1 } }])
    const kannon = wagon.items.find(({ name }) => name === 'Kannon')
    expect(kannon?.weapons.map(({ name }) => name)).toEqual(['Kannon - Shell', 'Kannon - Frag'])
    expect(wagon.facts.map(({ label }) => label)).toEqual(['Transport', 'Damaged'])
  })

  it('has abilities of wargear only where that is carried', () => {
    const runt = expect.objectContaining({ name: 'Ammo Runt' })
    expect(outfitOf(['Nobz']).abilities).not.toContainEqual(runt)
    const having = outfitOf([{ name: 'Nobz', wargear: { 'Ammo Runt': 1 } }])
    expect(having.abilities).toContainEqual(runt)
  })
})

describe('stat lines of a unit', () => {
  it('tell kinds of models apart, and its wounds follow them', () => {
    const { unit, models } = outfitOf(['Boyz'])
    expect(models.map(({ name, wounds }) => [name, wounds])).toEqual([
      ['9 Boyz', 1],
      ['1 Boss Nob', 2],
    ])
    expect(unit.wounds).toBe(11)
  })

  it('are found for every kind of every datasheet', () => {
    for (const sheet of [...data.books.values()].flatMap(({ sheets }) => sheets)) {
      const one = Object.fromEntries(sheet.models.map(({ id }) => [id, 1]))
      const kinds = statLinesOf(sheet, one).flatMap((line) => line.kinds.map(({ id }) => id))
      expect([sheet.id, ...kinds.toSorted()]).toEqual([
        sheet.id,
        ...sheet.models.map(({ id }) => id).toSorted(),
      ])
    }
  })
})
