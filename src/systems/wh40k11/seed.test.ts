import { describe, expect, it } from 'vitest'

import { apply } from '../../engine/apply.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import { wh40k11 } from './index.ts'
import { broken, findingsOf, sketched, type Sketch } from './testing.ts'

const data = readAllForty()
const boss = { name: 'Warboss', warlord: true }
const ufthak = 'Ufthak Blackhawk'

const led = (unit: string, more: Sketch = {}) =>
  sketched(data, {
    units: [boss, { name: ufthak, attachedTo: 'mob' }, { id: 'mob', name: unit }],
    ...more,
  })

describe('Ufthak Blackhawk', () => {
  it('has his keywords, abilities and weapons', () => {
    const [him] = sketched(data, { units: [{ name: ufthak, warlord: true }] }).everyone
    expect(him).toMatchObject({ points: 70, models: 1, character: true, epic: true, warlord: true })
    expect([...(him?.keywords ?? [])].toSorted()).toEqual([
      'CHARACTER',
      'EPIC HERO',
      'GRENADES',
      'INFANTRY',
      'ORKS',
      'UFTHAK BLACKHAWK',
      'WARBOSS',
    ])
    const abilities = him?.data?.abilities.map(({ name, kind }) => `${kind}: ${name}`)
    expect(abilities?.toSorted()).toEqual([
      'core: Leader',
      'datasheet: Gargantsmasha',
      'datasheet: Tellyporta Tech',
      'faction: Waaagh!',
    ])
    const weapons = him?.data?.weapons.map(({ name, kind, stats, abilities }) => {
      const { range, attacks, skill, strength, ap, damage } = stats
      const line = [range, attacks, skill, strength, ap, damage].join(' ')
      return `${kind} ${name}: ${line} [${abilities.join(', ')}]`
    })
    expect(weapons).toEqual([
      'ranged Shokk rifle: 24" 1 4+ 8 -2 D6+1 [Devastating Wounds, Hazardous, Precision]',
      "melee Princess' jaws: Melee 2 4+ 4 0 1 [Extra Attacks]",
      'melee Snazzhammer: Melee 4 3+ 10 -2 2 [Devastating Wounds]',
    ])
  })

  it.each(['Boyz', 'Nobz'])('leads %s, as a unit of Legends', (unit) => {
    const army = led(unit)
    expect(broken(army)).toEqual([])
    expect(army.groups.map(({ name }) => name)).toContain(`${ufthak} and ${unit}`)
    const legends = findingsOf(army, 'M31')
    expect(legends.map(({ severity }) => severity)).toEqual(['note'])
  })

  it.each(['Gretchin', 'Meganobz', 'Beast Snagga Boyz', 'Warbikers'])(
    'does not lead %s',
    (unit) => {
      const army = led(unit)
      expect(broken(army)).toEqual(['M17'])
      const [refused] = findingsOf(army, 'M17')
      expect(refused?.say).toContain(ufthak)
      expect(refused?.say).toContain(unit)
      const [first] = refused?.fixes() ?? []
      if (!first) throw new Error('Nothing is offered to mend it.')
      expect(broken(wh40k11.again(army, apply(army.roster, first.edit)))).toEqual([])
    },
  )

  it('is offered the units that he may join, and the others with the reason', () => {
    const army = sketched(data, { units: [boss, ufthak, 'Boyz', 'Nobz', 'Gretchin'] })
    const drops = wh40k11
      .drops(army, army.everyone[1]?.id ?? '')
      .map(({ onto, reason }) => [
        army.everyone.find(({ group }) => group === onto.group)?.name,
        reason,
      ])
    expect(drops).toContainEqual(['Boyz', null])
    expect(drops).toContainEqual(['Nobz', null])
    expect(drops).toContainEqual(['Gretchin', 'not one that it may join'])
  })

  it('leads no unit that has a leader, comes once, and has no enhancement', () => {
    const second = [boss, { name: 'Warboss', attachedTo: 'mob' }]
    const mob = { id: 'mob', name: 'Boyz' }
    const units = [...second, { name: ufthak, attachedTo: 'mob' }, mob]
    expect(broken(sketched(data, { units }))).toEqual(['M15'])
    expect(broken(sketched(data, { units: [boss, ufthak, ufthak] }))).toEqual(['M03'])
    const gifted = { name: ufthak, enhancements: ['Supa-Cybork Body'] }
    expect(broken(sketched(data, { units: [boss, gifted] }))).toEqual(['M20'])
  })

  it('is refused where Legends are not agreed on', () => {
    expect(broken(led('Boyz', { legends: false }))).toEqual(['M31'])
  })
})

