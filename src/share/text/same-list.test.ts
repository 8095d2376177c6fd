import { describe, expect, it } from 'vitest'

import { readAllForty } from '../../library/node-wh40k11.ts'
import { readPortable } from '../portable.ts'
import { judge } from '../report.ts'
import { resultsOf } from './testing-samples.ts'

const data = readAllForty()

const app = `Clockwork dusk (1105 points)

Necrons
Awakened Dynasty (3 Detachment Points)
Take and Hold
Strike Force (2000 points)

Attached Units
Attached Unit 1

Overlord (110 points)
• Attached as: Leader (Character)
  • Warlord
  • 1x Overlord’s blade
    1x Tachyon arrow
  • Enhancement: Veil of Darkness

Plasmancer (55 points)
• Attached as: Support (Character)
  • 1x Plasmic lance

Immortals (140 points)
• Attached as: Bodyguard (Battleline)
  • 10x Immortal
    • 10x Close combat weapon
      10x Tesla carbine

Attached Unit 2

Royal Warden (50 points)
• Attached as: Leader (Character)
  • 1x Close combat weapon
    1x Relic gauss blaster

Necron Warriors (190 points)
• Attached as: Bodyguard (Battleline)
  • 20x Necron Warrior
    • 20x Close combat weapon
      12x Gauss flayer
      8x Gauss reaper

OTHER DATASHEETS

Canoptek Scarab Swarms (40 points)
  • 3x Canoptek Scarab Swarm
    • 3x Feeder mandibles

Doomsday Ark (210 points)
  • 1x Armoured bulk
    1x Doomsday cannon
    2x Gauss flayer array

Lokhust Heavy Destroyers (160 points)
  • 3x Lokhust Heavy Destroyer
    • 3x Close combat weapon
      1x Enmitic exterminator
      2x Gauss destructor

Lychguard (80 points)
  • 5x Lychguard
    • 5x Dispersion Shield
      5x Hyperphase sword

Tomb Blades (70 points)
  • 3x Tomb Blade
    • 3x Close combat weapon
      1x Shadowloom
      3x Twin tesla carbine

Exported with App Version: v2.3.0 (131), Data Version: v901
`

const newRecruit = `+++++++++++++++++++++++++++++++++++++++++++++++
+ FACTION KEYWORD: Xenos - Necrons
+ DETACHMENT: Awakened Dynasty
+ FORCE DISPOSITION: Take and Hold
+ TOTAL ARMY POINTS: 1105pts
+
+ WARLORD: Char1: Overlord
+ ENHANCEMENT: Veil of Darkness (on Char1: Overlord)
+ NUMBER OF UNITS: 10
+ SECONDARY: - Assassination: 3 Characters
+++++++++++++++++++++++++++++++++++++++++++++++

Attached Units
Attached Unit 1

Overlord (110 pts)
• Attached as: Leader (Character)
• 1x Overlord's blade
• 1x Tachyon arrow
• Warlord
• Veil of Darkness (+20 pts)

Plasmancer (55 pts)
• Attached as: Support (Character)
• 1x Plasmic lance

Immortals (140 pts)
• Attached as: Bodyguard (Battleline)
• 10x Immortal
    • 10x Close combat weapon
    • 10x Tesla carbine

Attached Unit 2

Royal Warden (50 pts)
• Attached as: Leader (Character)
• 1x Close combat weapon
• 1x Relic gauss blaster

Necron Warriors (190 pts)
• Attached as: Bodyguard (Battleline)
• 12x Necron Warrior
    • 12x Close combat weapon
    • 12x Gauss flayer
• 8x Necron Warrior
    • 8x Close combat weapon
    • 8x Gauss reaper

OTHER DATASHEETS

Lychguard (80 pts)
• 5x Lychguard
    • 5x Hyperphase sword
    • 5x Dispersion Shield

Lokhust Heavy Destroyers (160 pts)
• 2x Lokhust Heavy Destroyer
    • 2x Close combat weapon
    • 2x Gauss destructor
• 1x Lokhust Heavy Destroyer
    • 1x Close combat weapon
    • 1x Enmitic exterminator

Tomb Blades (70 pts)
• 3x Tomb Blade
    • 3x Close combat weapon
    • 3x Twin tesla carbine
    • 1x Shadowloom

Canoptek Scarab Swarms (40 pts)
• 3x Canoptek Scarab Swarm
    • 3x Feeder mandibles

Doomsday Ark (210 pts)
• 1x Armoured bulk
• 1x Doomsday cannon
• 2x Gauss flayer array

Created with newrecruit.eu v36.31
`

