import type { BookData, RenownData } from '../../systems/aos4/schema.ts'
import type { AuditEntry, AuditKind } from './aos4/audit-log.ts'
import { handCorrections } from './aos4/hand-corrections.ts'
import { standardName } from './aos4/names.ts'
import { table } from './audit-table.ts'
import type { Row } from './audit-table.ts'

export interface AuditInput {
  readonly books: readonly BookData[]
  readonly renown: RenownData
  readonly audit: readonly AuditEntry[]
}

interface Section {
  readonly title: string
  readonly says: string
  readonly head: readonly string[]
}

const both = ['Where', 'What', 'Official', 'Community', 'Taken']

const sections: Readonly<Record<AuditKind, Section>> = {
  price: { title: 'Prices', says: 'The official price counts.', head: both },
  size: { title: 'Sizes', says: 'Models in a unit of the smallest size.', head: both },
  reinforcing: {
    title: 'Reinforcing',
    says: 'Whether the unit may be reinforced. A unit of several models may, unless its official notes forbid it.',
    head: both,
  },
  season: {
    title: 'Seasons',
    says: 'Options that the profiles mark as Scourge of Aqshy belong to season 2026-27 alone.',
    head: both,
  },
  name: { title: 'Names', says: 'The official spelling counts.', head: both },
  keyword: {
    title: 'Keywords that options ask for',
    says: 'The profiles print only keywords that some option asks for. A unit has those of both sources.',
    head: both,
  },
  role: { title: 'Roles', says: 'As what a hero may join the regiment of another.', head: both },
  options: {
    title: 'Leaders of factions whose options let in other units',
    says: 'Units that only one of the two sources lets in.',
    head: ['Faction', 'Leader', 'Only official', 'Only community', 'Taken'],
  },
  readings: {
    title: 'Leaders in Armies of Renown whose options can be read in two ways',
    says: 'Only the catalogue has these options. They are read twice: word by word, and through the conditions under which it lets a unit into a regiment.',
    head: ['Army of Renown', 'Leader', 'Only by the words', 'Only by the conditions', 'Taken'],
  },
  'empty-options': {
    title: 'Options in Armies of Renown that let in nobody',
    says: 'The catalogue keeps them from the faction. They are left out.',
    head: ['Army of Renown', 'Leader', '', 'Option', ''],
  },
  'renown-armies': {
    title: 'Armies that may take a Regiment of Renown',
    says: 'The official list counts.',
    head: both,
  },
  'renown-composition': {
    title: 'Compositions of Regiments of Renown',
    says: 'Number of units of each kind.',
    head: both,
  },
  'renown-rules': {
    title: 'Rules of Regiments of Renown',
    says: 'Regiments that have no rules of their own in the catalogue, or that it shows the rules of others with, or none. The rules under the name of the regiment count.',
    head: ['Regiment', 'Its rules', '', 'Shown are those of', ''],
  },
  'renown-abilities': {
    title: 'Corrected abilities of Regiments of Renown',
    says: 'The catalogue has them otherwise than a newer or fuller source, which counts; the corrections by hand name it.',
    head: ['Ability', 'Newer or fuller source', '', 'Community', 'Taken'],
  },
  'army-of-renown-price': {
    title: 'Prices in Armies of Renown that differ from the faction',
    says: 'Current armies take the official price of the unit, Legends ones keep that of the catalogue.',
    head: both,
  },
  'zero-price': {
    title: 'Prices of 0 without a companion rule',
    says: 'A slip of the catalogue; the official price counts.',
    head: both,
  },
  eligibility: {
    title: 'Guessed eligibilities',
    says: 'The catalogue forgets these leaders in its list of limits; that of the standard unit or of the role is assumed.',
    head: ['Army', 'Leader', '', 'Assumed', ''],
  },
  overlay: {
    title: 'Units by hand',
    says: 'Rows that the official file has lost.',
    head: both,
  },
  'community-only': {
    title: 'Units that only the community catalogue has',
    says: 'They are marked as priced by community data.',
    head: both,
  },
  'not-read': {
    title: 'What could not be read',
    says: 'Parts of the catalogue that the converter does not know.',
    head: ['Where', 'What', '', '', ''],
  },
}

