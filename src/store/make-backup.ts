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

/** All lists with the bin and what can't be read, what belongs to them, and the settings, as the text of a backup file. */
export function makeBackup(content: BackupContent): string {
  const { lists, settings, made, steps, snapshots, games } = content
  const damaged = lists.damaged.map(({ raw }): unknown => JSON.parse(raw))
  const records = [...lists.lists, ...lists.bin, ...damaged]
  const head = { format: FORMAT, version: VERSION, made, settings }
  // who knows no games leaves them out when reading
  const parts = { lists: records, steps, snapshots, games }
  const body = Object.entries(parts).map(([name, items]) => `"${name}":${rows(items)}`)
  return `${JSON.stringify(head).slice(0, -1)},\n${body.join(',\n')}}\n`
}
