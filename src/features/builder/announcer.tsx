import { useState } from 'react'

import { LiveRegion } from '../../ui/live-region.tsx'
import { useDesk } from './desk.ts'
import { announcement } from './words.ts'

/** Says the new total and the verdict after a change, not when the list is opened. */
export function Announcer() {
  const { army, findings } = useDesk()
  const [first] = useState(army)
  return <LiveRegion text={army === first ? '' : announcement(army, findings)} />
}
