import { expect, it } from 'vitest'

import { readYaml } from './yaml.ts'

it('reads maps and lists by indentation, flow forms on a line, quoted and plain text, numbers and truth', () => {
  const text = [
    'name: Tinkers',
    'version: "1.1"',
    'empty: []',
    'parts:',
    "  - name: Rollin' Cart",
    '    dp: 2',
    '    gifts:',
    '      - { name: Big Hat, points: 25 }',
    '      - { name: "Hats, Two", points: 5, to: [ Old Guard, New Guard ], extra: true }',
    '  - name: Second',
    '    joins:',
    '      - Old Guard',
  ].join('\n')
  expect(readYaml(text)).toEqual({
    name: 'Tinkers',
    version: '1.1',
    empty: [],
    parts: [
      {
        name: "Rollin' Cart",
        dp: 2,
        gifts: [
          { name: 'Big Hat', points: 25 },
          { name: 'Hats, Two', points: 5, to: ['Old Guard', 'New Guard'], extra: true },
        ],
      },
      { name: 'Second', joins: ['Old Guard'] },
    ],
  })
})

it.each([
  ['name: A\n    odd: B', 'Line 2'],
  ['list:\n  - { name Big }', 'Line 2'],
  ['name: "open', 'Line 1'],
])('names the line of what it does not know: %j', (text, words) => {
  expect(() => readYaml(text)).toThrow(words)
})
