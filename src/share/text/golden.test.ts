import { describe, expect, it } from 'vitest'

import type { Army } from '../../engine/army.ts'
import { readAll } from '../../library/node-books.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import { systemOf } from '../../systems/index.ts'
import { textForms } from '../../systems/text-forms.ts'
import { readPortable } from '../portable.ts'
import { writeRos } from '../roster-file/ros-write.ts'
import { exportsFor, writeList } from './write.ts'

/** An Ogor list with a bit of everything, and too dear, so that it has a fault to state. */
const ogors = {
  game: 'aos4',
  name: 'Feast at dawn',
  notes: 'Bring the big tray.',
  faction: 'Ogor Mawtribes',
  season: '2026-27',
  limit: 2000,
  battleFormation: 'Hunger-filled Tribe',
  spellLore: 'Lore of Gut Magic',
  manifestationLore: 'Primal Energy',
  factionTerrain: ['Great Mawpot'],
  battleTacticCards: ['Siege of Ashes', 'Flanking Firestorm'],
  regiments: [
    {
      leader: { name: 'Tyrant', general: true, enhancements: ['Dreaded Far and Wide'] },
      units: [
        'Ironguts',
        { name: 'Gluttons', reinforced: true, nickname: 'The Lunch Bunch' },
        'Ironblaster',
      ],
    },
    {
      leader: { name: 'Butcher', enhancements: ['Trophy Rack'] },
      units: ['Hunters with Sabrefangs', 'Leadbelchers'],
    },
  ],
  auxiliaries: ['Frost Sabres', 'Gnoblars'],
  regimentsOfRenown: ['Bundo Whalebiter'],
}

/** A legal World Eaters list with attached units, wargear, an enhancement and words of its owner's. */
const eaters = {
  game: 'wh40k11',
  name: 'Knee-deep',
  notes: 'First go at three tanks.',
  faction: 'World Eaters',
  battleSize: 'Strike Force',
  points: 'v1.2',
  detachments: ['Berzerker Warband'],
  forceDisposition: 'Purge the Foe',
  units: [
    { name: 'Khârn the Betrayer', attachedTo: 'a', warlord: true },
    {
      id: 'a',
      name: 'Khorne Berzerkers',
      models: 10,
      wargear: { 'Khornate eviscerator': 2, 'Plasma pistol': 1 },
      nickname: 'The Red Tide',
    },
    { name: 'Slaughterbound', attachedTo: 'b', enhancements: ['Battle-lust'] },
    { id: 'b', name: 'Exalted Eightbound' },
    'Jakhals',
    'Chaos Rhino',
    { name: 'Chaos Predator Destructor', note: 'Holds the middle.' },
    'Chaos Spawn',
  ],
}

function armyOf(list: object, data: unknown): Army {
  const read = readPortable(list, data)
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`)
  if (read.notes.length > 0) throw new Error(read.notes.join('\n'))
  const army = systemOf(read.roster.system)?.resolve(read.roster, data)
  if (!army) throw new Error('no such game')
  return army
}

const armies = { aos4: armyOf(ogors, readAll()), wh40k11: armyOf(eaters, readAllForty()) }

describe.each(Object.entries(armies))('a list of %s', (game, army) => {
  const ways = exportsFor(army).filter(({ text }) => text)

  it.each(ways)('is written as before: $id', async ({ id }) => {
    const written = await writeList(army, id, { faults: true })
    if (typeof written !== 'string') throw new Error('not a text')
    // kept with the line ends of all other files here
    await expect(written.replaceAll('\r\n', '\n')).toMatchFileSnapshot(`golden/${game}/${id}.txt`)
  })

  it('is written as before: the roster file', async () => {
    const tree = textForms.find(({ system }) => system === game)?.toTree?.write(army)
    if (!tree) throw new Error('no roster file')
    await expect(writeRos(tree)).toMatchFileSnapshot(`golden/${game}/rosz.txt`)
  })
})
