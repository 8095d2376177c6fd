/** Corrections by hand, applied after the sources. Each has its reason and its source. */
interface Grounds {
  readonly reason: string
  readonly source: string
}

const app = 'App data 912'
const manual = 'Points manual'

/** Names that the manual spells otherwise than the app. */
export const manualNames: readonly (Grounds & { manual: string; app: string })[] = [
  {
    manual: 'Introneural Biotech',
    app: 'Intraneural Biotech',
    reason: 'One of the two misspells it',
    source: app,
  },
]

/** Units that the manual calls otherwise than their datasheet. */
export const unitNames: readonly (Grounds & { page: string; manual: string; sheet: string })[] = [
  {
    page: 'space-marines',
    manual: 'Ferren Aerios',
    sheet: 'Ferren Areios',
    reason: 'The manual misspells it',
    source: 'Community catalogue',
  },
  {
    page: 'space-marines',
    manual: 'Tarantula Air Defence Battery',
    sheet: 'Tarantula Air Defense Battery',
    reason: 'Two spellings of one name',
    source: 'Community catalogue',
  },
  {
    page: 'necrons',
    manual: 'Sentry Pylons',
    sheet: 'Sentry Pylon',
    reason: 'The datasheet has the singular',
    source: 'Community catalogue',
  },
]

/** Units whose datasheet only another page's file has. */
export const borrowedSheets: readonly (Grounds & {
  page: string
  units: string[]
  from: string
  /** A sheet of its own, without these keywords and the army's abilities of the other page. */
  without?: readonly string[]
})[] = [
  {
    page: 'imperial-agents',
    units: [
      'Deathwatch Terminator Squad',
      'Fortis Kill Team',
      'Indomitor Kill Team',
      'Spectrus Kill Team',
    ],
    from: 'deathwatch',
    reason: 'Legends here, current datasheets there',
    source: app,
  },
  {
    page: 'space-marines',
    units: ['Venerable Dreadnought'],
    from: 'grey-knights',
    without: ['CHARACTER', 'PSYKER'],
    reason: 'No source has it; Grey Knights have the machine, with keywords of their own',
    source: app,
  },
]

/** Keywords that a text of the app writes otherwise than the datasheet. */
export const keywordSlips: readonly (Grounds & { text: string; keyword: string })[] = [
  {
    text: 'VOIDDRAGON',
    keyword: 'VOID DRAGON',
    reason: 'A space is missing',
    source: app,
  },
]

/** Numbers of models in all, where the ranges of the kinds alone let in others than the manual prices. */
export const unitSizes: readonly (Grounds & { sheet: string; min: number; max: number })[] = [
  ...['Fortis Kill Team', 'Indomitor Kill Team', 'Spectrus Kill Team', 'Talonstrike Kill Team'].map(
    (sheet) => ({
      sheet,
      min: 5,
      max: 10,
      reason: 'The datasheet gives ranges of kinds, no total',
      source: manual,
    }),
  ),
  {
    sheet: 'Victrix Honour Guard',
    min: 3,
    max: 6,
    reason: 'The datasheet gives ranges of kinds, no total',
    source: manual,
  },
]

/** Attach targets that are no unit's name. */
export const attachTargets: readonly (Grounds & {
  target: string
  units?: readonly string[]
  keywords?: string[]
})[] = [
  {
    target: 'Battleline Imperium Infantry',
    keywords: ['BATTLELINE', 'IMPERIUM', 'INFANTRY'],
    reason: 'Keywords instead of a unit',
    source: manual,
  },
  {
    target: 'Eradicator Squad Sternguard Veteran Squad',
    units: ['Eradicator Squad', 'Sternguard Veteran Squad'],
    reason: 'Two names run together',
    source: manual,
  },
]

/** Enhancements whose text does not begin with who may take them. */
export const eligibilities: readonly (Grounds & {
  detachment: string
  enhancement: string
  on?: 'unit'
  anyOf: string[][]
})[] = [
  {
    detachment: 'Servants of Change',
    enhancement: 'Thicket of Bladed Bone',
    on: 'unit',
    anyOf: [['CHAOS SPAWN']],
    reason: 'Its text says Spawn, the keyword beside it and the datasheet Chaos Spawn',
    source: app,
  },
  {
    detachment: 'Awakened Dynasty',
    enhancement: 'Veil of Darkness',
    anyOf: [['NECRONS']],
    reason: 'The text of the app lacks its first words; the keyword stands beside it',
    source: app,
  },
  {
    detachment: 'Reclamation Force',
    enhancement: 'Scroll of Proclamation',
    anyOf: [['ADEPTUS ASTARTES']],
    reason: 'The text of the app lacks its first words; the keyword stands beside it',
    source: app,
  },
]

/** Titans of Chaos share the datasheets of those of the Imperium. */
export const chaosTitans: Grounds & { prefix: string } = {
  prefix: 'Chaos ',
  reason: 'The app has the four datasheets once, with the keywords of the Imperium',
  source: 'Points manual 1.1, Chaos Titan Legions',
}

/** Units for which no datasheet is known. */
export const withoutSheet: readonly (Grounds & { unit: string })[] = [
  { unit: 'X-101', reason: 'No source has its datasheet', source: manual },
  ...['Clanblade', 'Dragon Knights', 'Leystalker', 'Stonesinger'].map((unit) => ({
    unit,
    reason: 'New in version 1.2; the data of the app is older',
    source: manual,
  })),
]
