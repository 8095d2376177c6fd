import { describe, expect, it } from 'vitest'

import { readAll } from './node-books.ts'

const { regiments } = readAll().renown
const namesOf = (id: string) =>
  regiments.find((one) => one.id === id)?.abilities.map(({ name }) => name)

describe('abilities of Regiments of Renown', () => {
  it('are there for all but those that the catalogue gives none', () => {
    const without = regiments.filter(({ abilities }) => abilities.length === 0)
    expect(without.map(({ id }) => id)).toEqual([
      'cogfort-raiders',
      'gotrek-gurnisson',
      'mask-of-the-deceiver',
      'rogue-engine',
    ])
  })

  it('are of one regiment alone, except where several have the same one in print', () => {
    const bearers = new Map<string, string[]>()
    for (const { id, abilities } of regiments)
      for (const { name } of abilities) bearers.set(name, [...(bearers.get(name) ?? []), id])
    expect(Object.fromEntries([...bearers].filter(([, ids]) => ids.length > 1))).toEqual({
      'Bulwark of the Necropolis': ['the-scions-of-the-necropolis', 'the-sorrowmourn-choir'],
      Ethereal: ['casket-of-resurrections', 'craventhrone-executioners'],
      'Hunt of the Bloodthirsty Shiver': ['bloodthirsty-shiver', 'namarti-shore-raid'],
      'Masters of All Terrain': ['dawnrider-lance', 'heralds-of-the-bone-tithe'],
      'Timberrrrr!': ['big-drogg-fort-kicker', 'odo-godswallow', 'one-eyed-grunnock'],
    })
  })

  it('of Bundo Whalebiter are those of September 2026', () => {
    expect(regiments.find(({ id }) => id === 'bundo-whalebiter')?.abilities).toEqual([
      {
        name: 'Dead Cunning, for a Gargant',
        kind: 'activated',
        timing: { window: 'combat phase', whose: 'any', limit: 'once per battle (army)' },
      },
    ])
  })

  it('that are spells and prayers have their casting or chanting value', () => {
    const chanted = regiments
      .flatMap(({ abilities }) => abilities)
      .filter(({ kind }) => kind === 'spell' || kind === 'prayer')
    expect(chanted.find(({ name }) => name === 'Bolt of Tzeentch')?.value).toBe('6')
    expect(chanted.filter(({ value }) => value === undefined)).toEqual([])
  })

  it.each([
    ['the-pustules', ['Blighted Growth', 'Multitudinous Diseases']],
    ['diseased-revellers', ["The Piper's Infectious Melodies"]],
    ['okars-torrbad', ['Along the Icepaths', 'Cling On Tight']],
    ['urrgars-maulerguts', ["We'll Be There - If the Pay's Right", 'The Horns Hit Home']],
    ['seeker-of-the-dread-dirge', ['Dirge of Desolation', 'All-Consuming Search']],
  ])('%s has its own', (id, abilities) => {
    expect(namesOf(id)).toEqual(abilities)
  })
})
