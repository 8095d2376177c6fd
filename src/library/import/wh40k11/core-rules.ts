import type { CoreData } from '../../../systems/wh40k11/schema.ts'
import { chapterDetachments, chapterRules, exclusions, warlords } from './army-limits.ts'
import { grantsByHand } from './grants-by-hand.ts'

/**
 * Rules of mustering that no file of the sources has in structure, by the ids of our data. Each group names what it is taken
 * from; `musterGrounds` repeats that for the audit.
 */
type Muster = Omit<
  CoreData,
  | 'format'
  | 'allies'
  | 'dispositions'
  | 'stratagems'
  | 'battleSizes'
  | 'choosableKeywords'
  | 'keywordChoices'
>

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
  grants: grantsByHand,
  mustInclude: [
    { page: 'chaos-knights', detachment: 'houndpack-lance', keyword: 'WAR DOG', min: 3 },
  ],
  exclusions,
  warlords,
  chapterDetachments,
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
  unitEnhancements: ['corsair-coterie', 'eldritch-raiders'],
  noDuplicates: ['OFFICIO ASSASSINORUM'],
  oneOf: [
    { name: 'Titus', keyword: 'TITUS' },
    { name: 'Commissar Graves', units: ['commissar-graves', 'commissar-graves-on-foot'] },
  ],
  moreOf: [
    {
      detachment: 'ghosts-of-the-webway',
      units: ['death-jester', 'shadowseer', 'troupe-master'],
      max: 3,
    },
  ],
  joinsBefore: [{ keyword: 'LOYAL PROTECTOR', joined: 'COMMAND SQUAD' }],
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
    what: 'Tank Aces; Harlequins beyond one of each; Ynnari only with Devoted of Ynnead, led by Yvraine or the Yncarne',
    reason: 'The app lost these blocks of older detachments',
    source: 'Community catalogue, transcripts of the faction packs',
  },
  {
    what: 'Deathleaper, Disciple of Khorne and Harlequins as the Warlord',
    reason: 'It stands in detachment and army rules, and in the questions',
    source: 'App data 912',
  },
  {
    what: 'Detachments of one chapter',
    reason: 'The manual lists them with all others of Space Marines',
    source: 'Rule notes, transcripts of the faction pack',
  },
  {
    what: 'One Titus, one Commissar Graves; who must join a unit before the battle',
    reason: 'It stands in abilities',
    source: 'App data 912',
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
