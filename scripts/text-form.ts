import { MOST_SIGNS } from '../src/library/glossary-file.ts'
import { byText } from '../src/library/import/names.ts'
import { MOST_SIGNS_MORE, summaryFileSchema } from '../src/library/summary-file.ts'
import type { Summary, SummaryFile } from '../src/library/summary-file.ts'

/** What is wrong with a text, and where. */
export interface Fault {
  readonly key: string
  readonly what: string
}

export interface ReadSummaries {
  /** Null where the file does not have the form. */
  readonly file: SummaryFile | null
  readonly faults: readonly Fault[]
}

/**
 * Reads a file of summaries and says what is wrong with it without the sources: its form, the length of its texts, the order of
 * its keys, keys that stand twice or name nothing that the data has.
 */
export function readSummaries(json: string, known: ReadonlySet<string>): ReadSummaries {
  const parsed = parse(json)
  if ('fault' in parsed) return { file: null, faults: [{ key: '', what: parsed.fault }] }
  const read = summaryFileSchema.safeParse(parsed.value)
  const sound = read.success ? { file: read.data, faults: [] } : soundPart(parsed.value)
  const keys = Object.keys(sound.file?.summaries ?? {})
  const faults = [
    ...twice(json).map((key) => ({ key, what: 'stands twice' })),
    ...keys
      .filter((key, at) => byText(keys[at - 1] ?? '', key) > 0)
      .map((key) => ({ key, what: `stands behind ${keys[keys.indexOf(key) - 1]}: sort the keys` })),
    ...keys
      .filter((key) => !known.has(key))
      .map((key) => ({ key, what: 'names nothing that the data of this book has' })),
  ]
  return { file: sound.file, faults: [...sound.faults, ...faults] }
}

/** The summaries of a file that have the form, and what is wrong with the others. */
function soundPart(value: unknown): ReadSummaries {
  const all: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'summaries') : null
  const head = summaryFileSchema.safeParse({ ...(value as object), summaries: {} })
  if (!head.success || typeof all !== 'object' || all === null)
    return {
      file: null,
      faults: [{ key: '', what: 'is no { "source": ..., "summaries": { ... } }' }],
    }
  const summaries: Record<string, Summary> = {}
  const faults: Fault[] = []
  for (const [key, summary] of Object.entries(all)) {
    const read = summaryFileSchema.safeParse({ ...head.data, summaries: { [key]: summary } })
    if (read.success) Object.assign(summaries, read.data.summaries)
    else faults.push({ key, what: formFault(key, summary) })
  }
  return { file: { ...head.data, summaries }, faults }
}

/** Why a summary does not have the form: mostly that it is too long. */
function formFault(key: string, summary: unknown): string {
  const bare = summaryFileSchema.safeParse({ source: '-', summaries: { [key]: { text: '-' } } })
  if (!bare.success) return 'is no key: see data/WORDING.md'
  const long = Object.entries(summary ?? {}).find(
    ([, text]) => typeof text === 'string' && text.length > MOST_SIGNS,
  )
  if (long) return `${long[0]} has ${String(long[1]).length} signs, at most ${MOST_SIGNS}`
  const more: unknown =
    typeof summary === 'object' && summary !== null ? Reflect.get(summary, 'more') : undefined
  if (more !== undefined) {
    const lines: readonly unknown[] = Array.isArray(more) ? more : []
    const longest = Math.max(...lines.map((one) => String(one).length))
    return `more has ${lines.length} lines, the longest of ${longest} signs: 1 to 6 of at most ${MOST_SIGNS_MORE}`
  }
  return 'has neither a text nor when and effect, or leftOut does not begin with a number'
}

function parse(json: string): { readonly value: unknown } | { readonly fault: string } {
  try {
    return { value: JSON.parse(json) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/** Keys of summaries that the file has more than once, of which a reader sees only the last. */
function twice(json: string): readonly string[] {
  const keys = [...json.matchAll(/"([a-z]+\/[a-z0-9/-]+)"\s*:/g)].map(([, key = '']) => key)
  return [...new Set(keys.filter((key, at) => keys.indexOf(key) !== at))]
}

function optionsOf(more: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(more.map((text, at) => [`more ${at + 1}`, text]))
}

/** What a summary says, each of its lines by what it is. */
export function stepsOf(summary: Summary): readonly (readonly [step: string, text: string])[] {
  const steps =
    'text' in summary
      ? { text: summary.text, ...optionsOf(summary.more ?? []) }
      : { when: summary.when, target: summary.target, effect: summary.effect }
  return Object.entries(steps).flatMap(([step, text]) =>
    text === undefined ? [] : [[step, text] as const],
  )
}
