import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { registrySchema } from '../../systems/aos4/schema.ts'
import { dataFolder, readAll, readDataFile } from '../node-books.ts'
import { dataFolderForty, readDataFileForty } from '../node-wh40k11.ts'
import { extendRegistry, numbersOf, registryPrefix } from './registry.ts'
import type { Release } from './registry.ts'

const registry = registrySchema.parse(readDataFile('ids'))
const registryOfForty = readDataFileForty('ids') as readonly string[]

describe('the register of short numbers', () => {
  it('adds new entries sorted at the end and keeps all old ones in place', () => {
    expect(extendRegistry(['unit:z', 'unit:gone'], ['unit:b', 'unit:z', 'unit:a'])).toEqual([
      'unit:z',
      'unit:gone',
      'unit:a',
      'unit:b',
    ])
  })

  it('gives positions as numbers and refuses what it lacks', () => {
    const numberOf = numbersOf(['army:a', 'unit:a'])
    expect(numberOf('unit', 'a')).toBe(1)
    expect(() => numberOf('unit', 'b')).toThrow(/unit:b/)
  })

  it('has each entry once', () => {
    expect(new Set(registry).size).toBe(registry.length)
  })

  it.each([
    { game: 'Age of Sigmar', folder: dataFolder, entries: registry },
    { game: 'Warhammer 40,000', folder: dataFolderForty, entries: registryOfForty },
  ])('still begins with what each release promised: $game', ({ folder, entries }) => {
    const releases = JSON.parse(readFileSync(join(folder, 'releases.json'), 'utf8')) as Release[]
    expect(releases.length).toBeGreaterThan(0)
    for (const { version, length, sha256 } of releases) {
      const hash = createHash('sha256').update(registryPrefix(entries, length)).digest('hex')
      expect({ version, sha256: hash }).toEqual({ version, sha256 })
    }
  })

  it('numbers every record of the data as its position', () => {
    const { books, core, renown, index } = readAll()
    const found: [string, number][] = []
    for (const { armies } of books.values())
      for (const army of armies) {
        found.push([`army:${army.id}`, army.n])
        for (const unit of army.units) found.push([`unit:${unit.id}`, unit.n])
        for (const table of army.tables)
          for (const item of table.items) found.push([`${table.id}:${item.id}`, item.n])
        for (const item of army.formations) found.push([`battle-formation:${item.id}`, item.n])
        for (const item of army.spellLores) found.push([`spell-lore:${item.id}`, item.n])
        for (const item of army.prayerLores) found.push([`prayer-lore:${item.id}`, item.n])
        for (const item of army.terrain) found.push([`terrain:${item.id}`, item.n])
      }
    for (const lore of core.manifestationLores)
      found.push([`manifestation-lore:${lore.id}`, lore.n])
    for (const { cards } of core.seasons)
      for (const card of cards) found.push([`card:${card.id}`, card.n])
    for (const regiment of renown.regiments) found.push([`renown:${regiment.id}`, regiment.n])
    for (const unit of index?.units ?? []) found.push([`unit:${unit.id}`, unit.n])
    const wrong = found.filter(([entry, n]) => registry[n] !== entry)
    expect(wrong).toEqual([])
  })
})
