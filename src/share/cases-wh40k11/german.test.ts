import { readdirSync, readFileSync } from 'node:fs'

import { afterAll, describe, expect, it } from 'vitest'

import { readAllForty } from '../../library/node-wh40k11.ts'
import { wh40k11 } from '../../systems/wh40k11/index.ts'
import { speak } from '../../text/languages.ts'
import { readPortable } from '../portable.ts'
import { exportsFor, losesOf, writeList } from '../text/write.ts'

const data = readAllForty()

interface Case {
  readonly title: string
  readonly list: unknown
}

const cases = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json'))
  .flatMap(
    (file) => JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as readonly Case[],
  )

/** The list written in every way that makes a text, by a page in a language: it is read and resolved there. */
async function writtenIn(language: string, list: unknown) {
  await speak(language)
  const read = readPortable(list, data)
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`)
  const army = wh40k11.resolve(read.roster, data)
  const ways = exportsFor(army).filter(({ text }) => text)
  const texts = ways.map(async ({ id }) => await writeList(army, id, { faults: true }))
  return { texts: await Promise.all(texts), losses: ways.map(({ id }) => losesOf(army, id).length) }
}

afterAll(() => speak('en'))

describe('a list on a German page', () => {
  it.each(cases)('$title: is written for others in English, faults too', async ({ list }) => {
    expect(await writtenIn('de', list)).toEqual(await writtenIn('en', list))
  })
})
