import { afterAll, describe, expect, it } from 'vitest'

import { validate } from '../../../engine/validate.ts'
import { readAllForty } from '../../../library/node-wh40k11.ts'
import { speak } from '../../../text/languages.ts'
import { judge } from '../judge.ts'
import { sketched, type Sketch } from '../testing.ts'
import { bindingRules } from './index.ts'
import { armyPairs } from './testing-armies.ts'
import { joinPairs } from './testing-joins.ts'
import { keywordPairs } from './testing-keywords.ts'
import { lists } from './testing-lists.ts'

const data = readAllForty()

/** All that a player reads of a list's findings: their sentences, then the buttons of their changes. */
async function readIn(language: string, sketch: Sketch): Promise<readonly string[]> {
  await speak(language)
  const findings = validate(judge, sketched(data, sketch))
  return [
    ...findings.map(({ say }) => say),
    ...findings.flatMap(({ fixes }) => fixes().map(({ label }) => label)),
  ]
}

afterAll(() => speak('en'))

describe('findings in German', () => {
  const cases: readonly (readonly [string, Sketch])[] = [
    ...Object.entries(lists).map(([id, { breaks }]) => [id, breaks] as const),
    ...[...keywordPairs, ...armyPairs, ...joinPairs].map(
      ({ rule, illegal }) => [rule, illegal] as const,
    ),
  ]

  it.each(cases)('%s: none is said in English', async (_, sketch) => {
    const english = await readIn('en', sketch)
    const german = await readIn('de', sketch)
    expect(german).toHaveLength(english.length)
    expect(german.filter((text, at) => text === english[at])).toEqual([])
  })

  it.each(cases)('%s: steps are kept alike in every language', async (_, sketch) => {
    const keptIn = async (language: string) => {
      await speak(language)
      const findings = validate(judge, sketched(data, sketch))
      return findings.flatMap(({ fixes }) => fixes().map(({ kept }) => kept))
    }
    const english = await keptIn('en')
    expect(await keptIn('de')).toEqual(english)
    expect(english.filter((kept) => !kept?.said)).toEqual([])
  })

  it('is tried for every rule that binds', () => {
    const tried = new Set(['M01', ...cases.map(([id]) => id)])
    expect(bindingRules.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([])
  })
})
