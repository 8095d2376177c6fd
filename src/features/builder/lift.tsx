import { useLayoutEffect, useRef, type Ref } from 'react'

import { classes } from '../../ui/classes.ts'
import { useDesk } from './desk.ts'
import { useDrag, type Drag } from './drag.ts'
import { unitTitle } from './words.ts'

interface LiftProps {
  readonly ref: Ref<HTMLDivElement>
}

/** The unit that a pointer carries: beside a mouse, above a finger, and towards the side that has more room. */
export function Lift({ ref }: LiftProps) {
  const drag = useDrag((each) => each)
  return drag && <Lifted drag={drag} ref={ref} />
}

function Lifted({ drag, ref }: LiftProps & { readonly drag: Drag }) {
  const { army } = useDesk()
  const box = useRef<HTMLDivElement>(null)
  const { x, y } = drag.from
  const turned = x > window.innerWidth / 2
  useLayoutEffect(() => {
    if (!box.current) return
    box.current.style.left = `${x}px`
    box.current.style.top = `${y}px`
  }, [x, y])
  const unit = army.units.get(drag.unit)
  // narrow rows have no room for what a drop would do
  const over = drag.by === 'finger' && drag.over !== null ? drag.drops.get(drag.over) : undefined
  return (
    <div ref={box} className="lift" aria-hidden="true">
      <div ref={ref} className="lift__way">
        <span
          className={classes(
            'lift__unit is-drag',
            drag.by === 'finger' && 'lift__unit--above',
            turned && 'lift__unit--turned',
            unit?.leader ? 't-lead' : 't-name',
          )}
        >
          {unit && unitTitle(unit)}
          {over && <span className="lift__words t-small">{over.label}</span>}
        </span>
      </div>
    </div>
  )
}
