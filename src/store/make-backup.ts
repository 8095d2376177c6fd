import type { StoredHistory } from './database.ts'
import type { ListsState } from './lists-state.ts'

export const FORMAT = 'muster-backup'
export const VERSION = 2

/** What goes into a backup. */
export interface BackupContent extends StoredHistory {
  readonly lists: Pick<ListsState, 'lists' | 'bin' | 'damaged'>
  readonly settings: Readonly<Record<string, unknown>>
  /** ISO time. */
  readonly made: string
}

/** One line a record: a file of a thousand lists stays readable and small. */
const rows = (items: readonly unknown[]) =>
  `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`

/** All lists with the bin and what can't be read, their history and the settings, as the text of a backup file. */
export function makeBackup({ lists, settings, made, steps, snapshots }: BackupContent): string {
  const damaged = lists.damaged.map(({ raw }): unknown => JSON.parse(raw))
  const records = [...lists.lists, ...lists.bin, ...damaged]
  const head = { format: FORMAT, version: VERSION, made, settings }
  const body = `"lists":${rows(records)},\n"steps":${rows(steps)},\n"snapshots":${rows(snapshots)}`
  return `${JSON.stringify(head).slice(0, -1)},\n${body}}\n`
}
