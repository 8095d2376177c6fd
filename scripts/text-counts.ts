import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { nameOfId } from '../src/engine/wording.ts'
import { table } from '../src/library/import/audit-table.ts'
import type { Row } from '../src/library/import/audit-table.ts'
import { byText } from '../src/library/import/names.ts'
import { grouped } from './grouped.ts'
import { readTextFile } from './text-files.ts'
import type { TextPlace } from './text-places.ts'
import { readSamples, sampleSection } from './text-samples.ts'

const kinds: readonly (readonly [kind: string, title: string])[] = [
  ['sheet', 'Abilities of sheets'],
  ['trait', 'Battle traits'],
  ['ability', 'Army rules'],
  ['formation', 'Abilities of formations'],
  ['rule', 'Rules of detachments'],
  ['lore', 'Spells, prayers and manifestations'],
  ['enhancement', 'Enhancements'],
  ['stratagem', 'Stratagems'],
  ['regiment', 'Abilities of Regiments of Renown'],
]

/** The rules that have a summary, of their own or one that their book's sheets share. */
export function summarised(
  places: readonly TextPlace[],
  keysOf: (book: string) => ReadonlySet<string>,
): ReadonlySet<TextPlace> {
  const books = [...grouped(places, ({ book }) => book)]
  return new Set(
    books.flatMap(([book, own]) => {
      const keys = keysOf(book)
      return own.filter(({ key, shared }) => keys.has(key) || keys.has(shared ?? ''))
    }),
  )
}

/** The section of an audit about our texts: how many rules there are, how many have a summary, by kind and by book, and how samples of them were found. */
export function textSection(game: string, places: readonly TextPlace[]): string {
  const done = summarised(places, (book) => keysIn(readTextFile(game, book), 'summaries'))
  const row = (title: string, own: readonly TextPlace[]): Row => {
    const count = own.filter((place) => done.has(place)).length
    return [title, own.length, count, own.length - count]
  }
  const byKind = grouped(places, ({ kind }) => kind)
  const byBook = [...grouped(places, ({ book }) => book)].toSorted(([a], [b]) => byText(a, b))
  const glossary = readTextFile(game, 'glossary') as
    | { readonly terms?: readonly unknown[] }
    | undefined
  const head = ['Rules', 'With a summary', 'Without']
  const says = `Our own words about the rules in \`data/${game}/text\`, as \`npm run text:audit\` counts them. Glossary: ${glossary?.terms?.length ?? 0} terms.`
  const ofKinds = kinds.flatMap(([kind, title]) => {
    const own = byKind.get(kind)
    return own ? [row(title, own)] : []
  })
  return [
    table(heading, says, ['Kind', ...head], [...ofKinds, row('All', places)]),
    table(
      'Texts by book',
      '',
      ['Book', ...head],
      byBook.map(([book, own]) => row(nameOfId(book), own)),
    ),
    sampleSection(game, readSamples()),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const heading = 'Texts'

function keysIn(file: unknown, part: string): ReadonlySet<string> {
  const value: unknown = typeof file === 'object' && file !== null ? Reflect.get(file, part) : null
  return new Set(typeof value === 'object' && value !== null ? Object.keys(value) : [])
}

/** An audit with this section at its end, in the place of one that it may have. */
export function withTexts(audit: string, section: string): string {
  const [before = ''] = audit.split(`\n## ${heading}\n`)
  return `${before.trimEnd()}\n\n${section}\n`
}

/** The audit in a folder of data as it stands; empty where there is none. */
export function auditIn(folder: string): string {
  const file = join(folder, 'AUDIT.md')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