/** Name, CP, whose turn, phases. */
type Line = readonly [name: string, cp: number, whose: string, ...phases: string[]]

interface Subject {
  readonly name: string
  readonly dp: string
  readonly disposition: string
  readonly rule: string
  readonly stratagems: readonly Line[]
}

const subjects: readonly Subject[] = [
  {
    name: 'War Horde',
    dp: '3 DP',
    disposition: 'Take and Hold',
    rule: 'Get Stuck In',
    stratagems: [
      ["'Ard as Nails", 1, 'any', 'shooting', 'fight'],
      ['Careen!', 1, 'any'],
      ["'Ere We Go", 1, 'your', 'movement'],
      ['Mob Rule', 1, 'your', 'command'],
      ['Orks is Never Beaten', 2, 'any', 'fight'],
      ['Unbridled Carnage', 1, 'any', 'fight'],
    ],
  },
  {
    name: 'More Dakka!',
    dp: '1 DP',
    disposition: 'Disruption',
    rule: 'Dakka! Dakka! Dakka!',
    stratagems: [
      ['Call Dat Dakka?', 1, 'enemy', 'shooting'],
      ['Long, Uncontrolled Bursts', 1, 'your', 'shooting'],
      ['Speshul Shells', 1, 'your', 'shooting'],
    ],
  },
  {
    name: 'Freebooter Krew',
    dp: '2 DP',
    disposition: 'Take and Hold',
    rule: 'Here be Loot',
    stratagems: [
      ['Bash and Grab', 1, 'any', 'fight'],
      ["Boardin' Rush", 1, 'your', 'movement'],
      ['Deck Fraggers', 1, 'your', 'shooting'],
      ['Grab and Bash', 1, 'your', 'command'],
      ['Krump and Run', 1, 'enemy', 'movement'],
      ['Rolling Loot-Heap', 1, 'your', 'shooting'],
    ],
  },
  {
    name: 'Speedwaaagh!',
    dp: '2 DP',
    disposition: 'Reconnaissance',
    rule: 'Turbo Boostas',
    stratagems: [
      ['Ded Killy Construction', 1, 'your', 'fight'],
      ['Dust Trails', 1, 'enemy', 'shooting'],
      ['Evasive Manoova', 1, 'enemy', 'fight'],
      ['Mobile Dakkastorm', 1, 'your', 'shooting'],
      ['On Da Move', 1, 'your', 'movement'],
      ['Speshul Ammo', 1, 'your', 'shooting'],
    ],
  },
  {
    name: 'Blitz Brigade',
    dp: '2 DP',
    disposition: 'Reconnaissance',
    rule: 'Eager for the Fight',
    stratagems: [
      ['Armoured Duellists', 1, 'your', 'shooting'],
      ['Impervious', 1, 'enemy', 'shooting'],
      ['Mekanised Brutality', 1, 'your', 'movement'],
      ['Mount up, Ladz', 1, 'any', 'fight'],
      ["Run 'em Down", 1, 'your', 'movement'],
      ['Yooz in Trouble Now', 1, 'enemy', 'shooting'],
    ],
  },
  {
    name: 'Bully Boyz',
    dp: '2 DP',
    disposition: 'Purge the Foe',
    rule: "Da Boss Is Watchin'",
    stratagems: [
      ["Always Lookin' Fer A Fight", 1, 'any', 'fight'],
      ['Armed To Da Teef', 1, 'any', 'shooting', 'fight'],
      ["Cut' Em Down", 1, 'enemy', 'movement'],
      ['Hulking Brutes', 1, 'enemy', 'shooting'],
      ["Krushin' Impact", 1, 'your', 'charge'],
      ['Too Arrogant To Die', 1, 'any', 'shooting', 'fight'],
    ],
  },
]

