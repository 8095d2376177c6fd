import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import * as overlay from './import/aos4/overlay.ts'
import { dataFolder, dataNames, readDataFile } from './node-books.ts'

/** Fields that hold names as published, ours for options and quotas, or a publication. */
const names = new Set(
  'name short label role roles unit group model command manifestations terrain oldNames publication revision abilities'.split(
    ' ',
  ),
)

const patterns: Readonly<Record<string, RegExp>> = {
  id: /^[a-z0-9-]+(\/[a-z0-9-]+)?$/,
  keyword: /^[\p{Lu}0-9][\p{Lu}0-9'()+/\-.,: ]*$/u,
  value: /^[-0-9D+*"'./ ]*$|^See below$/,
  base: /^[\d.]+( x [\d.]+)?mm( \(\d+\))?$|^Use model$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  word: /^[a-z0-9()-]+( [a-z0-9()-]+){0,4}$/,
  entry: /^[a-z-]+:[a-z0-9-]+$/,
  hash: /^[0-9a-f]{64}$/,
  version: /^\d+\.\d+\.\d+$/,
}

const fields: Readonly<Record<string, readonly string[]>> = {
  id: 'id sheet sheets book books units armies unconfirmed eligible parents needs sources joins onlyWith onePer excludes variantOf enhancementsIn universalLores at slot unit doubtful'.split(
    ' ',
  ),
  keyword: ['keyword', 'keywords'],
  value: 'range attacks hit wound rend damage move health save control banishment value'.split(' '),
  base: ['bases'],
  date: ['leaving', 'date', 'version'],
  word: 'kind window whose limit variant priceFrom alliance rule season seasons system'.split(' '),
  hash: ['sha256'],
  version: ['version'],
}

/** Names begin most of their words with a capital; sentences have small words in a row, or many, or end as sentences do. */
function isProse(text: string): boolean {
  const small = text.split(' ').map((word) => /^\P{L}*\p{Ll}/u.test(word))
  const inARow = small.join(' ').includes('true true true true')
  const ends = small.length > 4 && /[^.]\.$/.test(text)
  return inARow || ends || small.filter(Boolean).length > 4
}

function problemOf(key: string, text: string): string | null {
  if (text.length > 90) return 'is longer than a name'
  const kinds = Object.keys(fields).filter((kind) => fields[kind]?.includes(key))
  if (kinds.some((kind) => patterns[kind]?.test(text))) return null
  if (names.has(key)) return isProse(text) ? 'reads like prose' : null
  return kinds.length > 0 ? `is no ${kinds.join(' or ')}` : 'is in a field of no known kind'
}

function* strings(value: unknown, key: string, path: string): Generator<[string, string, string]> {
  if (typeof value === 'string') yield [key, value, path]
  else if (Array.isArray(value))
    for (const [at, item] of value.entries()) yield* strings(item, key, `${path}[${at}]`)
  else if (typeof value === 'object' && value !== null)
    for (const [field, item] of Object.entries(value))
      yield* strings(item, field, `${path}.${field}`)
}

it.each(dataNames())('data/aos4/%s.json holds names and numbers, no sentence', (file) => {
  const key = file === 'ids' ? 'entry' : 'top'
  const problems: string[] = []
  for (const [field, text, path] of strings(readDataFile(file), key, file)) {
    const problem =
      field === 'entry'
        ? patterns['entry']?.test(text)
          ? null
          : 'is no entry'
        : problemOf(field, text)
    if (problem) problems.push(`${path} "${text.slice(0, 40)}" ${problem}`)
  }
  expect(problems).toEqual([])
})

describe('what passes for a name', () => {
  it.each([
    'Add 1 to the hit rolls of this unit.',
    'Roll a dice for each model in the unit',
    'This unit may not be picked again this turn',
    'Pick a friendly Ogor Infantry unit wholly within 12" of this Hero.',
    'It is said of the Old Ones that they sleep',
  ])('is not "%s"', (text) => {
    expect(problemOf('name', text)).toBe('reads like prose')
    expect(problemOf('abilities', text)).toBe('reads like prose')
    expect(problemOf('say', 'Tyrant')).toBe('is in a field of no known kind')
  })

  it.each([
    'Fateskimmer, Herald of Tzeentch on Burning Chariot',
    "'What're you lookin' at?'",
    'Right Gitz in da Right Place',
    'More Meat for the Pot...',
  ])('is "%s"', (text) => {
    expect(problemOf('name', text)).toBeNull()
  })
})

it('the overlay has short reasons with their sources, and names for all else', () => {
  const records = Object.values(overlay).flat() as readonly object[]
  const reasoned = records.filter((record) => 'reason' in record)
  expect(reasoned.length).toBeGreaterThan(30)
  for (const record of records)
    for (const [key, text] of strings(record, 'name', 'overlay')) {
      const isReason = key === 'reason' || key === 'source'
      const long = text.length > (isReason ? 120 : 90)
      const prose = !isReason && isProse(text)
      expect({ text, long, prose }).toEqual({ text, long: false, prose: false })
    }
})

it('the audit has names and numbers in its tables, its own words beside them, and no path of a machine', () => {
  const audit = readFileSync(join(dataFolder, 'AUDIT.md'), 'utf8')
  expect(audit).not.toMatch(/(^|[\s(`])\/(home|root|tmp|work|Users)\b/m)
  const [sources = ''] = audit.split('## Corrections by hand')
  const cells = sources.split('\n').flatMap((line) => (line.startsWith('|') ? line.split('|') : []))
  const names = cells.flatMap((cell) => cell.split(', ')).map((cell) => cell.trim())
  expect(names.length).toBeGreaterThan(1000)
  const headings = /^(Leaders|Options|Armies|Compositions|Prices|Units|What|Only|Keywords) /
  expect(names.filter((cell) => !headings.test(cell) && isProse(cell))).toEqual([])
})
