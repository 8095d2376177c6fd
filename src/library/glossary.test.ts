import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { glossaryFaults, glossarySchema, namesTerm } from './glossary-file.ts'

const folder = new URL('../../data/', import.meta.url)
const games = readdirSync(folder).filter((game) =>
  existsSync(new URL(`${game}/text/glossary.json`, folder)),
)
const glossaryOf = (game: string) =>
  glossarySchema.parse(
    JSON.parse(readFileSync(new URL(`${game}/text/glossary.json`, folder), 'utf8')),
  )

describe('the glossary', () => {
  it('is there for both games', () => expect(games).toEqual(['aos4', 'wh40k11']))

  it.each(games)('of %s is in order: sorted, each term once, no term leads to none', (game) => {
    expect(glossaryFaults(glossaryOf(game))).toEqual([])
  })

  it.each(games)('of %s names no two terms alike', (game) => {
    const { terms } = glossaryOf(game)
    const alike = terms.flatMap((term) =>
      terms.filter((other) => other !== term && namesTerm(other, term.name)).map(({ id }) => id),
    )
    expect(alike).toEqual([])
  })
})

describe('a term', () => {
  const anti = { id: 'anti', name: 'Anti', rule: '24', text: 'x', also: ['Anti-*'], see: [] }

  it.each(['ANTI', '[ANTI-INFANTRY 4+]', 'Anti-Monster (+1 Rend)'])('is named by %s', (word) => {
    expect(namesTerm(anti, word)).toBe(true)
  })

  it('is not named by what only contains its name', () => {
    expect(namesTerm(anti, 'Antique')).toBe(false)
  })
})
