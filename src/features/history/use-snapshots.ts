import { useEffect, useState } from 'react'

import type { Id } from '../../engine/roster.ts'
import { useLists } from '../../store/lists.ts'
import type { Snapshot } from '../../store/snapshot.ts'

/** The snapshots of a list, newest first; null until they have been read. */
export function useSnapshots(list: Id): readonly Snapshot[] | null {
  const [snapshots, setSnapshots] = useState<readonly Snapshot[] | null>(null)
  useEffect(() => {
    let over = false
    const show = (read: readonly Snapshot[]) => {
      if (!over) setSnapshots((before) => read.map((one) => asBefore(one, before)))
    }
    const read = () =>
      void useLists
        .getState()
        .snapshots(list)
        .then(show, () => show([]))
    read()
    // whatever takes a snapshot writes a list
    const stop = useLists.subscribe(({ lists }, before) => {
      if (lists !== before.lists) read()
    })
    return () => {
      over = true
      stop()
    }
  }, [list])
  return snapshots
}

/** What is read again stays the same object, so that its army is not worked out again. */
function asBefore(one: Snapshot, before: readonly Snapshot[] | null): Snapshot {
  const known = before?.find(({ id }) => id === one.id)
  return known && known.name === one.name ? known : one
}
