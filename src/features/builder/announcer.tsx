import { useEffect, useState } from 'react'

import { listenToOtherTabs } from '../../store/foreign-words.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { useDesk } from './desk.ts'
import { announcement } from './words.ts'

/** Says the new total, the verdict and what became wrong after a change, not when the list is opened; and that another tab made one. */
export function Announcer() {
  const { listId, army, findings } = useDesk()
  const [seen, setSeen] = useState({ army, findings, said: '' })
  const [foreign, setForeign] = useState('')
  useEffect(() => listenToOtherTabs(listId, setForeign), [listId])
  if (seen.army !== army) {
    setSeen({ army, findings, said: announcement(army, findings, seen.findings) })
  }
  return (
    <>
      <LiveRegion text={seen.said} />
      <LiveRegion text={foreign} />
    </>
  )
}
