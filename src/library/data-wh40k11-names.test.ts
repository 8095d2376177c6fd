import { describe, expect, it } from 'vitest'

import { namesSchema } from '../systems/wh40k11/schema-names.ts'
import { dataNamesForty, readAllForty, readDataFileForty } from './node-wh40k11.ts'

const { books, core, manifest } = readAllForty()
const detachments = [...books.values()].flatMap((book) => book.detachments)
const idsOf = (all: readonly { readonly id: string }[]) => new Set(all.map(({ id }) => id))
const files = dataNamesForty()
  .filter((name) => name.startsWith('names/'))
  .map((name) => [name, namesSchema.parse(readDataFileForty(name))] as const)

it('there are names in German', () => {
  expect(files.map(([name]) => name)).toContain('names/de')
})

describe.each(files)('%s', (name, file) => {
  it('is of its language and of a source of the data', () => {
    expect(`names/${file.language}`).toBe(name)
    const source = manifest.sources.find(({ id }) => id === file.source)
    expect(source?.revision).toBe(file.revision)
  })

  it.each([
    ['detachments', idsOf(detachments)],
    ['enhancements', idsOf(detachments.flatMap((one) => one.enhancements))],
    ['stratagems', idsOf([...core.stratagems, ...detachments.flatMap((one) => one.stratagems)])],
    ['dispositions', idsOf(core.dispositions)],
    ['battleSizes', idsOf(core.battleSizes)],
    [
      'keywords',
      new Set([...books.values()].flatMap(({ sheets }) => sheets.flatMap((one) => one.keywords))),
    ],
  ] as const)('names only %s that there are', (kind, known) => {
    const named = Object.keys(file[kind])
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((id) => !known.has(id))).toEqual([])
  })

  it('names every disposition and every core stratagem', () => {
    const ids = [...core.dispositions, ...core.stratagems].map(({ id }) => id)
    const named = { ...file.dispositions, ...file.stratagems }
    expect(ids.filter((id) => named[id] === undefined)).toEqual([])
  })

  it('has names without brackets, marks and line breaks', () => {
    const names = Object.values(file).flatMap((part) =>
      typeof part === 'object' ? Object.values(part) : [],
    )
    expect(names.filter((one) => /[[\]()\u00AD\n<>]|\s{2}|^\s|\s$/.test(one))).toEqual([])
  })
})
