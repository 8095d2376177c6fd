import type { Id } from '../../engine/roster.ts'
import { t } from '../../text/t.ts'
import type { DeskTools } from './desk.ts'
import type { Carrier } from './drag-kit.ts'
import { cargoOf, dropAmong, type Drag } from './drag.ts'
import { placeKey } from './places.ts'
import { movedWords, waysOf, type Way } from './ways.ts'

export interface CarrierInput extends Pick<DeskTools, 'system' | 'armyNow' | 'send'> {
  readonly show: (drag: Drag | null) => void
  readonly onMove: (x: number, y: number) => void
  readonly say: (words: string) => void
  /** Takes the focus along with a unit. */
  readonly follow: (unit: Id) => void
}

/** The box in which a way shows itself, of these. */
const boxOf = (way: Way, boxes: readonly string[]): string | null | undefined =>
  way && boxes.find((box) => box.split(' ').includes(placeKey(way.onto)))

/** The ways that lead to boxes of their own, each with its box; the way home has none. */
function stepsAmong(ways: readonly Way[], boxes: readonly string[]) {
  const all = ways.flatMap((way) => {
    const box = boxOf(way, boxes)
    return box === undefined ? [] : [{ way, box }]
  })
  return all.filter(({ box }, at) => at === 0 || all[at - 1]?.box !== box)
}

/** Carries units from place to place of the roster: knows what is on its way, says it, and sends what the drop leads to. */
export function makeCarrier(input: CarrierInput): Carrier {
  const { system, armyNow, send, show, say, follow, onMove } = input
  let drag: Drag | null = null
  const see = (next: Drag | null) => {
    drag = next
    show(next)
  }
  const dropIn = (box: string) => drag && dropAmong(drag, box.split(' '))
  const waysNow = () => (drag ? waysOf(drag.army, drag.unit, drag.drops.values()) : [])
  const unitName = () => drag?.army.units.get(drag.unit)?.name ?? ''
  return {
    onStart: (unit, by, x, y) => {
      see({ ...cargoOf(system, armyNow(), unit), over: null, by, from: { x, y } })
      if (by !== 'keys') return
      say(
        t(
          'Picked up {unit}. {count, plural, one {It may go to # place} other {It may go to # places}}: arrow keys choose, Enter drops it, Escape puts it back.',
          { unit: unitName(), count: waysNow().length - 1 },
        ),
      )
    },
    onMove,
    takes: (box) => Boolean(dropIn(box)?.edit),
    onOver: (box) => {
      const drop = box === null ? null : dropIn(box)
      if (drag) see({ ...drag, over: drop ? placeKey(drop.onto) : null })
    },
    step: (by, boxes) => {
      const steps = stepsAmong(waysNow(), boxes)
      const over = drag?.over ?? null
      const at = steps.findIndex(({ way, box }) =>
        over === null ? way === null : box?.split(' ').includes(over),
      )
      const next = steps[at + by]
      if (!next) return undefined
      const label = next.way?.label ?? t('Back to where {unit} was', { unit: unitName() })
      const values = { label, at: at + by + 1, count: steps.length }
      say(t('{label}, {at, number} of {count, number}.', values))
      return next.box
    },
    onEnd: (canceled) => {
      if (!drag) return
      const { unit, army, over, by, drops } = drag
      const drop = over === null || canceled ? undefined : drops.get(over)
      if (drop?.edit) {
        say(movedWords(system, army, unit, waysNow(), drop))
        follow(unit)
        send(drop.edit, drop.kept)
      } else if (by === 'keys') say(t('{unit} stays where it was.', { unit: unitName() }))
      see(null)
    },
  }
}
