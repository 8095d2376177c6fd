import type { PlayFile } from '../../play-file.ts'
import { table, type Row } from '../audit-table.ts'
import { slugOf } from '../names.ts'
import type { Converted } from './convert.ts'
import { toldElsewhere } from './play-moments.ts'

const row = (what: string, used: readonly boolean[]): Row => [
  what,
  used.length,
  used.filter(Boolean).length,
]

/** How many rules have a moment to be used in, by what has them. */
export function playCounts({ books, sheets, play }: Converted): readonly string[] {
  const moments = new Map<string, PlayFile['moments'][number]>(
    play.flatMap((file) => file.moments.map((one) => [`${file.book}/${one.id}`, one] as const)),
  )
  const isUsed = (...keys: readonly string[]): boolean => {
    const found = keys.map((key) => moments.get(key)).find((one) => one !== undefined)
    return found !== undefined && !found.passive
  }
  const abilities = (source: string): readonly boolean[] =>
    sheets
      .filter(({ sheet }) => sheet.source === source)
      .flatMap(({ sheet }) => {
        const [book = '', slug = ''] = sheet.id.split('/')
        return sheet.abilities
          .filter((one) => !toldElsewhere(one))
          .map(({ name }) =>
            isUsed(`${book}/sheet/${slug}/${slugOf(name)}`, `${book}/ability/${slugOf(name)}`),
          )
      })
  const detachments = books.flatMap(({ id: book, detachments: all }) =>
    all.map((one) => ({ ...one, book })),
  )
  const rows = [
    row('Abilities, app', abilities('app')),
    row('Abilities, community', abilities('community')),
    row('Abilities, 10th edition', abilities('tenth')),
    row(
      'Army rules',
      books.flatMap(({ id, rules }) =>
        rules.map((name) => isUsed(`${id}/ability/${slugOf(name)}`)),
      ),
    ),
    row(
      'Detachment rules',
      detachments.flatMap(({ book, id, rules }) =>
        rules.map((name) => isUsed(`${book}/rule/${id}/${slugOf(name)}`)),
      ),
    ),
    row(
      'Enhancements',
      detachments.flatMap(({ book, enhancements }) =>
        enhancements.map(({ id }) => isUsed(`${book}/enhancement/${id}`)),
      ),
    ),
  ]
  const says =
    'Read from the texts by their words for phases, turns and events; no text is kept. A rule without a moment is always on. Those of the core rules and of whole armies are no abilities here; the catalogue has no texts of the 10th edition.'
  return [
    table('Rules with a moment to be used in', says, ['What', 'All', 'Used at a moment'], rows),
  ]
}
