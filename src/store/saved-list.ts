import * as z from 'zod/mini'

import type { Id, Roster } from '../engine/roster.ts'
import { readRoster } from './read-roster.ts'
import type { Summary } from './summary.ts'

/** A list as kept: the roster with what its row shows. */
export interface SavedList {
  readonly id: Id
  readonly roster: Roster
  /** ISO times. */
  readonly created: string
  readonly changed: string
  /** When it went to the bin, or null. */
  readonly removed: string | null
  /** Null until it was worked out once. */
  readonly summary: Summary | null
}

/** A stored record that is no list we can read. It stays in the database as it is. */
export interface DamagedList {
  readonly id: Id
  /** Its name where that can still be read. */
  readonly name: string
  readonly problem: string
  readonly where: string
  /** A newer version saved it, so nothing is wrong with it. */
  readonly newer: boolean
  /** The whole record as text, to keep or to mend by hand. */
  readonly raw: string
  readonly record: unknown
}

export type ReadRecord =
  | { readonly ok: true; readonly list: SavedList }
  | { readonly ok: false; readonly damaged: DamagedList }

const points = z.number()
const summarySchema = z.object({
  points,
  limit: points,
  faults: points,
  title: z.string(),
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
    const raw = JSON.stringify(record, null, 2)
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

function timeOr(value: unknown, otherwise: string): string {
  const read = time.safeParse(value)
  return read.success ? read.data : otherwise
}

function nameIn(roster: unknown): string {
  if (typeof roster !== 'object' || roster === null) return ''
  const name: unknown = Reflect.get(roster, 'name')
  return typeof name === 'string' ? name.slice(0, 200) : ''
}
