import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { readAllForty } from '../../library/node-wh40k11.ts'
import { readPortable, toPortable } from '../portable.ts'
import { judge } from '../report.ts'

/** A list with the rules that it breaks and what it costs by the points v1.1. */
interface Case {
  readonly title: string
  readonly rules: readonly string[]
  readonly points: number
  readonly list: object
}

const data = readAllForty()
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'))

const topics = files.map((file) => ({
  topic: file.slice(0, -'.json'.length).replaceAll('-', ' '),
  cases: JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as readonly Case[],
}))
const all = topics.flatMap(({ cases }) => cases)

function read(list: object) {
  const result = readPortable(list, data)
  if (!result.ok) throw new Error(`${result.where}: ${result.problem}`)
  return result
}

function verdict(list: object) {
  const { points, findings } = judge(read(list).roster, data)
  const errors = findings.filter(({ severity }) => severity === 'error')
  return { points, rules: [...new Set(errors.map(({ rule }) => rule))].toSorted() }
}

describe.each(topics)('$topic', ({ cases }) => {
  it.each(cases)('$title', ({ list, rules, points }) => {
    expect(read(list).notes).toEqual([])
    expect(verdict(list)).toEqual({ points, rules: rules.toSorted() })
  })
})

describe('the cases', () => {
  it('are 60, each with a title of its own', () => {
    expect(new Set(all.map(({ title }) => title)).size).toBe(60)
  })

  it.each(all)('cost the same by the points v1.2: $title', ({ list, points, rules }) => {
    expect(verdict({ ...list, points: 'v1.2' })).toEqual({ points, rules: rules.toSorted() })
  })

  it.each(all)('come back from the portable form: $title', ({ list }) => {
    const { roster } = read(list)
    const again = read(toPortable(roster, data))
    expect(again.notes).toEqual([])
    const { points, findings } = judge(again.roster, data)
    expect({ points, said: findings.map(({ message }) => message).toSorted() }).toEqual({
      points: judge(roster, data).points,
      said: judge(roster, data)
        .findings.map(({ message }) => message)
        .toSorted(),
    })
  })

  it.each([
    ['The fourth unit of Boyz costs 10 more', 375],
    ['Seven units of a Battleline datasheet', 600],
    ['Six Dedicated Transports, the last three dearer', 465],
    ['An add-on, and wargear paid for each item', 785],
    ['Exactly 2,000 points with dearer copies, wargear and enhancements', 1980],
  ])('cost otherwise by the points v1.0: %s', (title, points) => {
    const list = all.find((one) => one.title === title)?.list ?? {}
    expect(verdict({ ...list, points: 'v1.0' }).points).toBe(points)
  })

  it('need the version that brought their detachment', () => {
    const list = all.find(({ title }) => title.startsWith('Three detachments'))?.list ?? {}
    expect(verdict({ ...list, points: 'v1.0' }).rules).toContain('M06')
  })
})
