import type { SheetData } from '../../../systems/wh40k11/schema.ts'
import type { PriceBookData } from '../../../systems/wh40k11/schema.ts'
import { table } from '../audit-table.ts'
import type { Row } from '../audit-table.ts'
import { byText, plain, sortedUnique } from '../names.ts'
import { nameCounts } from './audit-names.ts'
import { playCounts } from './audit-play.ts'
import type { Difference } from './compare-facts.ts'
import type { Converted } from './convert.ts'
import { musterGrounds } from './core-rules.ts'
import { explanations } from './explanations.ts'
import { handCorrections } from './hand-corrections.ts'
import { choiceGrounds } from './sizes-and-keywords.ts'

const intro = `# Data audit: Warhammer 40,000

Where the numbers of \`data/wh40k11\` come from, what could not be read, and where this conversion and an earlier one differ.
*Points manual*: prices, detachment points, dispositions, tags and attach lists, versions 1.0 to 1.2. *App*: datasheets, detachments,
enhancements and stratagems of app data 912. *Community*: Legends datasheets, of which 134 are of the 10th edition. The same
sources give the same page.`

/** The report of a conversion as Markdown: counts, what could not be read, every difference to the earlier facts, corrections by hand. */
export function auditReport(made: Converted, differences: readonly Difference[]): string {
  const parts = [
    intro,
    ...counts(made),
    ...priceBooks(made),
    ...notes(made),
    ...wargear(made),
    ...sizes(made),
    ...playCounts(made),
    nameCounts(made),
    differenceSummary(differences),
    ...[...explanations].map(([kind, { title, says }]) =>
      differenceTable(kind, title, says, differences),
    ),
    ...corrections(),
  ]
  return `${parts.join('\n\n')}\n`
}

function counts({ books, prices, sheets }: Converted): readonly string[] {
  const newest = prices[0]
  const pages = books.filter(({ units }) => units.length > 0)
  const rows = pages.map(({ id, name, units, detachments }): Row => {
    const own = books.filter((book) => book.id === id || book.id === `${id}-legends`)
    const prices40 = newest?.pages.find((page) => page.id === id)
    return [
      name,
      units.length,
      units.filter(({ legends }) => legends).length,
      units.filter(({ allied }) => allied).length,
      own.reduce((sum, book) => sum + book.sheets.length, 0),
      prices40?.detachments.length ?? 0,
      detachments.length,
      detachments.reduce((sum, one) => sum + one.enhancements.length, 0),
      detachments.reduce((sum, one) => sum + one.stratagems.length, 0),
    ]
  })
  const head =
    'Page, Units, Legends, Second price, Own datasheets, Detachments, Own detachments, Enhancements, Stratagems'
  const bySource = ['app', 'community', 'tenth'].map((source): Row => [
    source,
    sheets.filter(({ sheet }) => sheet.source === source).length,
  ])
  return [
    table('Counts', 'Pages of the points manual.', head.split(', '), rows),
    table('Datasheets by source', '', ['Source', 'Datasheets'], bySource),
  ]
}

function priceBooks({ prices, books }: Converted): readonly string[] {
  const names = new Map(books.flatMap(({ units }) => units.map(({ id, name }) => [id, name])))
  const rows = prices.map(({ id, date, pages }): Row => {
    const units = pages.flatMap((page) => page.units)
    const detachments = pages.flatMap((page) => page.detachments)
    return [
      id,
      date,
      units.length + units.filter(({ ally }) => ally).length,
      new Set(detachments.map((one) => one.id)).size,
      new Set(detachments.filter(({ tag }) => tag !== undefined).map((one) => one.id)).size,
      new Set(detachments.flatMap(({ tag }) => tag ?? [])).size,
    ]
  })
  const head = ['Version', 'Date', 'Entries', 'Detachments', 'With a tag', 'Tags']
  const steps = prices.slice(0, -1).map((newer, at) => stepRow(newer, prices[at + 1], names))
  return [
    table('Price books', 'An entry is a unit on a page, or its second price.', head, rows),
    table(
      'From version to version',
      '',
      ['Step', 'Units with another price', 'New units', 'New detachments'],
      steps,
    ),
  ]
}

