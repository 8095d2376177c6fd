import { describe, expect, it } from 'vitest'

import { checkAos4 } from './aos4-check.ts'
import { fetchFile, remember } from './data-file.ts'
import { readDataFile } from './node-books.ts'

describe('a data file', () => {
  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), /no connection/],
    ['an error of the server', async () => new Response('', { status: 404 }), /status 404/],
    ['a file cut off', async () => new Response('{"format":'), /not valid JSON/],
  ])('that does not come because of %s says which file and what to do', async (_, get, words) => {
    const loading = fetchFile('/x', 'data/aos4/skaven.json', get)
    await expect(loading).rejects.toThrow(/data\/aos4\/skaven\.json/)
    await expect(loading).rejects.toThrow(words)
  })

  it('is fetched once, and again after a failure', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve('here')]
    answers[0]?.catch(() => undefined)
    let calls = 0
    const load = remember(() => answers[calls++] ?? Promise.reject(new Error('asked too often')))
    await expect(load('skaven')).rejects.toThrow('offline')
    expect(await load('skaven')).toBe('here')
    expect(await load('skaven')).toBe('here')
  })

  it('edited by hand is refused with file, place and what is wrong', () => {
    const book = readDataFile('ogor-mawtribes') as {
      armies: { units: { points: unknown }[] }[]
    }
    const [unit] = book.armies[0]?.units ?? []
    if (unit) unit.points = 'many'
    expect(() => checkAos4('ogor-mawtribes', book)).toThrow(
      'data/aos4/ogor-mawtribes.json: armies[0].units[0].points must be a number',
    )
  })
})
