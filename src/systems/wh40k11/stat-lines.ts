import type { Id } from '../../engine/roster.ts'
import type { Models } from './models.ts'
import type { SheetData } from './schema.ts'

const columns = [
  'move',
  'toughness',
  'save',
  'invulnerable',
  'wounds',
  'leadership',
  'control',
] as const

/** A stat line of a datasheet and how many models of each kind have it. */
export interface StatLine {
  readonly stats: SheetData['stats']
  readonly kinds: readonly { readonly id: Id; readonly name: string; readonly count: number }[]
}

/** The words of a name that tell kinds apart, in the singular. */
function wordsOf(name: string): readonly string[] {
  const words = name.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []
  return words
    .filter((word) => word !== 'w')
    .map((word) =>
      word
        .replace(/men$/, 'man')
        .replace(/ies$/, 'y')
        .replace(/(?<=.{3})[sz]$/, ''),
    )
}

/** How well a stat line's name fits a kind: words in common first, then fewest words too many. */
function fit(kind: string, line: string): number {
  const ours = wordsOf(kind)
  const theirs = wordsOf(line)
  const common = theirs.filter((word) => ours.includes(word)).length
  return common === 0 ? 0 : common * 10 - (theirs.length - common)
}

const known = new WeakMap<SheetData, ReadonlyMap<Id, number>>()

/**
 * Which of the sheet's stat lines each kind of models has, by their names. A kind that none is named after has the one that
 * is named after no other, else the one that most kinds have, the last of these.
 */
function linesByKind(sheet: SheetData): ReadonlyMap<Id, number> {
  let lines = known.get(sheet)
  if (lines) return lines
  const names = (sheet.profiles ?? []).map(({ name }) => name)
  const fitting = sheet.models.map(({ name }) => {
    const fits = names.map((line) => fit(name, line))
    const best = Math.max(0, ...fits)
    return best > 0 ? fits.indexOf(best) : -1
  })
  const uses = names.map((_, at) => fitting.filter((line) => line === at).length)
  const free = uses.indexOf(0)
  const rest = free < 0 ? uses.lastIndexOf(Math.max(0, ...uses)) : free
  lines = new Map(
    sheet.models.map(({ id }, at) => {
      const line = fitting[at] ?? -1
      return [id, Math.max(0, line < 0 ? rest : line)]
    }),
  )
  known.set(sheet, lines)
  return lines
}

/** The stat lines that the models of a unit have, in the order of the datasheet; kinds with the same figures share one. */
export function statLinesOf(sheet: SheetData, counts: Models): readonly StatLine[] {
  const printed = (sheet.profiles ?? [sheet]).map(({ stats }) => stats)
  const byKind = linesByKind(sheet)
  const lines = new Map<string, StatLine & { readonly kinds: StatLine['kinds'][number][] }>()
  for (const { id, name } of sheet.models) {
    const count = counts[id] ?? 0
    const stats = printed[byKind.get(id) ?? 0]
    if (count === 0 || !stats) continue
    const figures = columns.map((column) => stats[column] ?? '').join(' ')
    const line = lines.get(figures)
    if (line) line.kinds.push({ id, name, count })
    else lines.set(figures, { stats, kinds: [{ id, name, count }] })
  }
  return [...lines.values()]
}

/** The wounds of a stat line; 0 where it has no such number. */
export function woundsIn({ wounds }: SheetData['stats']): number {
  const value = Number(wounds ?? 0)
  return Number.isFinite(value) ? value : 0
}
