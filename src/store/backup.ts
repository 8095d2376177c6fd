import * as z from 'zod/mini'

import type { Id } from '../engine/roster.ts'
import { t } from '../text/t.ts'
import type { ListHistory } from './lists-state.ts'
import { FORMAT, VERSION } from './make-backup.ts'
import type { PlayRecord } from './play-record.ts'
import { readPlays } from './read-play.ts'
import { readRecord } from './read-record.ts'
import { readSnapshots } from './read-snapshot.ts'
import type { DamagedList, SavedList } from './saved-list.ts'
import type { Snapshot } from './snapshot.ts'
import { readSteps } from './stored-history.ts'
import type { StoredStep } from './stored-step.ts'

/** What a backup file holds. */
export interface Backup {
  /** When it was made, empty where it does not say. */
  readonly made: string
  readonly lists: readonly SavedList[]
  readonly damaged: readonly DamagedList[]
  readonly history: ReadonlyMap<Id, ListHistory>
  /** The battles that are played with the lists. */
  readonly plays: ReadonlyMap<Id, PlayRecord>
  readonly settings: Readonly<Record<string, unknown>>
}

export type ReadBackup =
  | ({ readonly ok: true } & Backup)
  | { readonly ok: false; readonly problem: string }

/** Far more than any browser's lists take. */
const MOST_CHARACTERS = 200_000_000

const schema = z.object({
  format: z.literal(FORMAT),
  version: z.int().check(z.minimum(1)),
  made: z.optional(z.unknown()),
  lists: z.array(z.unknown()),
  // version 1 had lists alone
  steps: z.optional(z.array(z.unknown())),
  snapshots: z.optional(z.array(z.unknown())),
  // some have none
  games: z.optional(z.array(z.unknown())),
  settings: z.optional(z.record(z.string(), z.unknown())),
})

const refuse = (problem: string): ReadBackup => ({ ok: false, problem })

/** Reads the text of a backup file of any version. What can't be read in it does not keep the rest back. */
export function readBackup(text: string): ReadBackup {
  if (text.length > MOST_CHARACTERS) return refuse(t('The file is too large to be a backup.'))
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse(t('The file is not a backup: it is not valid JSON.'))
  }
  const parsed = schema.safeParse(value)
  if (!parsed.success) return refuse(t('The file is not a backup that Muster made.'))
  const {
    version,
    made,
    lists,
    steps = [],
    snapshots = [],
    games = [],
    settings = {},
  } = parsed.data
  if (version > VERSION)
    return refuse(t('A newer version of Muster made this backup. Reload to update.'))
  const read = lists.map((record: unknown) => readRecord(record))
  return {
    ok: true,
    made: typeof made === 'string' && !Number.isNaN(Date.parse(made)) ? made : '',
    lists: read.flatMap((each) => (each.ok ? [each.list] : [])),
    damaged: read.flatMap((each) => (each.ok ? [] : [each.damaged])),
    history: byList(readSteps(steps), readSnapshots(snapshots)),
    plays: readPlays(games),
    settings,
  }
}

function byList(
  steps: readonly StoredStep[],
  snapshots: readonly Snapshot[],
): ReadonlyMap<Id, ListHistory> {
  const all = new Map<Id, { steps: StoredStep[]; snapshots: Snapshot[] }>()
  const of = (list: Id) => {
    const known = all.get(list) ?? { steps: [], snapshots: [] }
    all.set(list, known)
    return known
  }
  for (const step of steps) of(step.list).steps.push(step)
  for (const snapshot of snapshots) of(snapshot.list).snapshots.push(snapshot)
  return all
}
