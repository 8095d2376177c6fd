import type { AllyData } from '../../../systems/wh40k11/schema.ts'

type Rule = Omit<AllyData, 'n'>

const small = { incursion: 250, 'strike-force': 500, onslaught: 750 }
const large = { incursion: 500, 'strike-force': 1000, onslaught: 1500 }
const flat = { incursion: 500, 'strike-force': 500, onslaught: 500 }
const neither = { warlord: false, enhancements: false }

const everywhere: readonly Rule[] = [
  {
    id: 'assigned-agents',
    name: 'Assigned Agents',
    rule: 'A01',
    hosts: ['imperium'],
    everyUnit: 'IMPERIUM',
    from: ['imperial-agents'],
    allyPrice: true,
    caps: [
      {
        label: 'Retinue',
        keyword: 'RETINUE',
        max: { incursion: 1, 'strike-force': 2, onslaught: 3 },
      },
      {
        label: 'Character',
        keyword: 'CHARACTER',
        max: { incursion: 1, 'strike-force': 2, onslaught: 3 },
      },
      {
        label: 'Requisitioned',
        keyword: 'REQUISITIONED',
        max: { incursion: 1, 'strike-force': 1, onslaught: 2 },
      },
    ],
    free: [
      { unit: 'inquisitorial-agents', per: ['INQUISITOR'] },
      { unit: 'voidsmen-at-arms', per: ['VOIDFARERS', 'CHARACTER'] },
    ],
    warlord: false,
    enhancements: true,
  },
  {
    id: 'freeblades',
    name: 'Freeblades',
    rule: 'A02',
    hosts: ['imperium'],
    everyUnit: 'IMPERIUM',
    from: ['imperial-knights'],
    select: { anyOf: [['TITANIC'], ['ARMIGER']] },
    oneKindOf: [
      { keyword: 'TITANIC', max: 1 },
      { keyword: 'ARMIGER', max: 3 },
    ],
    ...neither,
  },
  {
    id: 'dreadblades',
    name: 'Dreadblades',
    rule: 'A03',
    hosts: ['chaos'],
    everyUnit: 'CHAOS',
    from: ['chaos-knights'],
    select: { anyOf: [['TITANIC'], ['WAR DOG']] },
    oneKindOf: [
      { keyword: 'TITANIC', max: 1 },
      { keyword: 'WAR DOG', max: 3 },
    ],
    ...neither,
  },
  {
    id: 'daemonic-pact',
    name: 'Daemonic Pact',
    rule: 'A04',
    hosts: ['chaos-space-marines', 'chaos-knights'],
    from: ['chaos-daemons'],
    points: small,
    battlelineEach: ['KHORNE', 'TZEENTCH', 'NURGLE', 'SLAANESH'],
    ...neither,
  },
]

const cults = {
  'world-eaters': 'khorne-berzerkers',
  'thousand-sons': 'rubric-marines',
  'death-guard': 'plague-marines',
  'emperors-children': 'noise-marines',
}

