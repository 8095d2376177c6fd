import { expect, test } from 'vitest'

import { readAll } from '../../library/node-books.ts'
import { oneOfTable } from './wording.ts'

test.each([
  ['Heroic Traits', 'Heroic Trait'],
  ['Artefacts of Power', 'Artefact of Power'],
  ['Iron March Auxiliaries', 'Iron March Auxiliary'],
  ["Plaguefather's Poxes", "Plaguefather's Pox"],
  ['Great Endrinworks', 'Great Endrinworks'],
  ['Decorations for Valour', 'Decoration for Valour'],
])('one item of %s is a %s', (table, one) => {
  expect(oneOfTable(table)).toBe(one)
})

test('no table of any army keeps its plural before its one item', () => {
  const tables = [...readAll().books.values()]
    .flatMap((book) => book.armies)
    .flatMap((army) => army.tables)
    .map((table) => table.name)
  const same = tables.filter((name) => oneOfTable(name) === name)
  expect(new Set(same)).toEqual(new Set(['Great Endrinworks']))
})
