import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { aos4Loader } from '../../library/aos4.ts'
import { readAll, readDataFile } from '../../library/node-books.ts'
import { toPortable } from '../portable.ts'
import { listsIn } from './lists-in.ts'
import { noAnswers, readText } from './read-text.ts'

const data = readAll()

const list = `Answered 900/1000 pts
-----
Grand Alliance Destruction | Ogor Mawtribes | Hungry Tribe
General's Handbook 2026-27
Drops: 2
Spell Lore - Lore of the Belly
Battle Tactics Cards: Smokescreen and Siege of Cinders
-----
General's Regiment
Tirant (150)
• General
• Trophy Shelf
Big Eaters (200)
• Reinforced
This one is a Butcher
-----
Faction Terrain
Mawpool
-----
Created with Warhammer Age of Sigmar: The App
`

function readWith(text: string, answers: Partial<typeof noAnswers>, from: unknown = data) {
  const [pasted] = listsIn(text)
  if (!pasted?.found) throw new Error('no format fits')
  return readText(pasted.lines, pasted.found, from, { ...noAnswers, ...answers })
}

/** Answers by the words that a line begins with. */
function answersFor(text: string, answers: Readonly<Record<string, string>>) {
  const lines = text.split('\n')
  return new Map(
    Object.entries(answers).map(([start, words]) => [
      lines.findIndex((line) => line.replace('• ', '').startsWith(start)),
      words,
    ]),
  )
}

describe('answers of the owner of a list', () => {
  it('stand for words that are no name, wherever they are', () => {
    const lines = answersFor(list, {
      'Grand Alliance': 'Hunger-filled Tribe',
      'Spell Lore': 'Lore of Gut Magic',
      'Battle Tactics': 'Siege of Ashes',
      Tirant: 'Tyrant',
      'Trophy Shelf': 'Trophy Rack',
      'Big Eaters': 'Gluttons',
      'This one': 'Butcher',
      Mawpool: 'Mawpit',
    })
    const { roster, readings } = readWith(list, { lines })
    expect(toPortable(roster, data)).toMatchObject({
      faction: 'Ogor Mawtribes',
      battleFormation: 'Hunger-filled Tribe',
      spellLore: 'Lore of Gut Magic',
      battleTacticCards: ['Smokescreen', 'Siege of Ashes'],
      factionTerrain: ['Mawpit'],
      regiments: [
        {
          leader: { name: 'Tyrant', general: true, enhancements: ['Trophy Rack'] },
          units: [{ name: 'Gluttons', reinforced: true }, 'Butcher'],
        },
      ],
    })
    expect(readings.filter(({ status }) => status !== 'read' && status !== 'layout')).toEqual([])
  })

  it('can leave a line out', () => {
    const lines = answersFor(list, { 'Big Eaters': '', 'Trophy Shelf': '' })
    const { roster, readings } = readWith(list, { lines })
    expect(roster.groups.flatMap(({ units }) => units.map(({ unit }) => unit))).toEqual(['tyrant'])
    const left = readings.filter(({ line }) => lines.has(line))
    expect(left.map(({ status }) => status)).toEqual(['layout', 'layout'])
  })

  it('name the army, whatever the text says', () => {
    expect(readWith(list, { faction: 'gloomspite-gitz' }).roster).toMatchObject({
      faction: 'gloomspite-gitz',
      variant: null,
    })
    expect(readWith(list, { faction: 'the-roving-maw' }).roster).toMatchObject({
      faction: 'ogor-mawtribes',
      variant: 'the-roving-maw',
    })
  })

  it('are asked for with the nearest names', () => {
    const { readings } = readWith(list, {})
    const of = (words: string) => {
      const line = list.split('\n').findIndex((text) => text.includes(words))
      return readings.find((reading) => reading.line === line)
    }
    expect(of('Tirant')).toMatchObject({ status: 'near', as: 'Tyrant', kind: 'Unit' })
    expect(of('Big Eaters')).toMatchObject({ status: 'unread', kind: 'Unit', stated: 200 })
    expect(of('Trophy Shelf')).toMatchObject({ status: 'unread' })
    expect(of('Trophy Shelf')?.candidates).toContain('Trophy Rack')
    expect(of('Battle Tactics')?.candidates).toContain('Siege of Ashes')
  })
})

describe('a list whose data is still to come', () => {
  it.each(['ios-v1.36-auxiliaries', 'ios-no-faction-cut-top', 'ios-illegal-empty-choices'])(
    'names what it needs until it reads as with all data: %s',
    async (name) => {
      const text = readFileSync(new URL(`samples/aos4/${name}.txt`, import.meta.url), 'utf8')
      const loader = aos4Loader((file) => Promise.resolve(readDataFile(file)))
      let read = readWith(text, {}, await loader.base())
      for (let times = 0; times < 3; times += 1) {
        read = readWith(text, {}, await loader.forRoster(read.roster))
      }
      const all = readWith(text, {})
      expect(read.roster).toEqual(all.roster)
      expect(read.readings).toEqual(all.readings)
    },
  )
})