const ofFactions: readonly Rule[] = [
  {
    id: 'cults-of-the-dark-gods',
    name: 'Cults of the Dark Gods',
    rule: 'A05',
    hosts: ['chaos-space-marines'],
    notDetachments: ['renegade-warband'],
    from: Object.keys(cults),
    select: { units: Object.values(cults) },
    points: small,
    becomes: 'HERETIC ASTARTES',
    warlord: false,
    enhancements: true,
  },
  {
    id: 'corsairs-and-travelling-players',
    name: 'Corsairs and Travelling Players',
    rule: 'A06',
    hosts: ['drukhari'],
    notDetachments: ['reapers-wager'],
    from: ['aeldari'],
    select: { anyOf: [['HARLEQUINS'], ['ANHRATHE']] },
    points: small,
    ...neither,
  },
  {
    id: 'reapers-wager',
    name: "Reaper's Wager",
    rule: 'A06',
    hosts: ['drukhari'],
    detachments: ['reapers-wager'],
    from: ['aeldari'],
    select: { anyOf: [['HARLEQUINS']] },
    points: large,
    warlord: false,
    enhancements: true,
  },
  {
    id: 'brood-brothers',
    name: 'Brood Brothers',
    rule: 'A08',
    hosts: ['genestealer-cults'],
    detachments: ['brood-brothers-auxilia'],
    from: ['astra-militarum'],
    select: {
      noneOf: [
        'AIRCRAFT',
        'COMMISSAR',
        'EPIC HERO',
        'MILITARUM TEMPESTUS',
        'OGRYN',
        'RATLING',
        'TECH-PRIEST ENGINSEER',
        'MINISTORUM PRIEST',
      ],
    },
    points: large,
    warlord: false,
    enhancements: true,
  },
  {
    id: 'final-day',
    name: 'Final Day',
    rule: 'A09',
    hosts: ['genestealer-cults'],
    detachments: ['final-day'],
    from: ['tyranids'],
    select: { anyOf: [['VANGUARD INVADER']], noneOf: ['AIRCRAFT', 'BROODLORD', 'GENESTEALERS'] },
    points: large,
    warlord: false,
    enhancements: true,
  },
  {
    id: 'shadow-legion',
    name: 'Shadow Legion',
    rule: 'A10',
    hosts: ['chaos-daemons'],
    detachments: ['shadow-legion'],
    from: ['chaos-space-marines'],
    select: {
      anyOf: [
        ['CHAOS LORD'],
        ['CHAOS TERMINATOR SQUAD'],
        ['CHOSEN'],
        ['DAMNED'],
        ['DARK APOSTLE'],
        ['HAVOCS'],
        ['LEGIONARIES'],
        ['MASTER OF POSSESSION'],
        ['POSSESSED'],
        ['RAPTORS'],
        ['SORCERER'],
        ['SORCERER IN TERMINATOR ARMOUR'],
        ['WARP TALONS'],
      ],
      noneOf: ['EPIC HERO'],
    },
    points: large,
    warlord: false,
    enhancements: true,
  },
  {
    id: 'wretched-thralls',
    name: 'Wretched Thralls',
    rule: 'A11',
    hosts: ['chaos-knights'],
    detachments: ['iconoclast-fiefdom'],
    from: ['chaos-space-marines'],
    select: { anyOf: [['DAMNED']] },
    points: flat,
    warlord: false,
    enhancements: true,
  },
  {
    id: 'mechanicus-allies',
    name: 'Mechanicus Allies',
    rule: 'A12',
    hosts: ['imperial-knights'],
    detachments: ['questor-forgepact'],
    from: ['adeptus-mechanicus'],
    select: {
      anyOf: [
        ['TECH-PRIEST DOMINUS'],
        ['TECH-PRIEST MANIPULUS'],
        ['MARSHAL'],
        ['RANGERS'],
        ['VANGUARD'],
      ],
    },
    points: flat,
    warlord: false,
    enhancements: true,
  },
]

/** Legions of a god: a sub-group of the army's own page, opened by one detachment. */
const legions = (
  [
    ['blood-legions', 'Blood Legions', 'world-eaters', 'khorne-daemonkin'],
    ['plague-legions', 'Plague Legions', 'death-guard', 'tallyband-summoners'],
    ['scintillating-legions', 'Scintillating Legions', 'thousand-sons', 'changehost-of-deceit'],
    ['legions-of-excess', 'Legions of Excess', 'emperors-children', 'carnival-of-excess'],
  ] as const
).map(([id, name, page, detachment]): Rule => ({
  id,
  name,
  rule: 'A07',
  hosts: [page],
  detachments: [detachment],
  from: 'host',
  select: { groups: [id] },
  gains: name.toUpperCase(),
  points: large,
  warlord: false,
  enhancements: true,
}))

/** Who may ally with whom, by rule. */
export const allyRules: readonly Rule[] = [...everywhere, ...ofFactions, ...legions].toSorted(
  (a, b) => (a.rule < b.rule ? -1 : Number(a.rule > b.rule)),
)
