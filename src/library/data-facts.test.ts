import { expect, it } from 'vitest'

import { dataNames, readDataFile } from './node-books.ts'

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
  id: 'id sheet sheets book books units armies unconfirmed eligible parents needs sources joins onlyWith onePer excludes variantOf enhancementsIn universalLores at slot unit'.split(
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

function problemOf(key: string, text: string): string | null {
  if (text.length > 90) return 'is longer than a name'
  const kinds = Object.keys(fields).filter((kind) => fields[kind]?.includes(key))
  if (kinds.some((kind) => patterns[kind]?.test(text))) return null
  if (names.has(key))
    return /[.!?] \p{Lu}\p{Ll}+ \p{Ll}+ \p{Ll}+ \p{Ll}+/u.test(text) ? 'reads like prose' : null
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
