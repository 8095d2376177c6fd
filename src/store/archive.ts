import type { Id } from '../engine/roster.ts'
import type { Erased, Keeper } from './keeper.ts'
import type { Archive } from './keeping-actions.ts'
import type { Desk } from './list-actions.ts'
import type { Snapshot } from './snapshot.ts'
import type { StoredStep } from './stored-step.ts'

/** What erases lists for good, and brings back with their history those that were erased in this visit. */
export function createArchive(keeper: () => Keeper, { save }: Pick<Desk, 'save'>): Archive {
  const erased = new Map<Id, Promise<Erased>>()
  const erase = (id: Id) => {
    erased.set(id, keeper().erase(id))
  }
  return {
    erase,
    bringBack: (list) => {
      save(list)
      void erased.get(list.id)?.then(({ steps, snapshots }) =>
        keeper().save(list.id, {
          list,
          above: 0,
          from: null,
          // as they were read; they are checked where they are used
          steps: steps as readonly StoredStep[],
          snapshots: snapshots as readonly Snapshot[],
        }),
      )
      erased.delete(list.id)
    },
    eraseRecord: erase,
    storeRecord: ({ id, record }) => {
      erased.delete(id)
      keeper().saveRaw(id, record as { readonly id: Id })
    },
  }
}
