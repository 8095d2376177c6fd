import { useEffect, useState } from 'react'

import { listenToOtherTabs } from '../../store/foreign-words.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { useDesk } from './desk.ts'
import { announcement } from './words.ts'

/** Says the new total and the verdict after a change, not when the list is opened; and that another tab made one. */
export function Announcer() {
  const { listId, army, findings } = useDesk()
  const [first] = useState(army)
  const [foreign, setForeign] = useState('')
  useEffect(() => listenToOtherTabs(listId, setForeign), [listId])
  return (
    <>
      <LiveRegion text={army === first ? '' : announcement(army, findings)} />
      <LiveRegion text={foreign} />
    </>
  )
}
