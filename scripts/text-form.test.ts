import { describe, expect, it } from 'vitest'

import { readSummaries, stepsOf } from './text-form.ts'

const known = new Set(['ability/run', 'sheet/ox/charge', 'stratagem/one--two'])

function faults(summaries: object): readonly string[] {
  const json = JSON.stringify({ source: 'A book, May 2026', summaries })
  return readSummaries(json, known).faults.map(({ key, what }) => `${key}: ${what}`)
}

const options = (...more: readonly string[]) => ({ 'ability/run': { text: 'Picks 1.', more } })

describe('the form of summaries', () => {
  it('is right for texts and stratagems under known keys in order', () => {
    const summaries = {
      'ability/run': { text: 'Adds 1 to run rolls.', leftOut: ['6" of the second result'] },
      'sheet/ox/charge': { text: 'Charges.' },
      'stratagem/one--two': { when: 'Any phase.', effect: 'Runs.' },
    }
    expect(faults(summaries)).toEqual([])
  })

  it('refuses a key that the data does not have', () => {
    expect(faults({ 'sheet/ox/fly': { text: 'Flies.' } })).toEqual([
      'sheet/ox/fly: names nothing that the data of this book has',
    ])
  })

  it('refuses keys out of order', () => {
    const run = { text: 'Runs.' }
    expect(faults({ 'sheet/ox/charge': run, 'ability/run': run })).toEqual([
      'ability/run: stands behind sheet/ox/charge: sort the keys',
    ])
  })

  it('refuses keys of no form', () => {
    expect(faults({ 'Ability/Run': { text: 'Runs.' } })).toEqual([
      'Ability/Run: is no key: see data/WORDING.md',
    ])
  })

  it('refuses a text that is too long, and says by how much', () => {
    expect(faults({ 'ability/run': { text: 'r'.repeat(201) } })).toEqual([
      'ability/run: text has 201 signs, at most 200',
    ])
  })

  it('takes options after a text, and refuses too many or too long ones', () => {
    const limit = '1 to 6 of at most 120'
    expect(faults(options('Runs.', 'Stays.'))).toEqual([])
    expect(faults(options('Runs.', 'r'.repeat(121)))).toEqual([
      `ability/run: more has 2 lines, the longest of 121 signs: ${limit}`,
    ])
    expect(faults(options(...Array.from({ length: 7 }, () => 'Runs.')))).toEqual([
      `ability/run: more has 7 lines, the longest of 5 signs: ${limit}`,
    ])
  })

  it('counts options as part of what a summary says', () => {
    expect(stepsOf({ text: 'Picks 1.', more: ['Runs.', 'Stays.'] })).toEqual([
      ['text', 'Picks 1.'],
      ['more 1', 'Runs.'],
      ['more 2', 'Stays.'],
    ])
  })

  it('refuses what says nothing, and numbers left out without a number', () => {
    const wrong = 'has neither a text nor when and effect, or leftOut does not begin with a number'
    expect(faults({ 'ability/run': {} })).toEqual([`ability/run: ${wrong}`])
    expect(faults({ 'ability/run': { text: 'Runs.', leftOut: ['the rest'] } })).toEqual([
      `ability/run: ${wrong}`,
    ])
  })

  it('still reads the others where one is wrong', () => {
    const summaries = { 'ability/run': { text: '' }, 'sheet/ox/charge': { text: 'Charges.' } }
    const json = JSON.stringify({ source: 'A book', summaries })
    expect(Object.keys(readSummaries(json, known).file?.summaries ?? {})).toEqual([
      'sheet/ox/charge',
    ])
  })

  it('refuses a key that stands twice, of which a reader would see one', () => {
    const one = '"ability/run": { "text": "Runs." }'
    const json = `{ "source": "A book", "summaries": { ${one}, ${one} } }`
    expect(readSummaries(json, known).faults).toEqual([
      { key: 'ability/run', what: 'stands twice' },
    ])
  })

  it('refuses a file that is no JSON or holds something else', () => {
    expect(readSummaries('{', known)).toMatchObject({ file: null, faults: [{ key: '' }] })
    expect(readSummaries('[]', known).faults[0]?.what).toContain('"summaries"')
    expect(readSummaries('null', known).faults[0]?.what).toContain('"summaries"')
  })
})
