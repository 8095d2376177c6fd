import { afterEach, expect, it } from 'vitest'

import { speakBy } from '../text/t.ts'
import { readSummary } from './read-record.ts'
import { inThisLanguage } from './summary.ts'

const stored = {
  points: 590,
  limit: 2000,
  faults: 0,
  title: 'Ogor Mawtribes',
  game: 'AoS',
  units: 3,
  tally: '2 drops',
  parts: [],
}

const fits = (summary: unknown) => {
  const read = readSummary(summary)
  return read && inThisLanguage(read)
}

afterEach(() => speakBy('en', {}))

it('knows a row that is stored in another language than the page speaks', () => {
  expect([fits(stored), fits({ ...stored, said: 'de' })]).toEqual([true, false])
  speakBy('de', {})
  expect([fits(stored), fits({ ...stored, said: 'de' })]).toEqual([false, true])
})
