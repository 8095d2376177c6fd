import * as z from 'zod/mini'

import { t } from '../text/t.ts'
import { BOUNDS } from './bounds.ts'
import { readRoster } from './read-roster.ts'
import { readSeen } from './read-seen.ts'
import { stepRecord } from './record-steps.ts'
import { type DamagedList, LIST_FORM, type ReadRecord, type SavedList } from './saved-list.ts'
import type { Seen } from './seen.ts'
import type { Summary } from './summary.ts'

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
  tallied: z.optional(z.object({ id: z.string(), value: points })),
  called: z.optional(z.object({ in: z.string(), title: z.string() })),
  said: z.optional(z.string()),
})

const words = z.string().check(z.maxLength(500))
const time = z.iso.datetime()
const count = z.int().check(z.minimum(0))
const folder = z.string().check(z.maxLength(BOUNDS.folder))
const tags = z.array(folder).check(z.maxLength(BOUNDS.tags))

/** Reads what a row shows; null where it can't be read. */
export function readSummary(value: unknown): Summary | null {
  const parsed = summarySchema.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** Reads a stored record. What is wrong with the roster sets it aside; what else can't be read is left out. */
export function readRecord(record: unknown): ReadRecord {
  const fields = isRecord(record) ? record : {}
  const stepped = stepRecord(fields)
  if (!stepped) {
    const problem = t('A newer version of Muster saved it. Reload to update.')
    return { ok: false, damaged: damagedList(record, { problem, where: 'form', newer: true }) }
  }
  const read = readRoster(stepped['roster'])
  if (!read.ok) return { ok: false, damaged: damagedList(record, read) }
  const value = <T>(name: string, schema: z.ZodMiniType<T>, otherwise: T): T => {
    const parsed = schema.safeParse(stepped[name])
    return parsed.success ? parsed.data : otherwise
  }
  const changed = value('changed', time, new Date(0).toISOString())
  let seen: Seen | null | undefined
  const list: SavedList = {
    form: LIST_FORM,
    id: idOf(record),
    rev: value('rev', count, 0),
    step: value('step', count, 0),
    roster: read.roster,
    created: value('created', time, changed),
    changed,
    removed: stepped['removed'] ? value('removed', time, changed) : null,
    summary: readSummary(stepped['summary']),
    // read when it is looked at: it is most of a record, and of a thousand lists few are looked at
    get seen() {
      if (seen === undefined) seen = readSeen(stepped['seen'])
      return seen
    },
    declined: value('declined', words, ''),
    folder: value('folder', folder, ''),
    tags: value('tags', tags, []),
    pinned: stepped['pinned'] === true,
  }
  return { ok: true, list }
}

function damagedList(
  record: unknown,
  why: Pick<DamagedList, 'problem' | 'where' | 'newer'>,
): DamagedList {
  const { problem, where, newer } = why
  const roster = isRecord(record) ? record['roster'] : undefined
  const named = isRecord(roster) ? roster['name'] : undefined
  const name = typeof named === 'string' ? named.slice(0, 200) : ''
  return { id: idOf(record), name, problem, where, newer, raw: textOf(record), record }
}

function idOf(record: unknown): string {
  const id = isRecord(record) ? record['id'] : undefined
  return typeof id === 'string' ? id : ''
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Storage can hold what JSON cannot, such as circles: such a record must not keep the others from being read. */
function textOf(record: unknown): string {
  try {
    return JSON.stringify(record, null, 2)
  } catch {
    return JSON.stringify('What is stored cannot be written as text.')
  }
}
