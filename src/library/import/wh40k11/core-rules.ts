import type { CoreData } from '../../../systems/wh40k11/schema.ts'

/**
 * Rules of mustering that no file of the sources has in structure, by the ids of our data. Each group names what it is taken
 * from; `musterGrounds` repeats that for the audit.
 */
type Muster = Omit<CoreData, 'format' | 'allies' | 'dispositions' | 'stratagems'>

/** Keyword grants: detachment or Warlord, and the units that become Battleline. */
const battleline = (
  page: string,
  detachment: string,
  to: Muster['grants'][number]['to'],
): Muster['grants'][number] => ({ page, detachment, keyword: 'BATTLELINE', to })

const grants: Muster['grants'] = [
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

const exclusions: Muster['exclusions'] = [
  {
    page: 'chaos-daemons',
    detachment: 'shadow-legion',
    not: { anyOf: [['EPIC HERO']], notUnits: ['belakor'] },
  },
  {
    page: 'chaos-daemons',
    detachment: 'shadow-legion',
    not: { units: ['daemon-prince-of-chaos', 'daemon-prince-of-chaos-with-wings'] },
  },
  { page: 'tau-empire', units: ['commander-farsight'], not: { anyOf: [['ETHEREAL']] } },
  {
    page: 'aeldari',
    units: ['yvraine', 'the-visarch', 'the-yncarne'],
    not: { anyOf: [['EPIC HERO']], noneOf: ['YNNARI'] },
  },
]

const chapterRules: Muster['chapterRules'] = [
  {
    chapter: 'BLACK TEMPLARS',
    not: {
      anyOf: [['PSYKER']],
      units: [
        'gladiator-lancer',
        'gladiator-reaper',
        'gladiator-valiant',
        'impulsor',
        'land-raider-crusader',
        'repulsor',
        'repulsor-executioner',
        'sternguard-veteran-squad',
        'terminator-squad',
      ],
    },
    detachments: ['1st-company-task-force'],
  },
  {
    chapter: 'SPACE WOLVES',
    not: { units: ['apothecary', 'devastator-squad', 'tactical-squad'] },
  },
  {
    chapter: 'DEATHWATCH',
    not: {
      units: [
        'assault-squad',
        'assault-squad-with-jump-packs',
        'attack-bike-squad',
        'devastator-squad',
        'land-speeder-storm',
        'relic-terminator-squad',
        'scout-bike-squad',
        'scout-squad',
        'scout-sniper-squad',
        'tactical-squad',
        'terminator-assault-squad',
        'terminator-squad',
      ],
    },
  },
]

const commandSquads: Muster['attachExceptions'] = [
  'cadian-shock-troops',
  'catachan-jungle-fighters',
  'death-korps-of-krieg',
  'tempestus-scions',
].map((bodyguard) => ({ page: 'astra-militarum', bodyguard, atMostOne: 'COMMAND SQUAD' }))

const attachExceptions: Muster['attachExceptions'] = [
  ...commandSquads,
  { page: 'tau-empire', bodyguard: 'kroot-carnivores', models: 20, different: true },
  {
    page: 'death-guard',
    leaders: [
      'biologus-putrifier',
      'foul-blightspawn',
      'icon-bearer',
      'noxious-blightbringer',
      'plague-surgeon',
      'tallyman',
    ],
    different: true,
  },
  { page: 'aeldari', leaders: ['eldrad-ulthran'], besideKeyword: 'WARLOCKS' },
  { page: 'aeldari', leaders: ['the-visarch'], beside: ['yvraine'] },
]

const bound = (page: string, detachment: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([unit, enhancement]) => ({
    page,
    detachment,
    unit,
    enhancement: `${detachment}--${enhancement}`,
  }))

export const musterRules: Muster = {
  battleSizes: [
    {
      id: 'incursion',
      name: 'Incursion',
      points: 1000,
      dp: 2,
      enhancements: 2,
      copies: 2,
      aloneDp: 3,
    },
    { id: 'strike-force', name: 'Strike Force', points: 2000, dp: 3, enhancements: 4, copies: 3 },
  ],
  usualSize: 'strike-force',
  usualLimit: 2000,
  copyFactors: [
    { keyword: 'BATTLELINE', factor: 2 },
    { keyword: 'DEDICATED TRANSPORT', factor: 2 },
  ],
  single: 'EPIC HERO',
  upgradeCopies: 3,
  attached: { leaders: 1, supports: 1, enhancements: 1 },
  reservesPercent: 50,
  grants,
  mustInclude: [
    { page: 'chaos-knights', detachment: 'houndpack-lance', keyword: 'WAR DOG', min: 3 },
  ],
  exclusions,
  chapters: [
    'ULTRAMARINES',
    'IMPERIAL FISTS',
    'IRON HANDS',
    'RAVEN GUARD',
    'SALAMANDERS',
    'WHITE SCARS',
    'BLACK TEMPLARS',
    'BLOOD ANGELS',
    'DARK ANGELS',
    'DEATHWATCH',
    'SPACE WOLVES',
  ],
  chapterRules,
  attachExceptions,
  mandatoryEnhancements: [
    ...bound('necrons', 'pantheon-of-woe', [
      ['ctan-shard-of-the-deceiver', 'singularity-matrix'],
      ['ctan-shard-of-the-nightbringer', 'quantum-goad'],
      ['ctan-shard-of-the-void-dragon', 'animus-damper'],
      ['transcendent-ctan', 'reletavistic-tether'],
    ]),
    ...bound('imperial-agents', 'veiled-blade-elimination-force', [
      ['callidus-assassin', 'decoy-targets'],
      ['culexus-assassin', 'esoteric-explosives'],
      ['eversor-assassin', 'intraneural-biotech'],
      ['vindicare-assassin', 'micromelta-rounds'],
    ]),
  ],
  uncountedEnhancements: ['the-living-miracle', 'sanctified-orators'],
  noDuplicates: ['OFFICIO ASSASSINORUM'],
}

/** Where the rules above are taken from, for the audit. */
export const musterGrounds: readonly { what: string; reason: string; source: string }[] = [
  {
    what: 'Battle sizes, copies, attached units',
    reason: 'Tables of the core rules are not in structure',
    source: 'Core rules 25.03 and 25.04',
  },
  {
    what: 'Keywords granted while mustering',
    reason: 'The app lost these blocks of older detachments',
    source: 'App data 912, community catalogue, WarOrgan 1.2',
  },
  {
    what: 'Units that exclude each other',
    reason: 'They stand in abilities',
    source: 'App data 912',
  },
  {
    what: 'Units that a chapter cannot have',
    reason: 'They stand in army rules',
    source: 'App data 912',
  },
  { what: 'Second leaders of a unit', reason: 'They stand in datasheets', source: 'App data 912' },
  {
    what: 'Second leaders of four Astra Militarum units',
    reason: 'They stand behind the loadout, and earlier facts lack them',
    source: 'App data 912',
  },
  {
    what: 'Enhancements that a detachment forces on units',
    reason: 'They stand in the detachment rule',
    source: 'App data 912, points manual',
  },
  {
    what: 'Enhancements that do not count',
    reason: 'It stands in the detachment rule',
    source: 'App data 912',
  },
  {
    what: 'Caps of allies',
    reason: 'The table is a picture in the app',
    source: 'App data 912, community catalogue',
  },
]
