import { describe, expect, it } from 'vitest'

import type { Army } from '../../engine/army.ts'
import type { Drop } from '../../engine/drop.ts'
import type { System } from '../../engine/system.ts'
import { cargoOf, makeDrags, welcomeOf, type Drag } from './drag.ts'
import { placeKey } from './places.ts'

const keyOf = (at: number) => placeKey({ group: `g${at}` })

/** What comes of dropping a unit on each of so many groups; every third refuses it. */
const drops = (many: number): readonly Drop[] =>
  Array.from({ length: many }, (_, at) => {
    const onto = { group: `g${at}` }
    if (at % 3 === 2) return { onto, label: '', edit: null, points: 0, reason: 'is full' }
    const edit = { kind: 'move-unit', unit: 'u', group: onto.group, role: 'unit', at: 0 } as const
    return { onto, label: `Move to ${at}`, edit, points: at, reason: null }
  })

function dragOf(many: number): Drag {
  const system = { drops: () => drops(many) } as unknown as System
  const cargo = cargoOf(system, {} as Army, 'u')
  return { ...cargo, over: null, by: 'mouse', from: { x: 0, y: 0 } }
}

/** Places that watch the drag as rows do: each renders when what is said to it is another thing than before. */
function watching(many: number) {
  const drags = makeDrags()
  const rendered: number[] = []
  for (let at = 0; at < many; at += 1) {
    let before = welcomeOf(drags.getState().drag, [keyOf(at)])
    drags.subscribe(({ drag }) => {
      const now = welcomeOf(drag, [keyOf(at)])
      if (!Object.is(now, before)) rendered.push(at)
      before = now
    })
  }
  const see = (drag: Drag | null) => {
    rendered.length = 0
    drags.setState({ drag })
    return [...rendered]
  }
  return see
}

describe('a drag over 300 places', () => {
  it('concerns the place that is left and the one that is reached, and no other', () => {
    const see = watching(300)
    const drag = dragOf(300)
    expect(see(drag)).toHaveLength(300)
    expect(see({ ...drag, over: keyOf(4) })).toEqual([4])
    expect(see({ ...drag, over: keyOf(130) })).toEqual([4, 130])
    expect(see({ ...drag, over: keyOf(130) })).toEqual([])
    expect(see({ ...drag, over: null })).toEqual([130])
    expect(see(null)).toHaveLength(300)
  })

  it('says nothing to places that it has nothing to do with', () => {
    const see = watching(300)
    const few = dragOf(3)
    expect(see(few)).toEqual([0, 1, 2])
    expect(see({ ...few, over: keyOf(1) })).toEqual([1])
    expect(see(null)).toEqual([0, 1, 2])
  })
})

describe('what places say to a dragged unit', () => {
  const drag = dragOf(6)

  it('is what the drop would do, with its points, or why there is none', () => {
    expect(welcomeOf(drag, [keyOf(4)])).toEqual({ look: 'target', words: 'Move to 4', points: 4 })
    expect(welcomeOf(drag, [keyOf(5)])).toEqual({ look: 'refused', words: 'is full', points: 0 })
    expect(welcomeOf({ ...drag, over: keyOf(4) }, [keyOf(4)])?.look).toBe('over')
    expect(welcomeOf(drag, [])).toBeNull()
    expect(welcomeOf(null, [keyOf(4)])).toBeNull()
  })

  it('is, of several shown as one, what the first says that takes it', () => {
    expect(welcomeOf(drag, [keyOf(2), keyOf(4)])?.words).toBe('Move to 4')
    expect(welcomeOf(drag, [keyOf(2), keyOf(5)])?.look).toBe('refused')
    expect(welcomeOf({ ...drag, over: keyOf(4) }, [keyOf(2), keyOf(4)])?.look).toBe('over')
  })
})
