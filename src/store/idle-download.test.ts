import { describe, expect, it } from 'vitest'

import type { WorkerStatus } from '../sw/protocol.ts'
import { download } from './idle-download.ts'

const status = (have: number, trouble: WorkerStatus['trouble'] = null): WorkerStatus => ({
  release: 'a',
  tabs: 1,
  have,
  all: 30,
  packed: 9,
  trouble,
})

/** Runs a download over these answers; gives what was shown of it, and how often the page was asked whether it is calm. */
async function run(answers: readonly WorkerStatus[], wanted: (asked: number) => boolean) {
  const shown: number[] = []
  let calm = 0
  await download({
    next: () => Promise.resolve(answers[shown.length] ?? status(30)),
    calm: () => {
      calm += 1
      return Promise.resolve()
    },
    wanted: () => wanted(shown.length),
    onStatus: ({ have }) => shown.push(have),
  })
  return { shown, calm }
}

describe('fetching data ahead', () => {
  it('fetches one file after the other, each when the page is calm, until all are there', async () => {
    const { shown, calm } = await run([status(10), status(20), status(30)], () => true)
    expect(shown).toEqual([10, 20, 30])
    expect(calm).toBe(3)
  })

  it('fetches no more once the user has had enough', async () => {
    const { shown } = await run([status(10), status(20), status(30)], (asked) => asked < 2)
    expect(shown).toEqual([10, 20])
  })

  it('stops where there is no connection, no room or no such file', async () => {
    for (const trouble of ['offline', 'full', 'gone'] as const) {
      const { shown } = await run([status(10), status(10, trouble), status(20)], () => true)
      expect(shown).toEqual([10, 10])
    }
  })
})
