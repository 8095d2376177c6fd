import { afterEach, expect, it } from 'vitest'

import { readAllForty } from '../library/node-wh40k11.ts'
import { sketched } from '../systems/wh40k11/testing.ts'
import { speak } from '../text/languages.ts'
import { speakBy } from '../text/t.ts'
import { readSummary } from './read-record.ts'
import { summaryOf } from './summary-of.ts'
import { inThisLanguage, tallyIn, titleIn } from './summary.ts'

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

it('is said in the language of the page, whichever it was worked out in, but for names that it does not know yet', async () => {
  const army = sketched(readAllForty(), { detachments: ['War Horde'] })
  const made = () => {
    const read = readSummary(JSON.parse(JSON.stringify(summaryOf(army, [], '40K'))))
    if (!read) throw new Error('It is not read.')
    return read
  }
  const words = (all: readonly ReturnType<typeof made>[]) =>
    all.map((one) => [titleIn(one), tallyIn(one)])
  const english = made()
  await speak('de')
  const german = { ...made(), called: { in: 'de', title: 'Orks · Kriegshorde' } }
  expect(words([english, german])).toEqual([
    [english.title, '1 Einheit'],
    ['Orks · Kriegshorde', '1 Einheit'],
  ])
  expect([english, german].map(inThisLanguage)).toEqual([false, true])
  speakBy('en', {})
  expect(words([english, german])).toEqual([
    [english.title, '1 unit'],
    [english.title, '1 unit'],
  ])
  expect([english, german].map(inThisLanguage)).toEqual([true, true])
})

it('of a tally that has no words here is as it was stored', () => {
  const read = readSummary({ ...stored, tallied: { id: 'other', value: 2 } })
  expect(read && tallyIn(read)).toBe('2 drops')
})
