import * as z from 'zod/mini'

import { readSummary } from './read-record.ts'
import { readRoster } from './read-roster.ts'
import { type Snapshot, snapshotKinds } from './snapshot.ts'
import { endOf, readSteps } from './stored-history.ts'

const schema = z.object({
  id: z.string().check(z.maxLength(100)),
  list: z.string().check(z.maxLength(100)),
  time: z.iso.datetime(),
  kind: z.enum(snapshotKinds),
  name: z.string().check(z.maxLength(200)),
  roster: z.unknown(),
  summary: z.optional(z.unknown()),
  steps: z.optional(z.array(z.unknown())),
  from: z.optional(z.unknown()),
})

/** Reads stored snapshots, newest first; what is none is left out. */
export function readSnapshots(stored: readonly unknown[]): readonly Snapshot[] {
  return stored
    .flatMap((one) => readSnapshot(one) ?? [])
    .toSorted((a, b) => b.time.localeCompare(a.time))
}

function readSnapshot(stored: unknown): Snapshot | null {
  const parsed = schema.safeParse(stored)
  const read = readRoster(parsed.data?.roster)
  if (!parsed.success || !read.ok) return null
  const { summary, steps: storedSteps = [], from: storedFrom, ...rest } = parsed.data
  const steps = readSteps(storedSteps)
  const from = readRoster(storedFrom)
  const branch = from.ok && steps.length > 0 ? from.roster : null
  return {
    ...rest,
    summary: readSummary(summary),
    roster: branch ? endOf(branch, steps) : read.roster,
    steps,
    from: branch,
  }
}
