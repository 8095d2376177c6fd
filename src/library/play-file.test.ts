import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import { slugOfName } from '../engine/names.ts'
import type { BookMoments } from '../engine/play-moment.ts'
import { systems } from '../systems/index.ts'
import { readAll } from './node-books.ts'
import { readMoments } from './node-play.ts'
import { readAllForty } from './node-wh40k11.ts'
import { momentsIn } from './play-file.ts'

interface Sheet {
  readonly id: string
  readonly abilities: readonly { readonly name: string }[]
}

/** Keys of all abilities of sheets, by the sheet and by the name alone. */
const abilityKeys = (sheets: readonly Sheet[]) =>
  sheets.flatMap(({ id, abilities }) =>
    abilities.flatMap(({ name }) => {
      const slug = slugOfName(name)
      return [`sheet/${id.split('/')[1]}/${slug}`, `ability/${slug}`]
    }),
  )

function fortyKeys(book: string): readonly string[] {
  const { books, core } = readAllForty()
  if (book === 'core') return core.stratagems.map(({ id }) => `stratagem/${id}`)
  const { sheets = [], rules = [], detachments = [] } = books.get(book) ?? {}
  return [
    ...abilityKeys(sheets),
    ...rules.map((rule) => `ability/${slugOfName(rule)}`),
    ...detachments.flatMap(({ id, rules: own, enhancements, stratagems }) => [
      ...own.map((rule) => `rule/${id}/${slugOfName(rule)}`),
      ...enhancements.map((one) => `enhancement/${one.id}`),
      ...stratagems.map((one) => `stratagem/${one.id}`),
    ]),
  ]
}

function aosKeys(book: string): readonly string[] {
  const tables = (readAll().books.get(book)?.armies ?? []).flatMap((army) => army.tables)
  return tables.flatMap(({ items }) => items.map(({ id }) => `enhancement/${id}`))
}

describe.each([
  ['aos4', aosKeys],
  ['wh40k11', fortyKeys],
] as const)('moments of play of %s', (game, keysOf) => {
  const moments = readMoments(game)
  const phases = systems.find(({ id }) => id === game)?.phases ?? []

  it('are there, one file a book, under the name of the book', () => {
    expect(moments.size).toBeGreaterThan(20)
    const folder = fileURLToPath(new URL(`../../data/${game}/`, import.meta.url))
    const books = readdirSync(`${folder}play`).filter((file) => !existsSync(folder + file))
    expect(books).toEqual([])
  })

  it.each([...moments])('%s: name what the book has, in phases of the game', (book, lines) => {
    const known = new Set(keysOf(book))
    expect(Object.keys(lines).filter((key) => !known.has(key))).toEqual([])
    expect(phasesIn(lines).filter((phase) => !phases.includes(phase))).toEqual([])
  })
})

const phasesIn = (lines: BookMoments) => Object.values(lines).flatMap((one) => one.phases ?? [])

it('a play file of another form is refused with its place', () => {
  const file = { format: 1, book: 'orks', moments: [{ id: 'sheet/boyz/dakka', whose: 'mine' }] }
  expect(() => momentsIn('data/wh40k11/play/orks.json', file)).toThrow(
    'data/wh40k11/play/orks.json: moments[0].whose must be your or enemy',
  )
})
