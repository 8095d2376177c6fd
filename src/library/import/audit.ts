import type { BookData, RenownData } from '../../systems/aos4/schema.ts'
import type { AuditEntry, AuditKind } from './aos4/audit-log.ts'
import { standardName } from './aos4/names.ts'

export interface AuditInput {
  readonly books: readonly BookData[]
  readonly renown: RenownData
  readonly audit: readonly AuditEntry[]
}

type Row = readonly (string | number)[]

const titles: Readonly<Record<AuditKind, string>> = {
  price: 'Prices',
  size: 'Sizes',
  reinforcing: 'Reinforcing',
  name: 'Names',
  keyword: 'Keywords that options ask for',
  role: 'Roles',
  options: 'Leaders whose options let in other units',
  'renown-armies': 'Armies that may take a Regiment of Renown',
  'renown-composition': 'Compositions of Regiments of Renown',
  'army-of-renown-price': 'Prices in Armies of Renown that differ from the faction',
  'zero-price': 'Prices of 0 without a companion rule',
  eligibility: 'Guessed eligibilities',
  overlay: 'Corrections by hand',
  'community-only': 'Units that only the community catalogue has',
  'not-read': 'What could not be read',
}

/** The report of a conversion as Markdown: counts, every disagreement with both values and which was taken, odd values. */
export function auditReport({ books, renown, audit }: AuditInput): string {
  const armies = books.flatMap((book) => book.armies)
  const sections = [
    '# Data audit: Age of Sigmar',
    'Written by `npm run data:audit`. Official values are from the battle profiles, community values from the catalogue.',
    section('Counts', countHead, books.map(countRow)),
    `Armies: ${armies.length}, of which ${armies.filter(({ kind }) => kind !== 'faction').length} Armies of Renown. Regiments of Renown: ${renown.regiments.length}.`,
    ...(Object.keys(titles) as AuditKind[]).map((kind) => entriesSection(kind, audit)),
    section('Units without a stat line or weapons', ['Book', 'Sheet', 'Lacks'], bareSheets(books)),
    section('Odd prices of units', ['Army', 'Unit', 'Points'], oddPrices(books)),
  ]
  return `${sections.join('\n\n')}\n`
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

function entriesSection(kind: AuditKind, audit: readonly AuditEntry[]): string {
  const rows = audit
    .filter((entry) => entry.kind === kind)
    .map((entry): Row => [
      entry.where,
      entry.what,
      entry.official ?? '',
      entry.community ?? '',
      entry.taken ?? '',
    ])
  return section(titles[kind], ['Where', 'What', 'Official', 'Community', 'Taken'], rows)
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

function section(title: string, head: readonly string[], rows: readonly Row[]): string {
  if (rows.length === 0) return `## ${title}\n\nNone.`
  const line = (cells: Row): string =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '/')).join(' | ')} |`
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)]
  return `## ${title} (${rows.length})\n\n${table.join('\n')}`
}
