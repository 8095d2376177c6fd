import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Id } from '../engine/roster.ts'
import { textFileOf, textPlaces } from '../engine/text-id.ts'
import { type Summary, type SummaryFile, summaryFileSchema } from './summary-file.ts'

const folder = fileURLToPath(new URL('../../', import.meta.url))
const files = new Map<string, SummaryFile['summaries']>()

function summariesIn(file: string): SummaryFile['summaries'] {
  let found = files.get(file)
  if (found === undefined) {
    const path = `${folder}${file}`
    found = existsSync(path)
      ? summaryFileSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).summaries
      : {}
    files.set(file, found)
  }
  return found
}

/** What our words from disk say about the rule of a text's id; null where nothing is written. */
export function summaryOf(id: Id): Summary | null {
  const summaries = summariesIn(textFileOf(id))
  const key = textPlaces(id).keys.find((one) => summaries[one])
  return key === undefined ? null : (summaries[key] ?? null)
}
