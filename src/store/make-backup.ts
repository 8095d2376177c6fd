import type { ListsState } from './lists-state.ts'

export const FORMAT = 'muster-backup'
export const VERSION = 1

/** All lists with the bin and what can't be read, as the text of a backup file. */
export function makeBackup(
  { lists, bin, damaged }: Pick<ListsState, 'lists' | 'bin' | 'damaged'>,
  made: string,
): string {
  const records = [...lists, ...bin, ...damaged.map(({ raw }): unknown => JSON.parse(raw))]
  return `${JSON.stringify({ format: FORMAT, version: VERSION, made, lists: records }, null, 1)}\n`
}