const intro = `# Data audit: Age of Sigmar

Where the numbers and rules of \`data/aos4\` come from, and where their two sources disagree. *Official* is the publisher's battle
profiles, *community* the catalogue that players keep. Where both speak, the official value counts; each table names both values
and the one taken. \`npm run data:aos4 -- FOLDER\` writes this page with the data, \`npm run data:audit -- FOLDER\` this page alone;
the same sources give the same page.`

/** The report of a conversion as Markdown: counts, every disagreement with both values and which was taken, odd values. */
export function auditReport({ books, renown, audit }: AuditInput): string {
  const armies = books.flatMap((book) => book.armies)
  const parts = [
    intro,
    summary(audit),
    table('Counts', 'The first army of each book.', countHead, books.map(countRow)),
    `Armies: ${armies.length}, of which ${armies.filter(({ kind }) => kind !== 'faction').length} Armies of Renown. Regiments of Renown: ${renown.regiments.length}.`,
    ...kinds.map((kind) => entriesSection(kind, audit)),
    table('Corrections by hand', correctionsSay, correctionHead, corrections()),
    table(
      'Units without a stat line or weapons',
      '',
      ['Book', 'Sheet', 'Lacks'],
      bareSheets(books),
    ),
    table('Odd prices of units', oddSay, ['Army', 'Unit', 'Points'], oddPrices(books)),
  ]
  return `${parts.join('\n\n')}\n`
}

const kinds = Object.keys(sections) as AuditKind[]
const correctionsSay = 'Applied after the sources.'
const correctionHead = ['What', 'Correction', 'Reason', 'Source']
const oddSay =
  'Not a multiple of 10, above 850, or 0. All that cost 0 come with another unit, or on a place of their own.'

function summary(audit: readonly AuditEntry[]): string {
  const rows = kinds.map((kind): Row => [sections[kind].title, entriesOf(kind, audit).length])
  return table('Findings', '', ['Section', 'Entries'], rows)
}

function entriesOf(kind: AuditKind, audit: readonly AuditEntry[]): readonly AuditEntry[] {
  return audit.filter((entry) => entry.kind === kind)
}

function corrections(): readonly Row[] {
  return handCorrections.map(({ what, correction, reason, source }) => [
    what,
    correction,
    reason,
    source,
  ])
}

const countHead = ['Book', 'Units', 'Legends', 'Ghyran', 'Aqshy', 'Leaders', 'Sheets', 'Armies']

function countRow({ name, armies, sheets }: BookData): Row {
  const units = armies[0]?.units ?? []
  const count = (test: (unit: (typeof units)[number]) => boolean): number =>
    units.filter(test).length
  return [
    name,
    units.length,
    count(({ legends }) => legends === true),
    count(({ variant }) => variant === 'ghyran'),
    count(({ variant }) => variant === 'aqshy'),
    count(({ leads }) => leads !== undefined),
    sheets.length,
    armies.length,
  ]
}

/** The columns that a section names; those with an empty heading are left out. */
function entriesSection(kind: AuditKind, audit: readonly AuditEntry[]): string {
  const { title, says, head } = sections[kind]
  const rows = entriesOf(kind, audit).map(
    ({ where, what, official = '', community = '', taken = '' }): Row =>
      [where, what, official, community, taken].filter((_, at) => head[at] !== ''),
  )
  return table(
    title,
    says,
    head.filter((one) => one !== ''),
    rows,
  )
}

function bareSheets(books: readonly BookData[]): readonly Row[] {
  return books.flatMap(({ name, sheets, armies }) => {
    const ofUnits = new Set(armies.flatMap(({ units }) => units.map(({ sheet }) => sheet)))
    return sheets
      .filter(({ id }) => ofUnits.has(id))
      .map((sheet): Row => {
        const lacks = [
          Object.keys(sheet.stats).length < 4 ? 'stat line' : '',
          sheet.weapons.length === 0 ? 'weapons' : '',
          sheet.bases.length === 0 ? 'base size' : '',
        ]
        return [name, sheet.name, lacks.filter((lack) => lack !== '').join(', ')]
      })
      .filter((row) => row[2] !== '')
  })
}

function oddPrices(books: readonly BookData[]): readonly Row[] {
  return books.flatMap(({ armies }) =>
    armies.flatMap((army) =>
      army.units
        .filter(({ points }) => points % 10 !== 0 || points > 850 || points === 0)
        .map((unit): Row => [army.name, standardName(unit.name) ?? unit.name, unit.points]),
    ),
  )
}
