import { FORMAT, VERSION } from './make-backup.ts'
import { readRecord } from './read-record.ts'
import type { DamagedList, SavedList } from './saved-list.ts'

/** Far more than any browser's lists take. */
const MOST_CHARACTERS = 50_000_000

export type ReadBackup =
  | {
      readonly ok: true
      readonly lists: readonly SavedList[]
      readonly damaged: readonly DamagedList[]
    }
  | { readonly ok: false; readonly problem: string }

const refuse = (problem: string): ReadBackup => ({ ok: false, problem })

/** Reads the text of a backup file. A list in it that can't be read does not keep the others back. */
export function readBackup(text: string): ReadBackup {
  if (text.length > MOST_CHARACTERS) return refuse('The file is too large to be a backup.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('The file is not a backup: it is not valid JSON.')
  }
  const { format, version, lists } = (value ?? {}) as Readonly<Record<string, unknown>>
  if (format !== FORMAT || !Array.isArray(lists)) {
    return refuse('The file is not a backup that Muster made.')
  }
  if (version !== VERSION)
    return refuse('A newer version of Muster made this backup. Reload to update.')
  const read = lists.map((record: unknown) => readRecord(record))
  return {
    ok: true,
    lists: read.flatMap((each) => (each.ok ? [each.list] : [])),
    damaged: read.flatMap((each) => (each.ok ? [] : [each.damaged])),
  }
}

export interface Merge {
  /** Lists to add, under ids that are free. */
  readonly add: readonly SavedList[]
  /** How many are here already, unchanged. */
  readonly same: number
  /** How many are here in another form: they come in beside it, under a name that says so. */
  readonly beside: number
}

/**
 * What restoring a backup adds to the lists that are here. Nothing here is replaced: a list that differs comes in beside the
 * present one. `freshId` gives an id that is free.
 */
export function mergeBackup(
  here: readonly SavedList[],
  backup: readonly SavedList[],
  freshId: () => string,
): Merge {
  const present = new Map(here.map((list) => [list.id, list]))
  const add: SavedList[] = []
  let same = 0
  let beside = 0
  for (const list of backup) {
    const mine = present.get(list.id)
    if (!mine) add.push(list)
    else if (JSON.stringify(mine.roster) === JSON.stringify(list.roster)) same += 1
    else {
      beside += 1
      const name = `${list.roster.name.slice(0, 180)} (from backup)`
      add.push({ ...list, id: freshId(), roster: { ...list.roster, name } })
    }
  }
  return { add, same, beside }
}
