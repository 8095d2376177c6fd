import { describe, expect, it } from 'vitest'

import type { DragKit } from './drag-kit.ts'
import { makeLateKit } from './late-kit.ts'

/** A kit that notes what it holds. */
function noting() {
  const held = new Set<string>()
  const hold = (id: string) => {
    held.add(id)
    return () => {
      held.delete(id)
    }
  }
  const kit: DragKit = {
    draggable: (_, unit) => hold(unit),
    droppable: (_, box) => hold(box),
    pickUp: () => undefined,
    cancel: () => undefined,
    destroy: () => undefined,
  }
  return { held, kit }
}

const element = {} as Element

describe('a kit whose library comes late', () => {
  it('hands over the rows and boxes that are there by then, and those that come after', () => {
    const late = makeLateKit()
    late.draggable(element, 'early')
    const leave = late.draggable(element, 'gone by then')
    late.droppable(element, 'box')
    leave()
    const { held, kit } = noting()
    late.arrive(kit)
    expect([...held]).toEqual(['early', 'box'])
    const end = late.draggable(element, 'later')
    expect([...held]).toEqual(['early', 'box', 'later'])
    end()
    expect([...held]).toEqual(['early', 'box'])
  })

  it('takes back what left after the library had come', () => {
    const late = makeLateKit()
    const leave = late.draggable(element, 'unit')
    const { held, kit } = noting()
    late.arrive(kit)
    leave()
    expect(held.size).toBe(0)
  })

  it('gives the same rows to the next one once it is destroyed', () => {
    const late = makeLateKit()
    late.draggable(element, 'unit')
    const [first, second] = [noting(), noting()]
    late.arrive(first.kit)
    late.destroy()
    expect(first.held.size).toBe(0)
    late.arrive(second.kit)
    expect([...second.held]).toEqual(['unit'])
  })
})