function stepRow(
  newer: PriceBookData,
  older: PriceBookData | undefined,
  names: ReadonlyMap<string, string>,
): Row {
  const before = new Map(
    older?.pages.flatMap((page) =>
      page.units.map((unit) => [`${page.id} ${unit.id}`, JSON.stringify(unit)] as const),
    ),
  )
  const units = newer.pages.flatMap((page) =>
    page.units.map((unit) => ({ unit, old: before.get(`${page.id} ${unit.id}`) })),
  )
  const changed = units.filter(({ unit, old }) => old !== undefined && old !== JSON.stringify(unit))
  const fresh = units.filter(({ old }) => old === undefined)
  const known = new Set(older?.pages.flatMap((page) => page.detachments.map(({ id }) => id)))
  const detachments = newer.pages.flatMap((page) => page.detachments.map(({ id }) => id))
  return [
    `${older?.id ?? ''} to ${newer.id}`,
    changed.length,
    sortedUnique(fresh.map(({ unit }) => names.get(unit.id) ?? unit.id)).join(', '),
    sortedUnique(detachments.filter((id) => !known.has(id))).join(', '),
  ]
}

function notes({ notes: all, books }: Converted): readonly string[] {
  const pages = (kind: string): readonly Row[] => {
    const whats = sortedUnique(all.filter((one) => one.kind === kind).map(({ what }) => what))
    return whats.map((what) => [
      plain(what),
      sortedUnique(
        all.filter((one) => one.kind === kind && one.what === what).map(({ where }) => where),
      ).join(', '),
    ])
  }
  const unnamed = books
    .flatMap(({ detachments }) => detachments)
    .flatMap((one) => one.enhancements.filter(({ eligible }) => eligible.anyOf.length === 0))
  return [
    table(
      'Units without a datasheet',
      'They have a price and an attach list.',
      ['Unit', 'Page'],
      pages('no-sheet'),
    ),
    table(
      'Attach targets of other pages',
      'Left out on pages that do not have the unit.',
      ['Unit', 'Left out on'],
      pages('foreign-target'),
    ),
    table('Priced items that the datasheet lacks', '', ['Item', 'Unit'], pages('price-item')),
    table(
      'Priced kinds of models that the datasheet lacks',
      '',
      ['Kind', 'Unit'],
      pages('price-kind'),
    ),
    table(
      'Enhancements of which it is not known who may take them',
      '',
      ['Enhancement'],
      unnamed.map(({ name }) => [name]),
    ),
  ]
}

function wargear({ sheets }: Converted): readonly string[] {
  const sentences = sheets.reduce((sum, one) => sum + one.sentences, 0)
  const unread = sheets.flatMap(({ sheet, unread: lines }) =>
    lines.map(({ items }): Row => [sheet.name, items.join(', ')]),
  )
  const share = ((100 * (sentences - unread.length)) / sentences).toFixed(1)
  const others = sheets.filter(({ unreadLines }) => unreadLines.length > 0)
  return [
    table(
      'Wargear options that could not be read',
      `${sentences - unread.length} of ${sentences} sentences are structure (${share} %). The others are free choices of the items that they name.`,
      ['Datasheet', 'Items'],
      unread,
    ),
    table(
      'Datasheets of the community',
      'Legends. Their choices are offered as free ones: the catalogue has limits that are not read in full.',
      ['What', 'Datasheets'],
      legendsCounts(sheets),
    ),
    table(
      'Datasheets whose composition says more than numbers',
      'Second leaders, models that go with others, tokens: such lines are not read.',
      ['Datasheet', 'Lines'],
      others.map(({ sheet, unreadLines }) => [sheet.name, unreadLines.length]),
    ),
  ]
}

