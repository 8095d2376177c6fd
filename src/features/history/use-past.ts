import { useEffect, useMemo, useState } from 'react'

import { noHistory } from '../../store/history.ts'
import { useLists } from '../../store/lists.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { stagesOf } from './stages.ts'
import type { Past } from './states.ts'
import { useSnapshots } from './use-snapshots.ts'

/** When this page was opened: what was taken later was taken in this visit. */
const began = new Date(performance.timeOrigin).toISOString()

export interface OpenPast extends Past {
  /** Whether the stored steps and snapshots have been read. */
  readonly stepsRead: boolean
  readonly snapshotsRead: boolean
}

/** All that there is of a list's history, brought in from where it is stored. */
export function usePast(list: SavedList): OpenPast {
  const { id, step, roster } = list
  const [stepsRead, setStepsRead] = useState(false)
  useEffect(() => {
    let over = false
    const open = async () => {
      await useLists.getState().openHistory(id)
      if (!over) setStepsRead(true)
    }
    void open()
    return () => {
      over = true
    }
  }, [id])
  const history = useLists((state) => state.histories.get(id)) ?? noHistory
  const snapshots = useSnapshots(id)
  const now = useNow()
  return useMemo(() => {
    const stages = stagesOf({ step, roster }, history)
    return {
      list,
      stages,
      snapshots: snapshots ?? [],
      sight: { began, stages },
      now,
      stepsRead,
      snapshotsRead: snapshots !== null,
    }
  }, [list, step, roster, history, snapshots, stepsRead, now])
}

const MINUTE = 60_000

/** The time, so that `today` becomes `yesterday` while the page is open. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
