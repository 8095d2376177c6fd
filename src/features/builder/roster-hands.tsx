import type { CSSProperties, ReactNode } from 'react'

import { classes } from '../../ui/classes.ts'
import { LiveRegion } from '../../ui/live-region.tsx'

import '../../ui/drag.css'

import type { Density } from './density.ts'
import { DragContext } from './drag.ts'
import { DropStrip } from './drop-strip.tsx'
import { Lift } from './lift.tsx'
import { HandsContext, useRosterDrag } from './use-drag.ts'

interface RosterHandsProps {
  readonly density: Density
  readonly children: ReactNode
}

/** The roster's box, in which units are carried from place to place; what stands in it does not render again for that. */
export function RosterHands({ density: { lines, pixels }, children }: RosterHandsProps) {
  const { drags, hands, ready, pointed, said, lift } = useRosterDrag()
  return (
    <HandsContext value={hands}>
      <DragContext value={drags}>
        <div
          className={classes('roster', ready && 'can-drag')}
          style={{ '--lines': lines, '--pixels': `${pixels}px` } as CSSProperties}
        >
          <DropStrip />
          {children}
          <LiveRegion text={said} />
        </div>
        {pointed && <Lift ref={lift} />}
      </DragContext>
    </HandsContext>
  )
}
