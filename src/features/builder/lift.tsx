import { useLayoutEffect, useRef, type Ref } from 'react'

import { classes } from '../../ui/classes.ts'
import { useDesk } from './desk.ts'
import type { Drag } from './drag.ts'
import { unitTitle } from './words.ts'

interface LiftProps {
  readonly drag: Drag
  readonly ref: Ref<HTMLDivElement>
}

/** The unit that a pointer carries, lifted off the roster from where its row is. */
export function Lift({ drag, ref }: LiftProps) {
  const { army } = useDesk()
  const box = useRef<HTMLDivElement>(null)
  const { left, top, width } = drag.from
  useLayoutEffect(() => {
    if (!box.current) return
    box.current.style.left = `${left}px`
    box.current.style.top = `${top}px`
    box.current.style.width = `${width}px`
  }, [left, top, width])
  const unit = army.units.get(drag.unit)
  return (
    <div ref={box} className="lift" aria-hidden="true">
      <div ref={ref} className="lift__row is-drag">
        <span className={classes(unit?.leader ? 't-lead' : 't-name')}>
          {unit && unitTitle(unit)}
        </span>
      </div>
    </div>
  )
}
