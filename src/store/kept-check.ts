import * as z from 'zod/mini'

import type { EventRules } from '../share/check/event-rules.ts'
import type { CheckInput } from '../share/check/pieces.ts'
import { keepInTab, keptInTab } from './tab-storage.ts'

const KEY = 'muster.checked'
/** As much as may be kept, in characters. */
const MOST = 2_000_000

/** What the checker has taken in. */
export interface Checked {
  readonly rules: EventRules
  readonly inputs: readonly CheckInput[]
}

const ids = z.record(z.string(), z.string())
const form = z.object({
  rules: z.object({
    limit: z.nullable(z.int()),
    legends: z.nullable(z.boolean()),
    seasons: ids,
    prices: ids,
  }),
  // a file is kept as the numbers of its bytes
  inputs: z.array(
    z.object({ source: z.string(), content: z.union([z.string(), z.array(z.int())]) }),
  ),
})

const inBytes = (content: string | readonly number[]) =>
  typeof content === 'string' ? content : Uint8Array.from(content)

/** Reads what was taken in before the page was loaded again; null where there is nothing, or something else. */
export function readChecked(stored: string | null): Checked | null {
  try {
    const read = form.safeParse(JSON.parse(stored ?? 'null'))
    if (!read.success) return null
    const { rules, inputs } = read.data
    return {
      rules,
      inputs: inputs.map(({ source, content }) => ({ source, content: inBytes(content) })),
    }
  } catch {
    return null
  }
}

/** Writes what was taken in; null where it is more than may be kept. */
export function writeChecked({ rules, inputs }: Checked): string | null {
  const size = inputs.reduce((sum, { content }) => sum + content.length, 0)
  if (size > MOST) return null
  const written = JSON.stringify({
    rules,
    inputs: inputs.map(({ source, content }) => ({
      source,
      content: typeof content === 'string' ? content : [...content],
    })),
  })
  return written.length > MOST ? null : written
}

/** Keeps what was taken in through a reload of the tab. Says whether nothing is lost: there may be too much, or storage refused. */
export function keepChecked(checked: Checked): boolean {
  const nothing = checked.inputs.length === 0
  const written = nothing ? null : writeChecked(checked)
  return (keepInTab(KEY, written) && written !== null) || nothing
}

/** What the tab keeps; null where there is nothing. */
export const keptChecked = (): Checked | null => readChecked(keptInTab(KEY))
