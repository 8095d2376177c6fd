import { describe, expect, it } from 'vitest'

import { readAllForty, readDataFileForty } from '../../library/node-wh40k11.ts'
import { wh40k11 } from './index.ts'
import { namesSchema } from './schema-names.ts'
import type { FortyData } from './schema.ts'
import { namingOf } from './shown-names.ts'
import { sketched } from './testing.ts'

const english = readAllForty()
const naming = namingOf(namesSchema.parse(readDataFileForty('names/de')))
const german: FortyData = { ...english, naming }
const army = wh40k11.resolve(
  sketched(english, { detachments: ['Taktikal Brigade'], forceDisposition: 'Reconnaissance' })
    .roster,
  german,
)

const entriesIn = (data: FortyData) =>
  wh40k11.reference(data, 'orks', null).sections.flatMap(({ entries }) => entries)

describe('names in German', () => {
  it('are what is offered, and search finds it by the English ones as well', () => {
    const candidates = wh40k11.candidates(army, { slot: 'detachment' })
    const dakka = candidates.find(({ id }) => id === 'more-dakka')
    expect(dakka?.name).toBe('Mehr Dakka')
    expect(dakka?.words).toEqual(
      expect.arrayContaining([
        'More Dakka!',
        'Störangriff',
        'Disruption',
        'Obafeine Wummen',
        'Dead Shiny Shootas',
      ]),
    )
    const [unit = ''] = army.units.keys()
    const gifts = wh40k11.candidates(army, { slot: 'enhancement', unit })
    const git = gifts.find(({ id }) => id === 'taktikal-brigade--slippery-git')
    expect(git?.name).toBe('Schlüpfriges Aas')
    expect(git?.words).toEqual(['Slippery Git', 'Taktika-Brigade', 'Taktikal Brigade'])
    const units = wh40k11.places(army).find(({ kind }) => kind === 'units')?.place ?? {}
    const characters = wh40k11
      .candidates(army, units)
      .filter(({ words }) => words.includes('CHARAKTERMODELL'))
    expect(characters.map(({ name }) => name)).toContain('Warboss')
  })

  it('are those of battle sizes and of stratagems, of the core rules and of detachments', () => {
    const aids = new Map(wh40k11.turnAids(army).map(({ id, name, from }) => [id, { name, from }]))
    expect(army.size.name).toBe('Einsatzverband')
    expect(aids.get('command-re-roll')?.name).toBe('Befehlswiederholungswurf')
    expect(aids.get('taktikal-brigade--taktikal-retreat')).toEqual({
      name: 'Taktischa Rückzug',
      from: 'Taktika-Brigade',
    })
  })

  it('stand in the reference with the texts of the English ones', () => {
    const ramps = entriesIn(german).find(({ id }) => id === 'rollin-deff--boarding-ramps')
    expect(ramps?.name).toBe('Enterplanken')
    expect(ramps?.words).toEqual(['Boarding Ramps', "Roll'nda Tod", "Rollin' Deff"])
    const texts = (data: FortyData) => entriesIn(data).map((entry) => [entry.id, entry.text])
    expect(texts(german)).toEqual(texts(english))
    const [core] = wh40k11.sharedReference(german)
    expect(core?.entries.map(({ name }) => name)).toContain('Abwehrfeuer geben')
  })

  it('are not known to a page in English', () => {
    const resolved = wh40k11.resolve(army.roster, english)
    expect(resolved.slots[0]?.picks[0]?.name).toBe('Taktikal Brigade')
    expect(wh40k11.official(resolved)).toBe(resolved)
  })

  it.each([
    ['Rapid Fire 1', 'Schnellfeuer 1'],
    ['Sustained Hits D3', 'Trefferhagel D3'],
    ['Deadly Demise D6', 'Gefährliches Ende D6'],
    ['Deadly Demise D6+2', 'Gefährliches Ende D6+2'],
    ['Firing Deck 2', 'Feuerplattform 2'],
    ['TWIN-LINKED', 'SYNCHRONISIERT'],
    ['Scouts 6"', 'Kundschafter 6"'],
    ['CHARACTER', 'CHARAKTERMODELL'],
    ['INFANTRY', 'INFANTRY'],
    ['Waaagh!', 'Waaagh!'],
  ])('of keywords and abilities: %s', (word, called) => {
    expect(naming.word(word)).toBe(called)
  })
})
