import { table, type Row } from '../audit-table.ts'
import type { Converted } from './convert.ts'

/** How many names there are in other languages, by language and kind. */
export function nameCounts({ names, books, core }: Converted): string {
  const detachments = books.flatMap((book) => book.detachments)
  const count = (of: (one: (typeof detachments)[number]) => readonly unknown[]): number =>
    detachments.reduce((sum, one) => sum + of(one).length, 0)
  const english: Row = [
    'en',
    detachments.length,
    count(({ enhancements }) => enhancements),
    count(({ stratagems }) => stratagems),
    core.stratagems.length,
    core.dispositions.length,
    core.battleSizes.filter(({ house }) => !house).length,
    '',
    '',
  ]
  const ofCore = new Set(core.stratagems.map(({ id }) => id))
  const rows = names.map((file): Row => {
    const stratagems = Object.keys(file.stratagems)
    const shared = stratagems.filter((id) => ofCore.has(id)).length
    return [
      file.language,
      Object.keys(file.detachments).length,
      Object.keys(file.enhancements).length,
      stratagems.length - shared,
      shared,
      Object.keys(file.dispositions).length,
      Object.keys(file.battleSizes).length,
      Object.keys(file.keywords).length,
      Object.keys(file.abilities).length,
    ]
  })
  const head =
    'Language, Detachments, Enhancements, Stratagems, Core stratagems, Dispositions, Battle sizes, Keywords, Core abilities'
  return table(
    'Names in other languages',
    'All that the app has. Units, weapons, rules and most keywords have English names alone.',
    head.split(', '),
    [english, ...rows],
  )
}