function legendsCounts(sheets: Converted['sheets']): readonly Row[] {
  const all = sheets.map(({ sheet }) => sheet).filter(({ source }) => source === 'community')
  const count = (test: (sheet: (typeof all)[number]) => unknown): number => all.filter(test).length
  return [
    ['All', all.length],
    ['Default loadout', count(({ loadout }) => loadout.some(({ items }) => items.length))],
    ['Wargear choices', count(({ options }) => options.length)],
    ['Weapons without a choice', count(hasStrayWeapon)],
    ['Damaged below some wounds', count(({ damaged }) => damaged)],
  ]
}

function hasStrayWeapon({ weapons, loadout, options }: SheetData): boolean {
  const known = new Set([
    ...loadout.flatMap(({ items }) => items.map(([item]) => item)),
    ...options.flatMap(({ to }) => to.flatMap((set) => (set ?? []).map(([item]) => item))),
  ])
  return weapons.some(({ item }) => !known.has(item))
}

/** Units whose priced sizes and compositions do not agree. */
function sizes({ books, prices, sheets }: Converted): readonly string[] {
  const byId = new Map(sheets.map(({ sheet }) => [sheet.id, sheet]))
  const rows = books.flatMap((book) =>
    book.units.flatMap((unit): Row[] => {
      const sheet = byId.get(unit.sheet ?? '')
      const price = prices[0]?.pages
        .find(({ id }) => id === book.id)
        ?.units.find(({ id }) => id === unit.id)
      if (!sheet || !price || price.addons) return []
      const sums = (pick: 'min' | 'max'): number[] =>
        sheet.compositions.map((ranges) => ranges.reduce((sum, range) => sum + range[pick], 0))
      const least = sheet.minModels ?? Math.min(...sums('min'))
      const most = sheet.maxModels ?? Math.max(...sums('max'))
      const models = price.sizes.map((one) => one.models)
      const fits = (models[0] ?? 0) >= least && (models.at(-1) ?? 0) === most
      return fits ? [] : [[book.name, unit.name, models.join(', '), `${least} to ${most}`]]
    }),
  )
  const says =
    'The composition says how many models a unit may have; a number above the last row pays the last row.'
  return [
    table(
      'Sizes that the manual prices otherwise',
      says,
      ['Page', 'Unit', 'Priced', 'Composition'],
      rows,
    ),
  ]
}

function differenceSummary(differences: readonly Difference[]): string {
  const rows = [...explanations].map(([kind, { title }]): Row => [
    title,
    differences.filter((one) => one.kind === kind).length,
  ])
  const says =
    'The earlier conversion is of version 1.1. Prices, surcharges, detachments and stratagems that differ: see the numbers.'
  return table('Differences to earlier facts', says, ['Kind', 'Differences'], rows)
}

function differenceTable(
  kind: string,
  title: string,
  says: string,
  differences: readonly Difference[],
): string {
  const rows = differences
    .filter((one) => one.kind === kind)
    .toSorted((a, b) => byText(a.where, b.where) || byText(a.what, b.what))
    .map(({ where, what, facts, ours }): Row => [where, what, plain(facts), ours])
  return table(`Facts: ${title}`, says, ['Where', 'What', 'Earlier', 'Here'], rows)
}

function corrections(): readonly string[] {
  const head = ['What', 'Correction', 'Reason', 'Source']
  return [
    table(
      'Corrections by hand',
      'Applied after the sources.',
      head,
      handCorrections.map(({ what, correction, reason, source }) => [
        what,
        correction,
        reason,
        source,
      ]),
    ),
    table(
      'Rules by hand',
      'Rules of mustering that no source has in structure.',
      ['What', 'Reason', 'Source'],
      [...choiceGrounds, ...musterGrounds].map(({ what, reason, source }) => [
        what,
        reason,
        source,
      ]),
    ),
  ]
}
