import type { Id } from '../engine/roster.ts'
import { keepValue } from './lists.ts'
import { playName } from './play-name.ts'
import { broughtBack, type PlayRecord, toStore } from './play-record.ts'
import { noPlay, type OpenPlay, plays, storedPlay } from './plays.ts'

const read = async (list: Id) => [list, await storedPlay(list)] as const

/** The battles that are stored for these lists, read before anything is restored. */
export async function playsOf(lists: readonly Id[]): Promise<ReadonlyMap<Id, OpenPlay>> {
  return new Map(await Promise.all(lists.map(read)))
}

/** Takes over the battles that a backup has of lists that are here: those played here stay, with the notes that they lacked. All in one go, so that a page that closes meanwhile leaves no list without its battle. */
export function bringPlays(
  brought: ReadonlyMap<Id, PlayRecord>,
  stored: ReadonlyMap<Id, OpenPlay>,
): void {
  for (const [list, there] of brought) {
    const open = plays.getState().plays.get(list)
    const { record, damaged, newer, unread } = open ?? stored.get(list) ?? noPlay
    if (newer || unread) continue
    const aside = damaged?.raw ?? null
    const next = broughtBack(record, { ...there, list, aside })
    if (next === record) continue
    keepValue(playName(list), toStore(next))
    if (open) {
      const shown = { record: next, damaged: null, newer, unread }
      plays.setState((state) => ({ plays: new Map([...state.plays, [list, shown]]) }))
    }
  }
}
