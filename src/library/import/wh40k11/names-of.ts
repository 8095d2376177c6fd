import type { NamesData } from '../../../systems/wh40k11/schema-names.ts'
import type { BookData, CoreData } from '../../../systems/wh40k11/schema.ts'
import { byText, keyOf, plain, slugOf, sortedUnique } from '../names.ts'
import type { AppName, AppNames, RuleHeading } from './app-names.ts'
import { enhancementId } from './detachments.ts'
import { appRevision, appSource } from './shared-files.ts'
import { keywordOf } from './sheet-app.ts'

/** A name of the app with the id that it has here. */
type Called = readonly [id: string, name: AppName]

interface Found {
  readonly detachments: readonly Called[]
  readonly enhancements: readonly Called[]
  readonly stratagems: readonly Called[]
  readonly dispositions: readonly Called[]
  readonly battleSizes: readonly Called[]
  readonly keywords: readonly Called[]
  readonly abilities: readonly Called[]
}

/** The names of the app by our ids, a file for each language that it has beside English. */
export function namesOf(
  app: AppNames,
  books: readonly BookData[],
  core: CoreData,
): readonly NamesData[] {
  const found = foundIn(app, books, core)
  const all = Object.values(found).flat()
  const languages = sortedUnique(all.flatMap(([, name]) => Object.keys(name)))
  return languages
    .filter((language) => language !== 'en')
    .map((language) => ({
      format: 1,
      language,
      source: appSource,
      revision: appRevision,
      detachments: inLanguage(found.detachments, language),
      enhancements: inLanguage(found.enhancements, language),
      stratagems: inLanguage(found.stratagems, language),
      dispositions: inLanguage(found.dispositions, language),
      battleSizes: inLanguage(found.battleSizes, language),
      keywords: inLanguage(found.keywords, language),
      abilities: inLanguage(found.abilities, language),
    }))
}

function foundIn(app: AppNames, books: readonly BookData[], core: CoreData): Found {
  const files = [...app.factions.values()]
  const detachments = files.flatMap((file) => file.detachments)
  const keywords = files.flatMap((file) => file.datasheets.flatMap((sheet) => sheet.keywords))
  return {
    detachments: detachments.map(({ name }) => [slugOf(name.en), name]),
    enhancements: files
      .flatMap((file) => file.enhancements)
      .map((one) => [enhancementId(one.detachment, one.name.en), unmarked(one.name)]),
    stratagems: [...coreStratagems(app.headings, core), ...stratagemsOf(app, books)],
    dispositions: detachments.flatMap(({ forceDisposition: one }) =>
      one ? [[slugOf(one.name.en), one.name] as const] : [],
    ),
    battleSizes: sizesOf(app.headings, core),
    keywords: keywords.map((name) => [keywordOf(name.en), name]),
    abilities: abilitiesOf(app),
  }
}

function coreStratagems(headings: readonly RuleHeading[], core: CoreData): readonly Called[] {
  return core.stratagems.flatMap(({ id, rule, name: english }) =>
    headings
      .filter(({ rule: number, name }) => number === rule && keyOf(name.en) === keyOf(english))
      .map(({ name }) => [id, name] as const),
  )
}

/** Battle sizes are the rows of one table, in capitals. */
function sizesOf(headings: readonly RuleHeading[], core: CoreData): readonly Called[] {
  const rows = headings.filter(({ rule }) => rule === '25.03').flatMap((one) => one.rows)
  return core.battleSizes.flatMap(({ id, name }) =>
    rows
      .filter(({ en }) => keyOf(en) === keyOf(name))
      .map((row) => [id, { en: row.en, ...mapped(row, titled) }] as const),
  )
}

/** Two stratagems of a detachment may have one name: their ids then count them in the order of the source. */
function stratagemsOf(app: AppNames, books: readonly BookData[]): readonly Called[] {
  const ids = new Set(
    books.flatMap(({ detachments }) =>
      detachments.flatMap(({ stratagems }) => stratagems.map(({ id }) => id)),
    ),
  )
  const used = new Map<string, number>()
  return [...app.factions.values()]
    .flatMap(({ stratagems }) => stratagems)
    .flatMap(({ name, detachment }) => {
      const first = `${slugOf(detachment)}--${slugOf(name.en)}`
      const count = (used.get(first) ?? 0) + 1
      used.set(first, count)
      const id = count === 1 ? first : `${first}-${count}`
      return ids.has(id) ? [[id, name] as const] : []
    })
}

/** Without `(Upgrade)` and the like in every language: they stand behind the name, as many as in English. */
function unmarked(name: AppName): AppName {
  const marks = [...name.en.matchAll(/\([^)]*\)/g)].length
  let rest: AppName = name
  for (let mark = 0; mark < marks; mark += 1) {
    rest = { en: bare(rest.en), ...mapped(rest, bare) }
  }
  return rest
}

const bare = (name: string): string => name.replace(/\s*[(\uFF08][^)\uFF09]*[)\uFF09]\s*$/, '')

/** Chapter 24 of the core rules explains an ability under each number, in capitals and brackets where weapons have it. */
function abilitiesOf(app: AppNames): readonly Called[] {
  const explained = app.headings.filter(({ rule }) => /^24\.(?!0[0-2])\d\d$/.test(rule))
  const spelling = spellingIn(app)
  return [...explained.map(({ name }) => name), ...app.abilities].map((name) => {
    const spelt = mapped(name, (words, language) => spelling(words.replace(notWords, ''), language))
    return [keywordOf(name.en.replace(notWords, '')), { en: name.en, ...spelt }]
  })
}

const notWords = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** How a name in capitals is spelt with small letters: as the texts have it, else each word with a capital. */
function spellingIn({ factions }: AppNames): (name: string, language: string) => string {
  const bracketed = [...factions.values()].flatMap((file) => [
    ...file.enhancements.flatMap(({ description }) => description),
    ...file.stratagems.flatMap(({ effect }) => effect),
  ])
  const spelt = new Map<string, string>()
  for (const { language, words } of bracketed) {
    const name = inOneLine(words).replace(/ [\dX]+$/, '')
    const key = `${language} ${name.toUpperCase()}`
    if (name !== name.toUpperCase() && !spelt.has(key)) spelt.set(key, name)
  }
  return (name, language) =>
    name === name.toUpperCase() ? (spelt.get(`${language} ${name}`) ?? titled(name)) : name
}

const titled = (name: string): string =>
  name.replace(/[\p{L}\p{N}]+/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase())

function mapped(
  name: AppName,
  change: (text: string, language: string) => string,
): Record<string, string> {
  const entries = Object.entries(name)
  return Object.fromEntries(entries.map(([key, text]) => [key, change(text, key)]))
}

/** In one line, without the marks for line breaks and for how characters are read. */
function inOneLine(name: string): string {
  const words = name
    .replace(/[\u00AD\u200B]|\uFF08\u30EB\u30D3[^\uFF09]*\uFF09/g, '')
    .replace(/(?<=\p{L}-)\s*\n\s*/gu, '')
  return plain(words)
}

/** What has several names keeps the first that the source has. */
function inLanguage(called: readonly Called[], language: string): Record<string, string> {
  const names = new Map<string, string>()
  for (const [id, name] of called) {
    const other = inOneLine(name[language] ?? '')
    if (other !== '' && !names.has(id)) names.set(id, other)
  }
  return Object.fromEntries([...names].toSorted(([a], [b]) => byText(a, b)))
}
