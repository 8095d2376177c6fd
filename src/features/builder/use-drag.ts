import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useState, type RefObject } from 'react'

import type { Id } from '../../engine/roster.ts'
import { useTools } from './desk.ts'
import { cargoOf, dropAmong, type Cargo, type Drag } from './drag.ts'
import { placeKey } from './places.ts'

type Data = Readonly<Record<string, unknown>>

const cargoIn = (data: Data): Cargo | null => (data['cargo'] as Cargo | undefined) ?? null

/** The place under the pointer that takes the unit. */
const placeIn = (targets: readonly { readonly data: Data }[]): string | null =>
  (targets[0]?.data['place'] as string | undefined) ?? null

/** Follows drags through the roster and carries out what they end with. */
export function useRosterDrag(): Drag | null {
  const { send } = useTools()
  const [drag, setDrag] = useState<Drag | null>(null)
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => cargoIn(source.data) !== null,
        onDragStart: ({ source }) => {
          const cargo = cargoIn(source.data)
          if (cargo) setDrag({ ...cargo, over: null })
        },
        onDropTargetChange: ({ location }) => {
          const over = placeIn(location.current.dropTargets)
          setDrag((before) => before && { ...before, over })
        },
        onDrop: ({ source, location }) => {
          setDrag(null)
          const place = placeIn(location.current.dropTargets)
          const drop = place === null ? undefined : cargoIn(source.data)?.drops.get(place)
          if (drop?.edit) send(drop.edit, drop.label)
        },
      }),
    [send],
  )
  return drag
}

/**
 * Lets a unit be dragged by its row with a mouse. Under a finger a long press belongs to scrolling and to the browser; there
 * the row's menu does the same.
 */
export function useDraggable(row: RefObject<HTMLElement | null>, unit: Id): void {
  const { system, armyNow } = useTools()
  useEffect(() => {
    const element = row.current
    if (!element || !matchMedia('(pointer: fine)').matches) return undefined
    return draggable({
      element,
      getInitialData: () => ({ cargo: cargoOf(system, armyNow(), unit) }),
      onGenerateDragPreview: () => element.classList.add('is-drag'),
      onDragStart: () => element.classList.remove('is-drag'),
    })
  }, [row, unit, system, armyNow])
}

/** Lets units be dropped on an element that stands for these places; only where the game allows it. */
export function useDropTarget(box: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  const all = keys.join(' ')
  useEffect(() => {
    const element = box.current
    if (!element || all === '') return undefined
    const dropFor = (data: Data) => {
      const cargo = cargoIn(data)
      return cargo && dropAmong(cargo, all.split(' '))
    }
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => Boolean(dropFor(source.data)?.edit),
      getData: ({ source }) => {
        const drop = dropFor(source.data)
        return drop ? { place: placeKey(drop.onto) } : {}
      },
    })
  }, [box, all])
}
