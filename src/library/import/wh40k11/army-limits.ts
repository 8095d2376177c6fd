import type { CoreData } from '../../../systems/wh40k11/schema.ts'

/** Units that are not in one army with others, with a detachment, without one, or at all on a page. */
export const exclusions: CoreData['exclusions'] = [
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
  { page: 'aeldari', unless: 'devoted-of-ynnead', not: { groups: ['ynnari'] } },
  {
    page: 'space-marines',
    units: ['pedro-kantor'],
    not: { anyOf: [['IMPERIAL FISTS', 'EPIC HERO']] },
  },
  {
    page: 'deathwatch',
    not: { anyOf: [['AGENTS OF THE IMPERIUM', 'DEATHWATCH']], notUnits: ['kill-team-cassius'] },
  },
]

const harlequinDetachments = [
  'fateful-performance',
  'ghosts-of-the-webway',
  'serpents-brood',
  'twilight-flickers',
]

/** Who may, cannot or must be the Warlord beyond what datasheets say. */
export const warlords: CoreData['warlords'] = [
  {
    is: 'allowed',
    page: 'tyranids',
    detachments: ['vanguard-onslaught'],
    units: ['deathleaper'],
  },
  {
    is: 'barred',
    page: 'world-eaters',
    detachments: [],
    enhancement: 'khorne-daemonkin--disciple-of-khorne',
  },
  { is: 'barred', page: 'aeldari', detachments: harlequinDetachments, keyword: 'HARLEQUINS' },
  {
    is: 'required',
    page: 'aeldari',
    detachments: ['devoted-of-ynnead'],
    units: ['yvraine', 'the-yncarne'],
  },
]

/** Detachments that lock an army to a chapter. */
export const chapterDetachments: CoreData['chapterDetachments'] = (
  [
    ['blade-of-ultramar', 'ULTRAMARINES'],
    ['reclamation-force', 'ULTRAMARINES'],
    ['emperors-shield', 'IMPERIAL FISTS'],
    ['forgefathers-seekers', 'SALAMANDERS'],
    ['hammer-of-avernii', 'IRON HANDS'],
    ['shadowmark-talon', 'RAVEN GUARD'],
    ['spearpoint-task-force', 'WHITE SCARS'],
  ] as const
).map(([detachment, chapter]) => ({ detachment, chapter }))

/** What a chapter's army does not field. */
export const chapterRules: CoreData['chapterRules'] = [
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
