import { keyOf, plain, slugOf } from '../names.ts'
import { equipmentLine } from './loadout-lines.ts'
import type { EquipmentLine } from './loadout-lines.ts'

/** A kind of model with the range that a composition gives it. */
export interface KindRange {
  readonly kind: string
  readonly min: number
  readonly max: number
}

export interface ParsedComposition {
  readonly models: readonly { readonly id: string; readonly name: string }[]
  readonly compositions: readonly (readonly KindRange[])[]
  readonly maxModels?: number
  readonly equipment: readonly EquipmentLine[]
  /** Lines that say something else. */
  readonly unread: readonly string[]
}

/** Text without emphasis, bullets and the mark of an Epic Hero. */
export function bareLine(line: string): string {
  return plain(line.replace(/[*\u25A0\u25AA\u25E6\u25AB]/g, ' '))
    .replace(/ ?- ?EPIC HERO$/i, '')
    .replace(/^#/, '')
    .trim()
}

/** Reads what a unit is made of, and what its models have, from the lines of a datasheet. */
export function parseComposition(lines: readonly string[]): ParsedComposition {
  const models = new Map<string, string>()
  const alternatives: KindRange[][] = [[]]
  const equipment: EquipmentLine[] = []
  const unread: string[] = []
  const bounds: string[] = []
  let maxModels: number | undefined
  for (const line of lines.map(bareLine)) {
    const gear = equipmentLine(line)
    const cap = /^This unit can contain a maximum of (\d+) models/.exec(line)
    if (gear) equipment.push(gear)
    else if (/^or:?$/i.test(line)) alternatives.push([])
    else if (cap) maxModels = Number(cap[1])
    else if (bound.test(line)) bounds.push(line)
    else if (!addRanges(line, models, alternatives.at(-1) ?? []) && line !== '') unread.push(line)
  }
  return {
    models: [...models].map(([id, name]) => ({ id, name })),
    compositions: bounds.reduce<KindRange[][]>(
      (all, line) => all.flatMap((ranges) => bounded(line, ranges, [...models])),
      alternatives.filter((one) => one.length > 0),
    ),
    ...(maxModels === undefined ? {} : { maxModels }),
    equipment,
    unread,
  }
}

const bound = /^This unit can only contain (\d+) (.+?) if it (?:also )?contains (\d+) (.+?)\.?$/

/** `only 2 Servitors with 10 Agents`: fewer of the one, or both numbers in full. */
function bounded(
  line: string,
  ranges: readonly KindRange[],
  models: readonly (readonly [string, string])[],
): KindRange[][] {
  const found = bound.exec(line)
  const named = models.map(([id, name]) => ({ id, name }))
  const [few] = kindsNamed(found?.[2] ?? '', named)
  const [many] = kindsNamed(found?.[4] ?? '', named)
  const [count, least] = [Number(found?.[1]), Number(found?.[3])]
  if (few === undefined || many === undefined) return [[...ranges]]
  return [
    ranges.map((range) => (range.kind === few ? { ...range, max: count - 1 } : range)),
    ranges.map((range) => {
      if (range.kind === few) return { ...range, min: count, max: count }
      return range.kind === many ? { ...range, min: least } : range
    }),
  ]
}

/** Adds the ranges of a line such as `1 Spanner and 4 Lootas`; false when it is no such line. */
function addRanges(line: string, models: Map<string, string>, ranges: KindRange[]): boolean {
  const parts = line.split(/(?:, | and )(?=\d)/).map((part) => {
    const sized = /^(\d+)(?: ?- ?(\d+))? (\p{L}.*)$/u.exec(part)
    if (!sized) return null
    return {
      min: Number(sized[1]),
      max: Number(sized[2] ?? sized[1]),
      name: (sized[3] ?? '').replace(/ models?$/, ''),
    }
  })
  const single = /^\p{Lu}[^.:]{2,60}$/u.test(line) && !/^(This|If|While|A|Designer)\b/.test(line)
  const read = parts.every((part) => part !== null)
    ? parts.flatMap((part) => part ?? [])
    : single && ranges.length === 0
      ? [{ min: 1, max: 1, name: line }]
      : []
  for (const { min, max, name } of read) {
    const id = kindOf(name, models)
    if (!models.has(id)) models.set(id, name)
    ranges.push({ kind: id, min, max })
  }
  return read.length > 0
}

function kindOf(name: string, models: ReadonlyMap<string, string>): string {
  const known = [...models].find(([, other]) => singularKey(other) === singularKey(name))
  return known?.[0] ?? slugOf(name)
}

const irregular: Readonly<Record<string, string>> = {
  men: 'man',
  wolves: 'wolf',
  voidsmen: 'voidsman',
  armsmen: 'armsman',
  guardsmen: 'guardsman',
  beastmen: 'beastman',
  marksmen: 'marksman',
}

function singular(word: string): string {
  const known = irregular[word]
  if (known !== undefined) return known
  if (word.endsWith('ies') && word.length > 4) return word.replace(/ies$/, 'y')
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.replace(/es$/, '')
  if (/[^s]s$/.test(word)) return word.replace(/s$/, '')
  return word.replace(/([bnkt])z$/, '$1').replace(/yz$/, 'y')
}

/** What singular and plural of a name have in common: `Nobz` and `Nob`, `Sisters Novitiate` and `Sister Novitiate`. */
export function singularKey(name: string): string {
  return plain(name)
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => singular(word.replace(/'s?$/, '')))
    .map(keyOf)
    .join('')
}

/** How many letters have to change to make one text of the other. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The kinds that a sentence means by a name: exactly one by its singular, by its end, or by a slip of up to two letters. */
export function kindsNamed(
  name: string,
  models: readonly { readonly id: string; readonly name: string }[],
): readonly string[] {
  const wanted = singularKey(name.replace(/^(?:the|every|each|an?|one|other|\d+) /i, ''))
  const keys = models.map(({ id, name: own }) => ({
    id,
    key: singularKey(own.replace(/ \(.*\)$/, '')),
  }))
  const tests: ((key: string) => boolean)[] = [
    (key) => key === wanted,
    (key) => wanted.length > 3 && key.endsWith(wanted),
    (key) => key.length > 5 && wanted.endsWith(key),
    (key) => wanted.length > 5 && distance(key, wanted) <= 2,
  ]
  for (const test of tests) {
    const found = keys.filter(({ key }) => test(key))
    if (found.length > 0) return found.map(({ id }) => id)
  }
  return []
}
