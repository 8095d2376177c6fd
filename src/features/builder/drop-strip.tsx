import { useRef } from 'react'

import type { Drop } from '../../engine/drop.ts'
import { classes } from '../../ui/classes.ts'
import { changeText } from '../../ui/number-text.ts'
import { useDrag, useWelcome } from './drag.ts'
import { placeKey } from './places.ts'
import { useDropTarget } from './use-drag.ts'

/** Places beside the groups that a dragged unit could go to, over the roster's head while it is dragged. */
export function DropStrip() {
  const drops = useDrag((drag) => drag?.drops ?? null)
  const beside = drops ? [...drops.values()].filter(({ onto }) => onto.group === undefined) : []
  if (beside.length === 0) return null
  return (
    <div className="drops">
      <div className="drops__boxes">
        {beside.map((drop) => (
          <DropBox key={placeKey(drop.onto)} drop={drop} />
        ))}
      </div>
    </div>
  )
}

function DropBox({ drop }: { readonly drop: Drop }) {
  const box = useRef<HTMLDivElement>(null)
  const keys = [placeKey(drop.onto)]
  useDropTarget(box, keys)
  const welcome = useWelcome(keys)
  return (
    <div
      ref={box}
      className={classes(
        'drops__box',
        welcome?.look === 'over' && 'is-over',
        welcome?.look === 'refused' && 'is-no',
      )}
    >
      <span className={welcome?.look === 'refused' ? 't-small' : 't-name'}>{welcome?.words}</span>
      {drop.points !== 0 && <span className="num">{changeText(drop.points)}</span>}
    </div>
  )
}