const warOrgan = `Clockwork dusk [1105 points]
Necrons
Battle Size: Strike Force (2000 point limit)

Detachments: Awakened Dynasty (3/3 Detachment Points)
Force Disposition: Take And Hold

Cold Royal Court

  Immortals (140 points)
    • 10 Immortals with Close combat weapon and Tesla carbine

  Overlord (110 points)
    • Warlord
    • Overlord’s blade and Tachyon arrow
    • Veil Of Darkness [+20 points]

  Plasmancer (55 points)
    • Plasmic lance

Silent Warden Phalanx

  Necron Warriors (190 points)
    • 12 Necron Warriors with Close combat weapon and Gauss flayer
    • 8 Necron Warriors with Close combat weapon and Gauss reaper

  Royal Warden (50 points)
    • Close combat weapon and Relic gauss blaster

Vehicle

  Doomsday Ark (210 points)
    • 2 Gauss flayer arrays, Armoured bulk and Doomsday cannon

Other

  Canoptek Scarab Swarms (40 points)
    • 3 Canoptek Scarab Swarms with feeder mandibles

  Lokhust Heavy Destroyers (160 points)
    • 2 Lokhust Heavy Destroyers with Close combat weapon and Gauss destructor
    • 1 Lokhust Heavy Destroyers with Close combat weapon and Enmitic exterminator

  Lychguard (80 points)
    • 5 Lychguard with Dispersion shield and Hyperphase sword

  Tomb Blades (70 points)
    • 1 Tomb Blades with Close combat weapon, Shadowloom and Twin tesla carbine
    • 2 Tomb Blades with Close combat weapon and Twin tesla carbine

Created with WarOrgan (https://warorgan.com)
`

type Listed = Readonly<Record<string, unknown>>

const asEntry = (unit: string | Listed): Listed =>
  typeof unit === 'string' ? { name: unit } : unit

/** The list without its name, which not every form has; units by their names, whatever order they stand in. */
function contents(text: string) {
  const [result, ...others] = resultsOf(text, data)
  if (!result || others.length > 0) throw new Error('not one list')
  const { name: _, ...list } = result.list
  const units = (list['units'] as readonly (string | Listed)[]).map(asEntry)
  const nameOf = (id: unknown) => units.find((unit) => unit['id'] === id)?.['name']
  const named = units.map(({ id: _id, attachedTo, ...unit }) => ({
    ...unit,
    ...(attachedTo === undefined ? {} : { attachedTo: nameOf(attachedTo) }),
  }))
  const key = (unit: Listed) => String(unit['name'])
  const read = readPortable(result.list, data)
  if (!read.ok) throw new Error(read.problem)
  return {
    unread: result.unread,
    stated: result.stated,
    ours: judge(read.roster, data).points,
    list: { ...list, units: named.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)) },
  }
}

describe('one army in three forms', () => {
  it('is one and the same list, with all that its units carry', () => {
    const { units, ...army } = contents(app).list
    expect(army).toEqual({
      game: 'wh40k11',
      faction: 'Necrons',
      battleSize: 'Strike Force',
      detachments: ['Awakened Dynasty'],
      forceDisposition: 'Take and Hold',
    })
    const heavy = { 'Enmitic exterminator': 1 }
    const shields = { 'Dispersion Shield': 5, 'Hyperphase sword': 5 }
    const tesla = { Shadowloom: 1, 'Twin tesla carbine': 3 }
    const [immortals, warriors] = [{ attachedTo: 'Immortals' }, { attachedTo: 'Necron Warriors' }]
    expect(units).toEqual([
      { name: 'Canoptek Scarab Swarms' },
      { name: 'Doomsday Ark' },
      { name: 'Immortals', models: { Immortals: 10 }, wargear: { 'Tesla carbine': 10 } },
      {
        name: 'Lokhust Heavy Destroyers',
        models: { 'Lokhust Heavy Destroyers': 3 },
        wargear: heavy,
      },
      { name: 'Lychguard', wargear: shields },
      {
        name: 'Necron Warriors',
        models: { 'Necron Warriors': 20 },
        wargear: { 'Gauss reaper': 8 },
      },
      { name: 'Overlord', warlord: true, enhancements: ['Veil of Darkness'], ...immortals },
      { name: 'Plasmancer', ...immortals },
      { name: 'Royal Warden', ...warriors },
      { name: 'Tomb Blades', wargear: tesla },
    ])
  })

  it.each([
    ['the official app', app],
    ['New Recruit', newRecruit],
    ['WarOrgan', warOrgan],
  ])('costs what is printed and leaves no line over: %s', (_, text) => {
    expect(contents(text)).toEqual({
      list: contents(app).list,
      unread: [],
      stated: 1105,
      ours: 1105,
    })
  })
})
