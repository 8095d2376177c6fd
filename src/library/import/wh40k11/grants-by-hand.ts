import type { CoreData } from '../../../systems/wh40k11/schema.ts'

type Grant = CoreData['grants'][number]

/** Keyword grants: detachment or Warlord, and the units that become Battleline. */
const battleline = (page: string, detachment: string, to: Grant['to']): Grant => ({
  page,
  detachment,
  keyword: 'BATTLELINE',
  to,
})

const battlelines: readonly Grant[] = [
  battleline('orks', 'taktikal-brigade', { units: ['stormboyz'] }),
  battleline('orks', 'dread-mob', { units: ['gretchin'] }),
  {
    page: 'orks',
    warlord: 'wazdakka-gutsmek',
    keyword: 'BATTLELINE',
    to: { units: ['warbikers'] },
  },
  battleline('adeptus-custodes', 'null-maiden-vigil', { units: ['prosecutors'] }),
  battleline('aeldari', 'windrider-host', { units: ['windriders'] }),
  battleline('aeldari', 'spirit-conclave', { units: ['wraithblades', 'wraithguard'] }),
  battleline('aeldari', 'ghosts-of-the-webway', { units: ['troupe'] }),
  battleline('aeldari', 'serpents-brood', { units: ['troupe'] }),
  {
    ...battleline('astra-militarum', 'bridgehead-strike', { units: ['tempestus-scions'] }),
    warlordKeywords: ['MILITARUM TEMPESTUS', 'OFFICER'],
  },
  battleline('blood-angels', 'the-lost-brethren', {
    units: ['death-company-marines', 'death-company-marines-with-bolt-rifles'],
  }),
  battleline('chaos-knights', 'houndpack-lance', { anyOf: [['WAR DOG']] }),
  battleline('chaos-space-marines', 'chaos-cult', { units: ['traitor-guardsmen-squad'] }),
  battleline('dark-angels', 'company-of-hunters', { units: ['outrider-squad'] }),
  battleline('death-guard', 'shamblerot-vectorium', { units: ['poxwalkers'] }),
  battleline('imperial-knights', 'spearhead-at-arms', { anyOf: [['ARMIGER']] }),
  battleline('leagues-of-votann', 'delve-assault-shift', { units: ['cthonian-beserks'] }),
  battleline('tau-empire', 'kroot-hunting-pack', { units: ['kroot-carnivores'] }),
  battleline('thousand-sons', 'servants-of-change', { units: ['tzaangors'] }),
  battleline('thousand-sons', 'warpmeld-pact', { units: ['tzaangors'] }),
  battleline('tyranids', 'warrior-bioform-onslaught', {
    units: ['tyranid-warriors-with-ranged-bio-weapons', 'tyranid-warriors-with-melee-bio-weapons'],
  }),
  battleline('world-eaters', 'cult-of-blood', { units: ['jakhals', 'goremongers'] }),
]

/** Keywords that an army's page gives its units, and detachments with other keywords than Battleline. */
const others: readonly Grant[] = [
  {
    page: 'dark-angels',
    keyword: 'RAVENWING',
    to: {
      anyOf: [
        ['ADEPTUS ASTARTES', 'MOUNTED'],
        ['ADEPTUS ASTARTES', 'VEHICLE', 'FLY'],
      ],
    },
  },
  {
    page: 'dark-angels',
    keyword: 'DEATHWING',
    to: {
      units: [
        'bladeguard-ancient',
        'bladeguard-veteran-squad',
        'land-raider',
        'land-raider-crusader',
        'land-raider-redeemer',
        'repulsor',
        'repulsor-executioner',
        'sternguard-veteran-squad',
        'vanguard-veteran-squad-with-jump-packs',
      ],
      anyOf: [
        ['ADEPTUS ASTARTES', 'TERMINATOR'],
        ['ADEPTUS ASTARTES', 'DREADNOUGHT'],
      ],
    },
  },
  {
    page: 'space-marines',
    detachment: 'headhunter-task-force',
    keyword: 'TANK ACE',
    to: {
      anyOf: [['ADEPTUS ASTARTES', 'VEHICLE']],
      noneOf: ['FORTIFICATION', 'DROP POD', 'WALKER', 'FLY'],
    },
  },
  {
    page: 'tyranids',
    detachment: 'subterranean-assault',
    keyword: 'BURROWER',
    to: { units: ['mawloc', 'trygon'] },
  },
  {
    page: 'chaos-space-marines',
    detachment: 'cult-of-the-arkifane',
    keyword: 'DAEMON',
    to: { anyOf: [['HERETIC ASTARTES', 'VEHICLE']] },
  },
  {
    page: 'chaos-space-marines',
    detachment: 'cult-of-the-arkifane',
    keyword: 'SOUL FORGE',
    to: {
      units: ['lord-discordant-on-helstalker', 'vashtorr-the-arkifane'],
      anyOf: [['HERETIC ASTARTES', 'VEHICLE']],
    },
  },
  {
    page: 'aeldari',
    detachment: 'devoted-of-ynnead',
    keyword: 'YNNARI',
    to: { anyOf: [['ASURYANI']], noneOf: ['EPIC HERO'] },
  },
]

/** Keywords that units gain while mustering, of which no file of the sources tells in structure. */
export const grantsByHand: Grant[] = [...battlelines, ...others]
