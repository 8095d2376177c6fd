import type { PortableRead } from '../engine/portable-form.ts'
import type { Roster } from '../engine/roster.ts'
import { portableForms } from '../systems/portable-forms.ts'
import { num, t } from '../text/t.ts'
import { jsonFault } from './json-fault.ts'

/** No list comes near this; what is larger is not read at all. */
export const portableBytes = 1_000_000
const deepest = 16

const refuse = (problem: string, where = ''): PortableRead => ({ ok: false, problem, where })

/** A list as plain data for a JSON file, with names instead of ids. `data` is what `loadFor(roster)` gives. */
export function toPortable(roster: Roster, data: unknown): Readonly<Record<string, unknown>> {
  const form = portableForms.find(({ system }) => system === roster.system)
  return form ? form.write(roster, data) : {}
}

/** Says that a file of so many bytes is too large to be a list; null when it may be one. */
export function tooLarge(bytes: number): string | null {
  if (bytes <= portableBytes) return null
  const size = num(bytes / 1_000_000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return t('the file has {size} MB; a list has at most 1 MB', { size })
}

function depthOf(value: unknown): number {
  let depth = 0
  let level: readonly unknown[] = [value]
  while (level.length > 0 && depth <= deepest) {
    depth += 1
    level = level
      .filter((part) => typeof part === 'object' && part !== null)
      .flatMap((part) => Object.values(part))
  }
  return depth
}

/** Where in a text an offset is. */
function placeInText(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n')
  return t('line {line, number}, column {column, number}', {
    line: lines.length,
    column: (lines.at(-1) ?? '').length + 1,
  })
}

function parse(text: string): { readonly value: unknown } | PortableRead {
  const large = tooLarge(text.length)
  if (large) return refuse(large)
  if (text.trim() === '') return refuse(t('the file is empty'))
  const json = text.replace(/^\uFEFF/, '')
  try {
    return { value: JSON.parse(json) as unknown }
  } catch {
    if (/[\0\uFFFD]/.test(text)) return refuse(t('the file is not plain text in UTF-8'))
    const fault = jsonFault(json)
    const problem = fault?.ended
      ? t('the file ends before it is complete')
      : t('the file is not valid JSON')
    return refuse(problem, placeInText(json, fault?.at ?? 0))
  }
}

/**
 * Reads a list in the portable form: its text, or the parsed value. Never throws. Names that nobody knows are kept, with a
 * note; refused is only what is no list, or of no known army.
 */
export function readPortable(source: unknown, data: unknown): PortableRead {
  const parsed = typeof source === 'string' ? parse(source) : { value: source }
  if ('ok' in parsed) return parsed
  const { value } = parsed
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(t('expected a list as an object in braces'))
  }
  if (depthOf(value) > deepest) return refuse(t('it is nested too deep to be a list'))
  const game: unknown = Reflect.get(value, 'game')
  const form = portableForms.find(({ system }) => system === game)
  if (form) return form.read(value, data)
  const games = portableForms.map(({ system }) => `"${system}"`).join(t(' or '))
  if (game === undefined) {
    return refuse(
      t('it is neither a list nor a backup of Muster; a list names its game, {what}', {
        what: games,
      }),
    )
  }
  const found = JSON.stringify(game).slice(0, 40)
  return refuse(t('expected {what}, found {found}', { what: games, found }), 'game')
}
