import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import * as overlay from './import/aos4/overlay.ts'
import * as itemSlips from './import/wh40k11/item-slips.ts'
import * as overlayForty from './import/wh40k11/overlay.ts'
import { dataFolder, dataNames, readDataFile } from './node-books.ts'
import { dataFolderForty, dataNamesForty, readDataFileForty } from './node-wh40k11.ts'

/** Fields that hold names as published, ours for options and quotas, or a publication. */
const names = new Set(
  'name short label role roles unit group model command manifestations terrain oldNames publication revision abilities items rules bases ability item notModel'.split(
    ' ',
  ),
)

const patterns: Readonly<Record<string, RegExp>> = {
  id: /^[a-z0-9-]+(\/[a-z0-9-]+)?$/,
  keyword: /^['\p{Lu}0-9][\p{Lu}0-9'()+/\-.,: ]*$/u,
  value: /^[-0-9D+*"'./ ]*$|^See below$|^Melee$|^N\/A$|^\d CP$/,
  base: /^[\d.]+( x [\d.]+)?mm( \(\d+\))?$|^Use model$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  word: /^[a-z0-9()-]+( [a-z0-9()-]+){0,4}$/,
  entry: /^[a-z-]+:[a-z0-9.-]+$/,
  hash: /^[0-9a-f]{64}$/,
  version: /^\d+\.\d+\.\d+$/,
  prices: /^v\d+\.\d+$/,
  ruleNumber: /^(\d\d\.\d\d|A\d\d)$/,
}

const fields: Readonly<Record<string, readonly string[]>> = {
  id: 'id sheet sheets book books units armies unconfirmed eligible parents needs sources joins onlyWith onePer excludes variantOf enhancementsIn universalLores at slot unit doubtful parent legends leaderTo supportTo kind kinds who perOf page detachment detachments notDetachments hosts from groups notUnits leaders bodyguard beside enhancement uncountedEnhancements warlord dispositions usualSize group unless is unitEnhancements'.split(
    ' ',
  ),
  keyword:
    'keyword keywords factions joinsKeywords anyOf noneOf tag becomes gains everyUnit per battlelineEach single chapters chapter noDuplicates warlordKeywords atMostOne besideKeyword joined'.split(
      ' ',
    ),
  value:
    'range attacks hit wound rend damage move health save control banishment value toughness wounds leadership invulnerable skill strength ap damaged'.split(
      ' ',
    ),
  base: ['bases'],
  date: ['leaving', 'date', 'version'],
  word: 'kind window whose limit variant priceFrom alliance rule season seasons system source on turn phases type flags role against'.split(
    ' ',
  ),
  prices: ['id', 'prices'],
  ruleNumber: ['rule'],
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

/** Weapons, models and bases of Warhammer 40,000 are written in small letters: the words of sentences give them away. */
const inSmall = /\.(items|bases)\[\d+\]$|\.(weapons|models|wargear|addons)\[\d+\]\.name$/
const words =
  /\b(this|that|can|cannot|is|are|has|have|may|must|roll|select|add|each|every|until|while|when|if|you|your)\b/i

function isSentence(text: string): boolean {
  return words.test(text) || /[^.]\.$/.test(text) || text.split(' ').length > 12
}

/** Names of abilities that are sentences. */
const sayings = [
  'Luck Has. Need Keeps. Toil Earns.',
  'HORRORS ARE PINK. HORRORS ARE BLUE. WHERE ONCE THERE WAS ONE, NOW THERE ARE TWO.',
]

/** Names in other languages stand under our ids; a sentence is longer, and ends. */
const inLanguage = /^wh40k11\/names\/\w+\./
const longestName = 60

function problemAt(path: string, key: string, text: string): string | null {
  if (inLanguage.test(path))
    return text.length > longestName || (text.endsWith('.') && text.split(' ').length > 4)
      ? 'is no name'
      : null
  if (sayings.includes(text)) return null
  if (path.startsWith('wh40k11/') && inSmall.test(path))
    return isSentence(text) ? 'reads like prose' : null
  return problemOf(key, text)
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

const files = [
  ...dataNames().map((name) => ({ path: `aos4/${name}`, read: () => readDataFile(name) })),
  ...dataNamesForty().map((name) => ({
    path: `wh40k11/${name}`,
    read: () => readDataFileForty(name),
  })),
]

it.each(files)('data/$path holds names and numbers, no sentence', ({ path: file, read }) => {
  const key = file.endsWith('/ids') ? 'entry' : 'top'
  const problems: string[] = []
  for (const [field, text, path] of strings(read(), key, file)) {
    const problem =
      field === 'entry'
        ? patterns['entry']?.test(text)
          ? null
          : 'is no entry'
        : problemAt(path, field, text)
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
    'This model can be equipped with 1 storm bolter',
    'Any number of models can each have their boltgun replaced',
  ])('is not "%s" for a weapon', (text) => {
    expect(problemAt('wh40k11/orks.sheets[0].items[1]', 'items', text)).toBe('reads like prose')
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

it.each([
  ['Age of Sigmar', overlay],
  ['Warhammer 40,000', { ...overlayForty, ...itemSlips }],
])('the overlay of %s has short reasons with their sources, and names for all else', (_, all) => {
  const records = Object.values<unknown>(all).flat() as readonly object[]
  const reasoned = records.filter((record) => 'reason' in record)
  expect(reasoned.length).toBeGreaterThan(15)
  for (const record of records)
    for (const [key, text] of strings(record, 'name', 'overlay')) {
      const isReason = key === 'reason' || key === 'source'
      const long = text.length > (isReason ? 120 : 90)
      const isItem = key === 'text' || key === 'item'
      const prose = !isReason && key !== 'lines' && (isItem ? isSentence(text) : isProse(text))
      expect({ text, long, prose }).toEqual({ text, long: false, prose: false })
    }
})

it.each([
  ['aos4', dataFolder, 1000],
  ['wh40k11', dataFolderForty, 300],
])(
  'the audit of %s has names and numbers in its tables, its own words beside them, and no path of a machine',
  (_, folder, least) => {
    const audit = readFileSync(join(folder, 'AUDIT.md'), 'utf8')
    expect(audit).not.toMatch(/(^|[\s(`])\/(home|root|tmp|work|Users)\b/m)
    const [sources = ''] = audit.split('## Corrections by hand')
    const cells = sources
      .split('\n')
      .flatMap((line) => (line.startsWith('|') ? line.split('|') : []))
    const names = cells.flatMap((cell) => cell.split(', ')).map((cell) => cell.trim())
    expect(names.length).toBeGreaterThan(least)
    const headings = /^(Who|Leaders|Options|Armies|Compositions|Prices|Units|What|Only|Keywords) /
    expect(names.filter((cell) => !headings.test(cell) && isProse(cell))).toEqual([])
  },
)
