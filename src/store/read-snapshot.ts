import * as z from 'zod/mini'

import { readSummary } from './read-record.ts'
import { readRoster } from './read-roster.ts'
import { type Snapshot, snapshotKinds } from './snapshot.ts'

const schema = z.object({
  id: z.string().check(z.maxLength(100)),
  list: z.string().check(z.maxLength(100)),
  time: z.iso.datetime(),
  kind: z.enum(snapshotKinds),
  name: z.string().check(z.maxLength(200)),
  roster: z.unknown(),
  summary: z.optional(z.unknown()),
})

/** Reads stored snapshots, newest first; what is none is left out. */
export function readSnapshots(stored: readonly unknown[]): readonly Snapshot[] {
  const read = stored.flatMap((one): readonly Snapshot[] => {
    const parsed = schema.safeParse(one)
    const roster = readRoster(parsed.data?.roster)
    if (!parsed.success || !roster.ok) return []
    return [{ ...parsed.data, roster: roster.roster, summary: readSummary(parsed.data.summary) }]
  })
  return read.toSorted((a, b) => b.time.localeCompare(a.time))
}
