import type { Id } from '../engine/roster.ts'
import type { StoredHistory } from './database.ts'
import type { Archive } from './keeping-actions.ts'
import type { Keeper } from './keeping.ts'
import type { Desk } from './list-actions.ts'
import { listOf } from './lists-state.ts'
import { playName } from './play-name.ts'
import type { SavedList } from './saved-list.ts'
import type { Snapshot } from './snapshot.ts'
import type { StoredStep } from './stored-step.ts'

const nothing: StoredHistory = { steps: [], snapshots: [], games: [] }

/** What erases lists for good, and brings back with their history those that were erased in this visit. */
export function createArchive(
  keeper: () => Keeper,
  { get, save }: Pick<Desk, 'get' | 'save'>,
): Archive {
  const erased = new Map<Id, Promise<StoredHistory>>()
  const erase = (id: Id) => {
    erased.set(id, keeper().erase(id))
  }
  const storeAgain = async (list: SavedList, before: Promise<StoredHistory>, stepped: boolean) => {
    // what could not be read was not erased either
    const { steps, snapshots, games } = await before.catch(() => nothing)
    const now = listOf(get(), list.id) ?? list
    // as they were read; they are checked where they are used
    const stored = stepped ? [] : (steps as readonly StoredStep[])
    const whole = { list: now, above: null, from: null, steps: stored }
    keeper().save(list.id, { ...whole, snapshots: snapshots as readonly Snapshot[] })
    for (const game of games) keeper().keep(playName(list.id), game)
  }
  return {
    erase,
    bringBack: (list, history) => {
      save(list, history && { above: 0, from: null, ...history })
      const before = erased.get(list.id)
      // steps that it brings are not to be mixed with others
      if (before) void storeAgain(list, before, history !== undefined)
      erased.delete(list.id)
    },
    eraseRecord: erase,
    storeRecord: ({ id, record }) => {
      erased.delete(id)
      keeper().saveRaw(id, record as { readonly id: Id })
    },
  }
}