const core: readonly Line[] = [
  ['Command Re-roll', 1, 'any'],
  ['Epic Challenge', 1, 'any', 'fight'],
  ['Insane Bravery', 1, 'your', 'command'],
  ['Crushing Impact', 1, 'your', 'charge'],
  ['Explosives', 1, 'your', 'shooting'],
  ['Rapid Ingress', 1, 'enemy', 'movement'],
  ['Fire Overwatch', 1, 'enemy', 'movement'],
  ['Smokescreen', 1, 'enemy', 'shooting'],
  ['Heroic Intervention', 1, 'enemy', 'charge'],
  ['Counteroffensive', 2, 'enemy', 'fight'],
]

const aidsOf = (army: ReturnType<typeof sketched>, from: string): readonly Line[] =>
  wh40k11
    .turnAids(army)
    .filter((aid) => aid.from === from)
    .map((aid) => [aid.name, aid.cost?.value ?? 0, aid.whose, ...aid.phases])

const unusable = (units: Sketch['units']) =>
  wh40k11
    .turnAids(sketched(data, { detachments: ['Bully Boyz'], ...(units && { units }) }))
    .filter(({ usable }) => !usable)
    .map(({ name }) => name)

describe('a detachment of the Orks', () => {
  it.each(subjects)('$name', (subject) => {
    const { name, dp, disposition, rule, stratagems } = subject
    const army = sketched(data, { detachments: [name], forceDisposition: disposition })
    expect(broken(army)).toEqual([])
    expect(`${army.dp} DP`).toBe(dp)
    const offered = wh40k11
      .candidates(army, { slot: 'detachment' })
      .find((candidate) => candidate.name === name)
    expect(offered?.tags).toEqual(expect.arrayContaining([dp, disposition]))
    expect(offered?.brings).toEqual([rule])
    expect(aidsOf(army, name)).toEqual(stratagems)
    expect(aidsOf(army, 'Core')).toEqual(core)
    expect(wh40k11.turnAids(army)).toHaveLength(core.length + stratagems.length)
  })

  it('brings no disposition but its own, and goes with others of up to 3 DP in all', () => {
    const other = { detachments: ['Bully Boyz'], forceDisposition: 'Take and Hold' }
    expect(broken(sketched(data, other))).toEqual(['M10'])
    for (const name of ['Freebooter Krew', 'Speedwaaagh!', 'Blitz Brigade', 'Bully Boyz']) {
      const two = sketched(data, {
        detachments: [name, 'More Dakka!'],
        forceDisposition: 'Disruption',
      })
      expect([name, two.dp, broken(two)]).toEqual([name, 3, []])
    }
    const four = { detachments: ['War Horde', 'More Dakka!'], forceDisposition: 'Disruption' }
    expect(broken(sketched(data, four))).toEqual(['M06'])
  })

  it('has stratagems that the list may lack the units for', () => {
    expect(unusable([boss])).toEqual([
      'Smokescreen',
      'Armed To Da Teef',
      "Cut' Em Down",
      'Hulking Brutes',
      "Krushin' Impact",
      'Too Arrogant To Die',
    ])
    expect(unusable([boss, 'Meganobz'])).toEqual(['Smokescreen'])
    expect(unusable([boss, 'Meganobz', 'Kommandos'])).toEqual([])
  })
})
