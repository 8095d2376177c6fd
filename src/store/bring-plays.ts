import type { Id } from '../engine/roster.ts'
import { keepValue } from './lists.ts'
import { playName } from './play-name.ts'
import { broughtBack, type PlayRecord, toStore } from './play-record.ts'
import { plays, storedPlay } from './plays.ts'

/** Takes over the battles that a backup has of lists that are here: those played here stay, with the notes that they lacked. */
export async function bringPlays(brought: ReadonlyMap<Id, PlayRecord>): Promise<void> {
  for (const [list, there] of brought) {
    const open = plays.getState().plays.get(list)
    const { record, damaged, newer, unread } = open ?? (await storedPlay(list))
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
