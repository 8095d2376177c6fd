import { describe, expect, it } from 'vitest'

import { asPrinted } from '../share/check/event-rules.ts'
import { keepChecked, readChecked, writeChecked } from './kept-check.ts'

const rules = { ...asPrinted, limit: 1500, seasons: { aos4: '2025-26' } }

describe('lists that the checker has taken in', () => {
  it('come back as they were with the rules of the event, texts and files', () => {
    const inputs = [
      { source: 'Pasted text', content: 'Anna\nOrks' },
      { source: 'lists/ben.rosz', content: Uint8Array.of(80, 75, 3, 4, 255) },
    ]
    expect(readChecked(writeChecked({ rules, inputs }))).toEqual({ rules, inputs })
  })

  it('are not kept where they are too much, and never in part', () => {
    const long = { source: 'a', content: 'x'.repeat(1_500_000) }
    expect(writeChecked({ rules, inputs: [long] })).not.toBeNull()
    expect(writeChecked({ rules, inputs: [long, long] })).toBeNull()
    const file = { source: 'b', content: new Uint8Array(1_500_000) }
    expect(writeChecked({ rules, inputs: [file] })).toBeNull()
  })

  it('are said to be lost where nothing can be stored, if there are any', () => {
    expect(keepChecked({ rules, inputs: [] })).toBe(true)
    expect(keepChecked({ rules, inputs: [{ source: 'a', content: 'Anna' }] })).toBe(false)
  })

  it('are forgotten where something else is stored', () => {
    for (const odd of [null, '', '[', '[]', '7', '{"inputs":[]}']) {
      expect(readChecked(odd)).toBeNull()
    }
  })
})
