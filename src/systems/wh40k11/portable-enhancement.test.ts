import { describe, expect, it } from 'vitest'

import { readAllForty } from '../../library/node-wh40k11.ts'
import { catalogueOf } from './catalogue.ts'
import { writeEnhancement } from './portable-enhancement.ts'
import { namesOf } from './portable-names.ts'
import { readPortableList } from './portable-read.ts'
import { writePortable } from './portable-write.ts'

const data = readAllForty()

/** A list of the Leagues of Votann with one enhancement by this name: what it was read as, noted and is written as. */
function heldBy(detachments: readonly string[], enhancement: string) {
  const read = readPortableList(
    {
      game: 'wh40k11',
      faction: 'Leagues of Votann',
      detachments: [...detachments],
      units: [{ name: 'Kâhl', warlord: true, enhancements: [enhancement] }],
    },
    data,
  )
  if (!read.ok) throw new Error(read.problem)
  const [unit] = writePortable(read.roster, data).units
  return {
    id: read.roster.groups[0]?.units[0]?.picks[0]?.id,
    notes: read.notes,
    written: typeof unit === 'object' ? unit.enhancements : [],
  }
}

const both = ['Hearthband', 'Hearthguard Covenant']

describe('the name of an enhancement', () => {
  it('stands alone where one chosen detachment has it', () => {
    for (const [detachment, id] of [
      ['Hearthband', 'hearthband--ironskein'],
      ['Hearthguard Covenant', 'hearthguard-covenant--ironskein'],
    ] as const)
      expect(heldBy([detachment], 'Ironskein')).toEqual({ id, notes: [], written: ['Ironskein'] })
  })

  it('goes with that of its detachment where two chosen ones have it', () => {
    expect(heldBy(both, 'Hearthguard Covenant: Ironskein')).toEqual({
      id: 'hearthguard-covenant--ironskein',
      notes: [],
      written: ['Hearthguard Covenant: Ironskein'],
    })
    expect(heldBy(both, 'ironskein (hearthband)')).toEqual({
      id: 'hearthband--ironskein',
      notes: [],
      written: ['Hearthband: Ironskein'],
    })
  })

  it('goes with that of its detachment where that is not chosen and another has it', () => {
    expect(heldBy(['Hearthband'], 'Hearthguard Covenant: High Kâhl')).toEqual({
      id: 'hearthguard-covenant--high-kahl',
      notes: [],
      written: ['Hearthguard Covenant: High Kâhl'],
    })
  })

  it('is read with a note where it may mean two', () => {
    const { id, notes } = heldBy(both, 'Ironskein')
    expect(id).toBe('hearthband--ironskein')
    expect(notes).toEqual([
      'units[0].enhancements[0]: "Ironskein" was read as "Hearthband: Ironskein"; it may also be "Hearthguard Covenant: Ironskein".',
    ])
  })

  it('leads back to the enhancement on every page, with every two detachments', () => {
    const { enhancements } = namesOf(data)
    const shared = data.manifest.pages.flatMap(({ id: page }) => {
      const catalogue = catalogueOf(data, page, null)
      const all = catalogue.detachments.flatMap(({ data: one }) => one?.enhancements ?? [])
      const ids = all.map(({ id }) => id)
      return all.flatMap(({ id, name }) => {
        const same = enhancements.allAmong(name, ids)
        if (same.length < 2) return []
        const picks = same.map((one) => ({
          slot: 'detachment',
          id: catalogue.enhancement(one)?.detachment.id ?? '',
        }))
        return [writeEnhancement(id, { catalogue, picks })]
      })
    })
    expect(shared.length).toBeGreaterThan(20)
    expect(new Set(shared).size).toBe(shared.length)
    expect(shared.filter((name) => !name.includes(': '))).toEqual([])
  })
})
