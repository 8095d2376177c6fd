import { describe, expect, it } from 'vitest'

import { readAll } from '../../node-books.ts'
import { unitFinder } from './find-units.ts'
import { officialOptions } from './official-options.ts'
import type { OptionContext } from './official-options.ts'
import { readWording } from './option-wordings.ts'

const units = [
  { id: 'skinks', name: 'Skinks' },
  { id: 'lorai-child-of-the-abyss', name: 'Lorai, Child of the Abyss' },
  { id: 'black-coach', name: 'Black Coach' },
  { id: 'black-coach-scourge-of-aqshy', name: 'Black Coach (Scourge of Aqshy)' },
  { id: 'crypt-horrors', name: 'Crypt Horrors' },
  { id: 'crypt-horrors-2-models', name: 'Crypt Horrors (2 Models)' },
  { id: 'eternus', name: 'Eternus, Blade of the First Prince' },
  { id: 'gnoblars', name: 'Gnoblars' },
]

const context: OptionContext = {
  roles: new Map([
    ['Maw Nomad', ['tyrant']],
    ['Ruinous Champion', ['chaos-lord']],
    ['Isharann Emissary', ['ikon']],
  ]),
  faction: 'Daughters of Khaine',
  keywords: new Set(['SKINK', 'INFANTRY', 'WARRIOR CHAMBER', 'DAUGHTERS OF KHAINE', 'AELF']),
  asked: new Set(['SKINK']),
  find: unitFinder(units),
  sets: new Map([['Allies of the Free Cities', ['ally']]]),
}

const read = (text: string) => officialOptions([text], 'Test leader', context)

describe('wordings of regiment options', () => {
  it.each([
    ['None', { kind: 'none' }],
    ["1 Toll's Companions", { kind: 'required', name: "Toll's Companions" }],
    ['Lorai (required)', { kind: 'required', name: 'Lorai' }],
    ['Any Beastclaw', { kind: 'some', max: null, things: [{ words: 'Beastclaw', not: null }] }],
    ['0-1 Maw Nomad', { kind: 'some', max: 1, things: [{ words: 'Maw Nomad', not: null }] }],
    ['Any non-Aelf', { kind: 'some', max: null, things: [{ words: '', not: 'Aelf' }] }],
    [
      'Any non-Monster Skink',
      { kind: 'some', max: null, things: [{ words: 'Skink', not: 'Monster' }] },
    ],
    [
      '0-1 Akhelian Raidmaster or Isharann Emissary',
      {
        kind: 'some',
        max: 1,
        things: [
          { words: 'Akhelian Raidmaster', not: null },
          { words: 'Isharann Emissary', not: null },
        ],
      },
    ],
  ])('takes "%s" apart', (text, wording) => {
    expect(readWording(text, 'Test leader')).toEqual(wording)
  })

  it('reads every option of every faction in the data', () => {
    const labels = [...readAll().books.values()]
      .flatMap(({ armies }) => armies)
      .flatMap(({ units: list }) => list.flatMap(({ leads = [] }) => leads))
      .map(({ label }) => label)
    expect(new Set(labels).size).toBeGreaterThan(150)
    for (const label of labels) expect(() => readWording(label, label)).not.toThrow()
  })

  it('stops at a wording it does not know and names the leader', () => {
    expect(() => readWording('Up to two Skinks', 'Lord Kroak')).toThrow(/Lord Kroak/)
  })
})

describe('what an option means', () => {
  it('takes a role first, with its limit', () => {
    expect(read('0-1 Maw Nomad')).toEqual([
      { kind: 'role', label: '0-1 Maw Nomad', role: 'Maw Nomad', max: 1 },
    ])
    expect(read('Any Maw Nomads')).toMatchObject([{ kind: 'role', role: 'Maw Nomad', max: null }])
  })

  it('takes a keyword that the profiles print before a unit of nearly the same name', () => {
    expect(read('Any non-Monster Skink')).toMatchObject([
      { select: { all: [{ keyword: 'SKINK' }, { not: { keyword: 'MONSTER' } }] } },
    ])
  })

  it('takes a unit with all its versions', () => {
    expect(read('0-1 Black Coach')).toMatchObject([
      { select: { units: ['black-coach', 'black-coach-scourge-of-aqshy'] }, max: 1 },
    ])
    expect(read('Any Crypt Horrors')).toMatchObject([
      { select: { units: ['crypt-horrors', 'crypt-horrors-2-models'] } },
    ])
  })

  it('takes the faction, several keywords, sets of names and what is not of a keyword', () => {
    expect(read('Any Daughters of Khaine')).toMatchObject([
      { select: { keyword: 'DAUGHTERS OF KHAINE' } },
    ])
    expect(read('Any Daughters of Khaine Aelf')).toMatchObject([
      { select: { all: [{ keyword: 'DAUGHTERS OF KHAINE' }, { keyword: 'AELF' }] } },
    ])
    expect(read('Any Warrior Chamber Infantry')).toMatchObject([
      { select: { all: [{ keyword: 'WARRIOR CHAMBER' }, { keyword: 'INFANTRY' }] } },
    ])
    expect(read('Any Allies of the Free Cities')).toMatchObject([{ select: { units: ['ally'] } }])
    expect(read('Any non-Aelf')).toMatchObject([{ select: { not: { keyword: 'AELF' } } }])
  })

  it('limits two things of one option together', () => {
    expect(read('0-1 Eternus or Ruinous Champion')).toEqual([
      { kind: 'units', label: '0-1 Eternus', select: { units: ['eternus'] }, max: 1 },
      { kind: 'role', label: '0-1 Ruinous Champion', role: 'Ruinous Champion', max: 1 },
      {
        kind: 'cap',
        label: '0-1 Eternus or Ruinous Champion',
        select: { units: ['chaos-lord', 'eternus'] },
        max: 1,
      },
    ])
  })

  it('knows companions, leaders of nobody and who cannot lead', () => {
    expect(read('Lorai (required)')).toMatchObject([
      { select: { units: ['lorai-child-of-the-abyss'] }, required: true },
    ])
    expect(read('None')).toEqual([])
    expect(officialOptions([], 'Test leader', context)).toBeNull()
  })

  it('stops at a word that is nothing known and names the leader', () => {
    expect(() => read('Any Gutrippaz')).toThrow(/Test leader.*Gutrippaz/)
  })
})
