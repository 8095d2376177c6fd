import type {
  AliasData,
  BookData,
  CoreData,
  IndexData,
  ManifestData,
  PriceBookData,
} from '../../../systems/wh40k11/schema.ts'
import { byText, keyOf, slugOf, sortedUnique } from '../names.ts'
import { allyRules } from './ally-rules.ts'
import { musterRules } from './core-rules.ts'
import { unitNames } from './overlay.ts'
import { pageSources } from './page-sources.ts'
import { battleSizes, choosableKeywords, keywordChoices } from './sizes-and-keywords.ts'
import type { Sources } from './sources.ts'
import { coreNumbers, coreTargets } from './stratagem-slips.ts'
import { titleCase } from './units.ts'

type Numbers = (kind: string, id: string) => number

export const appSource = 'official-app'
/** Of the app's data, which every file of it names. */
export const appRevision = '912'
export const manualSource = 'points-manual'
export const communitySource = 'community-catalogue'

/** Force dispositions by name, in the order of the core rules. */
export const dispositions: readonly string[] = [
  'Take and Hold',
  'Purge the Foe',
  'Priority Assets',
  'Reconnaissance',
  'Disruption',
]

/** The file that is read first: sources, price books, pages and what each needs. */
export function manifestOf(
  sources: Sources,
  books: readonly BookData[],
  number: Numbers,
): ManifestData {
  const version = sources.manual[0]?.date ?? ''
  return {
    format: 1,
    system: 'wh40k11',
    version,
    sources: [
      {
        id: manualSource,
        publication: 'Munitorum Field Manual',
        date: version,
        revision: sources.manual[0]?.id ?? '',
      },
      {
        id: appSource,
        publication: 'Warhammer 40,000: The App',
        date: '2026-07-23',
        revision: appRevision,
      },
      { id: communitySource, publication: 'Community catalogue (BSData)', date: '2026-07-01' },
    ],
    prices: sources.manual.map(({ id, date }) => ({ id, n: number('prices', id), date })),
    pages: pageSources.map(({ id, name, keyword, parent, alliance }) => {
      const units = books.find((book) => book.id === id)?.units ?? []
      const homes = (wanted: boolean): string[] =>
        units.flatMap(({ sheet, legends }) =>
          (legends === true) === wanted ? (sheet?.split('/')[0] ?? []) : [],
        )
      const needs = sortedUnique([...(parent === undefined ? [] : [parent]), ...homes(false)])
      return {
        id,
        n: number('page', id),
        name,
        ...(parent === undefined ? {} : { parent }),
        keyword,
        alliance,
        needs: needs.filter((one) => one !== id),
        legends: sortedUnique(homes(true)).filter((one) => one !== id && !needs.includes(one)),
      }
    }),
  }
}

/** Rules of mustering, core stratagems and allies. */
export function coreOf(sources: Sources, grants: CoreData['grants'], number: Numbers): CoreData {
  return {
    format: 1,
    battleSizes: battleSizes.map((size) => ({ ...size, n: number('battle-size', size.id) })),
    ...musterRules,
    grants: grants.map(({ page, ...grant }) =>
      grant.detachment === undefined && page !== undefined ? { page, ...grant } : grant,
    ),
    choosableKeywords: choosableKeywords.map((one) => ({ ...one, n: number('keyword', one.id) })),
    keywordChoices,
    dispositions: dispositions.map((name) => {
      const id = slugOf(name) as CoreData['dispositions'][number]['id']
      return { id, n: number('disposition', id), name }
    }),
    stratagems: sources.coreStratagems
      .map(({ id, name, cp, optionalCp, phases, turn }) => ({
        id: slugOf(name),
        rule: coreNumbers.find(({ stratagem }) => stratagem === name)?.rule ?? id,
        name,
        cp,
        ...(optionalCp === undefined ? {} : { optionalCp }),
        turn,
        phases: [...phases],
        ...targetOf(name),
      }))
      .toSorted((a, b) => byText(a.rule, b.rule)),
    allies: allyRules.map((rule) => ({ ...rule, n: number('ally', rule.id) })),
  }
}

function targetOf(stratagem: string): Pick<CoreData['stratagems'][number], 'target'> {
  const anyOf = coreTargets[stratagem]?.map((keywords) => [...keywords])
  return anyOf ? { target: { anyOf } } : {}
}

/** Every unit, detachment and enhancement by name. */
export function indexOf(books: readonly BookData[], prices: readonly PriceBookData[]): IndexData {
  const units = new Map<string, IndexData['units'][number]>()
  for (const book of books)
    for (const { id, n, name, legends } of book.units) {
      const known = units.get(id)
      if (known) known.at.push(book.id)
      else units.set(id, { id, n, name, at: [book.id], ...(legends ? { legends } : {}) })
    }
  const pagesWith = (detachment: string): string[] =>
    [
      ...new Set(
        prices.flatMap(({ pages }) =>
          pages
            .filter((page) => page.detachments.some(({ id }) => id === detachment))
            .map(({ id }) => id),
        ),
      ),
    ].toSorted(byText)
  const picks = books.flatMap(({ detachments }) =>
    detachments.flatMap(({ id, n, name, enhancements }) => {
      const at = pagesWith(id)
      return [
        { slot: 'detachment' as const, id, n, name, at },
        ...enhancements.map((one) => ({
          slot: 'enhancement' as const,
          id: one.id,
          n: one.n,
          name: one.name,
          at,
        })),
      ]
    }),
  )
  return {
    format: 1,
    units: [...units.values()].toSorted((a, b) => byText(a.id, b.id)),
    picks: picks.toSorted((a, b) => byText(a.slot, b.slot) || byText(a.id, b.id)),
  }
}

/** Other spellings: faction keywords for pages, and the manual's where the data follows the app. */
export function aliasesOf(): AliasData {
  const names: AliasData['names'] = [
    ...pageSources
      .filter(({ name, keyword }) => keyOf(name) !== keyOf(keyword))
      .map(({ id, keyword }) => ({ kind: 'page' as const, name: titleCase(keyword), id })),
    ...unitNames.map((one) => ({
      kind: 'unit' as const,
      name: one.manual,
      id: slugOf(one.sheet),
    })),
  ]
  return { format: 1, ids: {}, names }
}
