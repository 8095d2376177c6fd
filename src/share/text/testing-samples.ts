import { toPortable } from '../portable.ts'
import { listsIn } from './lists-in.ts'
import { readText } from './read-text.ts'

/** What a sample must be read as; `list` is in the portable form. */
export interface ExpectedList {
  readonly format: string
  readonly stated: number | null
  readonly list: Readonly<Record<string, unknown>>
  /** Lines that are not understood, and those whose words are not quite a name. */
  readonly unread: readonly string[]
  readonly near: readonly string[]
  readonly remarks: readonly string[]
  /** How often the text has the list, where it is more than once. */
  readonly times?: number
}

/** The sample texts of a game, with what they must be read as. */
export interface Samples {
  readonly names: readonly string[]
  readonly text: (name: string) => string
  readonly expected: (name: string) => readonly ExpectedList[]
}

const texts = import.meta.glob<string>('./samples/*/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const results = import.meta.glob<{ readonly lists: readonly ExpectedList[] }>(
  './samples/*/*.json',
  { import: 'default', eager: true },
)

/** The samples in a folder beside this file; throws for one that is not there. */
export function samplesOf(game: string): Samples {
  const folder = `./samples/${game}/`
  const found = <Value>(all: Readonly<Record<string, Value>>, file: string): Value => {
    const value = all[`${folder}${file}`]
    if (value === undefined) throw new Error(`there is no sample ${file}`)
    return value
  }
  return {
    names: Object.keys(texts)
      .filter((path) => path.startsWith(folder))
      .map((path) => path.slice(folder.length, -'.txt'.length))
      .toSorted(),
    text: (name) => found(texts, `${name}.txt`),
    expected: (name) => found(results, `${name}.json`).lists,
  }
}

/** What a pasted text is read as, in the form of the expected results; throws where a line that is not blank has no reading. */
export function resultsOf(text: string, data: unknown): readonly ExpectedList[] {
  return listsIn(text).map(({ lines, found, times }) => {
    if (!found) throw new Error('no format fits')
    const { roster, readings, remarks, ...list } = readText(lines, found, data)
    const written = lines.filter((line) => line.text !== '').map(({ at }) => at)
    if (String(readings.map(({ line }) => line)) !== String(written)) {
      throw new Error('a line has no reading')
    }
    const of = (status: string) =>
      readings.flatMap((reading) => {
        const line = lines.find(({ at }) => at === reading.line)
        return reading.status === status && line ? [line.text] : []
      })
    const { points: _points, ...portable } = toPortable(roster, data)
    return {
      format: list.format,
      stated: list.stated,
      list: portable,
      unread: of('unread'),
      near: of('near'),
      remarks,
      ...(times > 1 ? { times } : {}),
    }
  })
}

/** What happens to a text on its way through other apps and forms. */
export const damages: Readonly<Record<string, (text: string) => string>> = {
  'line ends of Windows': (text) => text.replaceAll(/\r?\n/g, '\r\n'),
  'spaces that do not break': (text) => text.replaceAll(' ', '\u00A0'),
  'stars for bullets': (text) => text.replaceAll(/[•◦]/g, '*'),
  'hyphens for bullets': (text) => text.replaceAll(/[•◦]/g, '-'),
  'curly quotes': (text) => text.replaceAll("'", '’'),
  'entities of a web form': (text) => text.replaceAll('•', '&bull;').replaceAll("'", '&#39;'),
  'paragraphs of a web page': (text) => text.replaceAll(/^.*$/gm, '<p class="x">$&</p>'),
  'breaks of a web page': (text) => text.replaceAll('\n', '<br />'),
  'no indentation': (text) => text.replaceAll(/^[ \u00A0]+/gm, ''),
  'everything set in': (text) => text.replaceAll(/^/gm, '    '),
  'a quote': (text) => text.replaceAll(/^/gm, '> '),
  'doubled line ends': (text) => text.replaceAll('\n', '\n\n'),
  'no blank lines': (text) => text.replaceAll(/(?:\r?\n){2,}/g, '\n'),
  'bold units': (text) => text.replaceAll(/^(\p{L}.* \(\d+ \p{L}+\))$/gmu, '**$1**'),
}
