import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { readAll } from '../../library/node-books.ts'
import { readPortable } from '../portable.ts'
import { judge } from '../report.ts'

/** A list with the rules that it breaks and what it costs. */
interface Case {
  readonly title: string
  readonly rules: readonly string[]
  readonly points: number
  readonly list: unknown
}

const data = readAll()
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'))

const topics = files.map((file) => ({
  topic: file.slice(0, -'.json'.length).replaceAll('-', ' '),
  cases: JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as readonly Case[],
}))

function verdict(list: unknown) {
  const read = readPortable(list, data)
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`)
  const { points, findings } = judge(read.roster, data)
  const errors = findings.filter(({ severity }) => severity === 'error')
  return { points, rules: [...new Set(errors.map(({ rule }) => rule))].toSorted() }
}

describe.each(topics)('$topic', ({ cases }) => {
  it.each(cases)('$title', ({ list, rules, points }) => {
    expect(verdict(list)).toEqual({ points, rules: rules.toSorted() })
  })
})

describe('the cases', () => {
  it('are 86, each with a title of its own', () => {
    const titles = topics.flatMap(({ cases }) => cases.map(({ title }) => title))
    expect(new Set(titles).size).toBe(86)
  })
})
