import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { jsonFault } from './json-fault.ts'

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('the place where a text stops being JSON', () => {
  it.each([
    ['no JSON at all', 'Tyrant, 2 Gluttons', 0],
    ['a page', '<html>', 0],
    ['a key without quotes', '{limit: 2000}', 1],
    ['a value that JSON does not have', '{"limit": NaN}', 10],
    ['a comma too many', '{"limit": 2000,}', 15],
    ['a comma too few', '{"a": 1 "b": 2}', 8],
    ['a line broken in a text', '{"a": "b\nc"}', 8],
    ['two lists', '{} {}', 3],
    ['a bracket for a brace', '{"a": [1}', 8],
    ['a number with a zero before it', '[01]', 1],
  ])('is that of %s', (_, text, at) => {
    expect(jsonFault(text)).toEqual({ at, ended: false })
  })

  it.each(['{"game":', '{"a": tru', '[1, -', '[1.5e', '["ab\\', '["ab\\u00', '["ab', '{', '   '])(
    'is the end of what was cut: %s',
    (text) => {
      expect(jsonFault(text)).toEqual({ at: text.length, ended: true })
    },
  )

  it('is nowhere in JSON, and the end of any JSON that was cut', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom(0, 2), (json, cut, indent) => {
        const text = JSON.stringify([JSON.parse(json)], null, indent)
        expect(jsonFault(text)).toBeNull()
        const short = text.slice(0, cut % text.length)
        expect(jsonFault(short)).toEqual({ at: short.length, ended: true })
      }),
    )
  })

  it('is somewhere in whatever the platform refuses', () => {
    const part = fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"', '1', '-', 'null', ' ')
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('')
        expect(jsonFault(text) === null).toBe(parses(text))
      }),
      { numRuns: 2000 },
    )
  })

  it('is found in a text of a megabyte, deep or long', () => {
    expect(jsonFault('['.repeat(1_000_000))).toEqual({ at: 1_000_000, ended: true })
    for (const part of ['xx', '\\n']) {
      const text = `"${part.repeat(499_999)}`
      expect(jsonFault(text)).toEqual({ at: text.length, ended: true })
    }
  })
})
