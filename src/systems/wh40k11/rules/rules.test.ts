import { describe, expect, it } from 'vitest'

import { validate } from '../../../engine/validate.ts'
import { readAllForty } from '../../../library/node-wh40k11.ts'
import { judge } from '../judge.ts'
import { resolve } from '../resolve.ts'
import { broken, findingsOf, sketched } from '../testing.ts'
import { bindingRules, rules } from './index.ts'
import { lists } from './testing-lists.ts'

const data = readAllForty()
describe('every rule of Warhammer 40,000', () => {
  const cases = rules.filter(({ id }) => id !== 'M01').map(({ id, name }) => [id, name] as const)

  it.each(cases)('%s, %s, can be broken and kept', (id) => {
    const { breaks, keeps } = lists[id] ?? { breaks: {}, keeps: {} }
    const [finding] = findingsOf(sketched(data, breaks), id)
    expect(finding).toBeDefined()
    expect(finding?.severity === 'error').toBe(bindingRules.some((rule) => rule.id === id))
    expect(findingsOf(sketched(data, keeps), id)).toEqual([])
  })

  it.each(bindingRules.flatMap(({ id }) => (id in lists ? [id] : [])))(
    '%s: the list that keeps it is legal',
    (id) => {
      expect(broken(sketched(data, lists[id]?.keeps ?? {}))).toEqual([])
    },
  )

  it('M01: a faction that nobody knows', () => {
    const { roster } = sketched(data, {})
    const found = validate(judge, resolve({ ...roster, faction: 'squats' }, data))
    expect(found.map(({ rule }) => rule)).toContain('M01')
  })

  it('has ids and names of its own, each cited', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length)
    expect(rules.filter(({ cite }) => cite.source === '')).toEqual([])
  })

  it('speaks in sentences without ids', () => {
    for (const { breaks } of Object.values(lists)) {
      const army = sketched(data, breaks)
      for (const { say, at } of validate(judge, army)) {
        expect(say).toMatch(/^\S.*\.$/)
        expect(say).not.toMatch(/undefined|null|\[object/)
        expect(Object.keys(at).every((key) => ['group', 'unit', 'slot'].includes(key))).toBe(true)
      }
    }
  })
})
