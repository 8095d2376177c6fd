import { expect, it } from 'vitest'

import { recordLines } from './record-lines.ts'

it('writes one record a line and opens what holds records', () => {
  const value = {
    format: 1,
    armies: [{ id: 'a', units: [{ id: 'u', points: 10 }], tables: [] }],
    ids: { a: 'b' },
  }
  expect(recordLines(value)).toBe(
    [
      '{',
      ' "format": 1,',
      ' "armies": [',
      '  {',
      '   "id": "a",',
      '   "units": [',
      '    {"id":"u","points":10}',
      '   ],',
      '   "tables": []',
      '  }',
      ' ],',
      ' "ids": {"a":"b"}',
      '}',
      '',
    ].join('\n'),
  )
})

it('loses nothing', () => {
  const value = { list: ['x', 'y'], rows: [{ id: 1, sub: [{ id: 2, deep: { z: [null, true] } }] }] }
  expect(JSON.parse(recordLines(value))).toEqual(value)
})
