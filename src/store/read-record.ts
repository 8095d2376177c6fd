import * as z from 'zod/mini'

import { readRoster } from './read-roster.ts'
import type { ReadRecord, SavedList } from './saved-list.ts'

const points = z.number()
const summarySchema = z.object({
  points,
  limit: points,
  faults: points,
  title: z.string(),
  game: z.string(),
  units: points,
  tally: z.string(),
  parts: z.array(z.object({ points, style: z.enum(['own', 'locked', 'loose', 'army']) })),
})

const time = z.iso.datetime()

/** Reads a stored record. What is wrong with the roster sets it aside; a summary or date that can't be read is left out. */
export function readRecord(record: unknown): ReadRecord {
  const field = (name: string) =>
    typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined
  const id = String(field('id') ?? '')
  const read = readRoster(field('roster'))
  if (!read.ok) {
    const { problem, where, newer } = read
    const raw = textOf(record)
    const damaged = { id, name: nameIn(field('roster')), problem, where, newer, raw, record }
    return { ok: false, damaged }
  }
  const changed = timeOr(field('changed'), new Date(0).toISOString())
  const summary = summarySchema.safeParse(field('summary'))
  const list: SavedList = {
    id,
    roster: read.roster,
    created: timeOr(field('created'), changed),
    changed,
    removed: field('removed') ? timeOr(field('removed'), changed) : null,
    summary: summary.success ? summary.data : null,
  }
  return { ok: true, list }
}

/** Storage can hold what JSON cannot, such as circles: such a record must not keep the others from being read. */
function textOf(record: unknown): string {
  try {
    return JSON.stringify(record, null, 2)
  } catch {
    return JSON.stringify('What is stored cannot be written as text.')
  }
}

function timeOr(value: unknown, otherwise: string): string {
  const read = time.safeParse(value)
  return read.success ? read.data : otherwise
}

function nameIn(roster: unknown): string {
  if (typeof roster !== 'object' || roster === null) return ''
  const name: unknown = Reflect.get(roster, 'name')
  return typeof name === 'string' ? name.slice(0, 200) : ''
}
