import { expect, test } from 'vitest'

import { readAll } from './node-books.ts'

test('every data file has the format that the program reads', () => {
  const data = readAll()
  expect(data.books.size).toBe(data.manifest.books.length)
  expect(data.manifest.books.length).toBeGreaterThan(27)
})
