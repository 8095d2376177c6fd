import { describe, expect, test } from 'vitest'

import { readAll } from '../../library/node-books.ts'
import { reference, sharedReference } from './reference.ts'

const data = readAll()
const mawtribes = reference(data, 'ogor-mawtribes', null)
const unit = (id: string) => mawtribes.units.find(({ profile }) => profile.id === id)
const renown = sharedReference(data).find(({ id }) => id === 'regiments-of-renown')

describe('what can be looked up about a faction', () => {
  test('heroes come first, then the other units by role and name', () => {
    const roles = mawtribes.units.map(({ role }) => role)
    expect(roles[0]).toBe('Heroes')
    expect(new Set(roles).size).toBe(roles.filter((role, at) => role !== roles[at - 1]).length)
  })

  test('a unit names those who may lead it, a leader what it may lead', () => {
    expect(unit('ironguts')?.ledBy).toEqual(expect.arrayContaining(['Tyrant', 'Butcher']))
    expect(unit('ironguts')?.ledBy).not.toContain('Ironguts')
    expect(unit('tyrant')?.profile.leads.length).toBeGreaterThan(0)
  })

  test('a hero names the enhancements open to it, other units none', () => {
    expect(unit('tyrant')?.picks.map(({ table }) => table)).toContain('Artefacts of Power')
    expect(unit('gnoblars')?.picks).toEqual([])
  })

  test('lores come with casting values and the Regiments of Renown it may take are listed', () => {
    const lores = mawtribes.sections.find(({ id }) => id === 'spell-lores')
    expect(lores?.entries[0]?.abilities.every(({ value }) => value)).toBe(true)
    const taken = mawtribes.sections.find(({ id }) => id === 'regiments-of-renown')
    expect(taken?.entries.map(({ name }) => name)).toContain('Bundo Whalebiter')
  })

  test('terrain that leaves for Legends says when', () => {
    const terrain = mawtribes.sections.find(({ id }) => id === 'faction-terrain')
    const facts = terrain?.entries.flatMap((entry) => entry.facts) ?? []
    expect(facts.map(({ value }) => value)).toEqual(['moves to Legends on 1 June 2027'])
  })

  test('a Legends unit that some take for a Regiment of Renown stands with its faction', () => {
    const names = reference(data, 'bonesplitterz', null).units.map(({ profile }) => profile.name)
    expect(names).toContain("Hedkrakka's Madmob")
    expect(renown?.entries.map(({ name }) => name)).not.toContain("Hedkrakka's Madmob")
  })

  test('every army of the books has a page with units', () => {
    const empty = [...data.books.values()]
      .flatMap((book) => book.armies)
      .filter(({ id, parents, kind }) => {
        const page = reference(data, parents[0] ?? id, kind === 'faction' ? null : id)
        return page.units.length === 0
      })
    expect(empty.map(({ id }) => id)).toEqual([])
  })
})

describe('Regiments of Renown', () => {
  test('each says who may take it, what it is made of and what it costs', () => {
    const bundo = renown?.entries.find(({ id }) => id === 'bundo-whalebiter')
    expect(bundo?.points).toBe(400)
    expect(bundo?.facts[0]?.value).toBe('1 × Kraken-eater Mega-Gargant')
    const armies = bundo?.armies?.map(({ name }) => name) ?? []
    expect(armies).toContain('Ogor Mawtribes')
    expect(armies).not.toContain('Sons of Behemat')
    expect(armies).toHaveLength(14)
  })

  test('links to the armies lead somewhere', () => {
    const known = new Set(data.manifest.books.flatMap((book) => book.armies.map(({ id }) => id)))
    const links = (renown?.entries ?? []).flatMap(({ armies }) => armies ?? [])
    const dead = links.filter(
      ({ faction, variant }) => !known.has(faction) || !known.has(variant ?? faction),
    )
    expect(dead).toEqual([])
  })
})
