import { t } from '../../text/t.ts'
import { jsonFault, type JsonFault } from '../json-fault.ts'
import { FILE_BOUNDS } from './bounds.ts'
import { refuse, saveAgain, type Refusal } from './refusal.ts'

/** Characters of a text in which the place of a fault is looked for. */
const mostSearched = 1_000_000
const tooDeep = () => refuse(t('This file is nested too deep to be a list.'), saveAgain())

/** Whether braces and brackets of a JSON text stand too deep in one another. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (quoted && sign === '\\') at += 1
    else if (sign === '"') quoted = !quoted
    else if (!quoted && (sign === '{' || sign === '[')) depth += 1
    else if (!quoted && (sign === '}' || sign === ']')) depth -= 1
    if (depth > FILE_BOUNDS.depth) return true
  }
  return false
}

/** Where a text stops being JSON; null where that is nowhere that anybody would look at. */
function faultIn(text: string): JsonFault | null {
  if (text.length > mostSearched) return null
  try {
    return jsonFault(text)
  } catch {
    return null
  }
}

/** Reads a JSON text; refused, with the place, where it is none, and where it is nested too deep. Never throws. */
export function readJson(text: string): { readonly value: unknown } | Refusal {
  if (isTooDeep(text)) return tooDeep()
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    const fault = faultIn(text)
    if (fault === null) return refuse(t('This file is not valid JSON.'), saveAgain())
    if (fault.ended) return refuse(t('This file ends before the list is complete.'), saveAgain())
    const lines = text.slice(0, fault.at).split('\n')
    const place = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
    return refuse(
      t('This file is not valid JSON (line {line, number}, column {column, number}).', place),
      saveAgain(),
    )
  }
}
