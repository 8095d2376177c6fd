import { describe, expect, test } from 'vitest'

import type { System } from '../../engine/system.ts'
import { readAllForty } from '../../library/node-wh40k11.ts'
import { wh40k11 } from '../../systems/wh40k11/index.ts'
import { sketched } from '../../systems/wh40k11/testing.ts'
import type { RuleWords } from '../../ui/rule-words.ts'
import { ruleEntries, ruleRefs } from './rule-refs.ts'

const army = sketched(readAllForty(), {
  detachments: ['Bully Boyz'],
  units: [
    { name: 'Warboss', warlord: true, attachedTo: 'nobz', enhancements: ['Big Gob'] },
    { id: 'nobz', name: 'Nobz' },
    { name: 'Boyz' },
    { name: 'Boyz' },
    { name: 'Gretchin' },
  ],
})

const terms = new Map(
  [
    { id: 'twin-linked', name: 'Twin-linked' },
    { id: 'infantry', name: 'Infantry' },
  ].map((term) => [term.name.toLowerCase(), { ...term, rule: '24.36', text: 'Told.', see: [] }]),
)

/** Knows all texts, and two words. */
const knowing: RuleWords = {
  summary: (id) => ({ text: `About ${id.split('/').at(-1)}.` }),
  source: () => null,
  term: (word) => terms.get(word.toLowerCase()) ?? null,
  pieces: (words) => [{ words, term: null }],
  called: (word) => word,
  termPath: () => '',
}

const refs = ruleRefs(wh40k11 as unknown as System, army)

describe('the appendix of a list', () => {
  const entries = ruleEntries(refs, knowing)
  const names = entries.map(({ name }) => name)

  test('has the rules of units, enhancements, detachments and stratagems, from A to Z', () => {
    for (const name of ['Big Gob', "Da Boss' Ladz", "Da Boss Is Watchin'", 'Command Re-roll'])
      expect(names).toContain(name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  test('says each once, and whose it is', () => {
    const ids = entries.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(names.filter((name) => name === 'Waaagh!')).toHaveLength(1)
    expect(entries.find(({ name }) => name === 'Big Gob')).toMatchObject({ of: 'Warboss' })
  })

  test('explains the words that weapons and keywords use, as far as the glossary knows them', () => {
    expect(entries.filter(({ kind }) => kind === 'term').map(({ name }) => name)).toEqual([
      'Infantry',
      'Twin-linked',
    ])
  })

  test('leaves out what nothing is written about', () => {
    const silent = { ...knowing, summary: () => null }
    expect(ruleEntries(refs, silent).every(({ kind }) => kind === 'term')).toBe(true)
  })
})
