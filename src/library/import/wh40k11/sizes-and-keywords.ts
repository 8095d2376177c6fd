import type { CoreData } from '../../../systems/wh40k11/schema.ts'

type Unnumbered<T> = Omit<T, 'n'>

/** Battle sizes of the core rules, and one that players use though the table of this edition lacks it. */
export const battleSizes: readonly Unnumbered<CoreData['battleSizes'][number]>[] = [
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
  {
    id: 'onslaught',
    name: 'Onslaught',
    house: true,
    points: 3000,
    dp: 4,
    enhancements: 4,
    copies: 3,
  },
]

const gods = ['khorne', 'tzeentch', 'nurgle', 'slaanesh']

/** Keywords that a unit's owner can choose for it. */
export const choosableKeywords: readonly Unnumbered<CoreData['choosableKeywords'][number]>[] = [
  { id: 'khorne', keyword: 'KHORNE', name: 'Khorne' },
  { id: 'tzeentch', keyword: 'TZEENTCH', name: 'Tzeentch' },
  { id: 'nurgle', keyword: 'NURGLE', name: 'Nurgle' },
  { id: 'slaanesh', keyword: 'SLAANESH', name: 'Slaanesh' },
  { id: 'chaos-undivided', keyword: 'CHAOS UNDIVIDED', name: 'Chaos Undivided' },
  { id: 'character', keyword: 'CHARACTER', name: 'Character' },
]

const characters = (
  detachment: string,
  name: string,
  to: CoreData['keywordChoices'][number]['to'],
  counts: { readonly min?: number; readonly max?: number },
): CoreData['keywordChoices'][number] => ({
  name,
  detachment,
  to,
  from: ['character'],
  ...counts,
})

/** Who chooses among them: by the datasheet, by a detachment for every unit, or for so many units. */
export const keywordChoices: CoreData['keywordChoices'] = [
  {
    name: 'Daemonic Allegiance',
    to: {
      units: [
        'daemon-prince-of-chaos',
        'daemon-prince-of-chaos-with-wings',
        'heretic-astartes-daemon-prince',
        'heretic-astartes-daemon-prince-with-wings',
        'soul-grinder',
      ],
    },
    from: gods,
    every: true,
  },
  {
    name: 'Mark of Chaos',
    detachment: 'pactbound-zealots',
    to: { anyOf: [['HERETIC ASTARTES']], noneOf: ['EPIC HERO'] },
    from: [...gods, 'chaos-undivided'],
    notFor: [{ id: 'khorne', keyword: 'PSYKER' }],
    every: true,
    shared: true,
  },
  characters('houndpack-lance', 'Houndpack Lance', { anyOf: [['WAR DOG']] }, { min: 3, max: 3 }),
  characters('subterranean-assault', 'Subterranean Assault', { units: ['trygon'] }, { max: 2 }),
  characters(
    'solar-spearhead',
    'Solar Spearhead',
    { anyOf: [['ADEPTUS CUSTODES', 'WALKER']] },
    { max: 2 },
  ),
  characters('headhunter-task-force', 'Tank Ace', { anyOf: [['TANK ACE']] }, { max: 3 }),
  characters('steel-hammer', 'Steel Hammer', { anyOf: [['ASTRA MILITARUM', 'TITANIC']] }, {}),
]

/** Where these are taken from, for the audit. */
export const choiceGrounds: readonly { what: string; reason: string; source: string }[] = [
  {
    what: 'Battle sizes; Onslaught as one that players may agree on',
    reason:
      'Tables of the core rules are not in structure; the table of this edition has no Onslaught',
    source: 'Core rules 25.03, community catalogue',
  },
  {
    what: 'Daemonic Allegiance, Marks of Chaos',
    reason: 'They stand in abilities and in a detachment rule',
    source: 'App data 912',
  },
  {
    what: 'Units that a detachment makes Characters',
    reason: 'The app lost these blocks of older detachments',
    source: 'Community catalogue, transcripts of the faction packs',
  },
]
