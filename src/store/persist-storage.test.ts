import { describe, expect, it } from 'vitest'

import { type Asking, askToKeep } from './persist-storage.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

/** A browser over several visits; gives how often it was asked in each. */
async function visits(count: number, part: Partial<Asking>): Promise<readonly number[]> {
  const known = memory()
  const asked: number[] = []
  for (let visit = 0; visit < count; visit += 1) {
    let times = 0
    const persist = async () => {
      times += 1
      return false
    }
    const how = { prompts: false, persisted: async () => false, persist, known, visit: memory() }
    // the page is loaded anew within the visit
    for (let load = 0; load < 2; load += 1) await askToKeep({ ...how, ...part })
    asked.push(times)
  }
  return asked
}

const refuse = async () => await Promise.reject(new Error('refused'))

describe('asking the browser to keep what is stored', () => {
  it('happens once a visit where the browser decides by itself', async () => {
    expect(await visits(3, {})).toEqual([1, 1, 1])
  })

  it('happens once in all, at the second visit, where the browser asks its user', async () => {
    expect(await visits(4, { prompts: true })).toEqual([0, 1, 0, 0])
  })

  it('does not happen where it is kept already', async () => {
    expect(await visits(2, { persisted: async () => true })).toEqual([0, 0])
  })

  it('harms nothing where the browser refuses', async () => {
    expect(await visits(1, { persist: refuse })).toEqual([0])
  })
})
