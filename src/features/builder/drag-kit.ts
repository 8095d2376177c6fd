import {
  AutoScroller,
  DragDropManager,
  Draggable,
  Droppable,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
} from '@dnd-kit/dom'

import type { Id } from '../../engine/roster.ts'
import type { CarriedBy } from './drag.ts'

/** What is done with a unit while it is on its way. Boxes that take units go by their ids. */
export interface Carrier {
  readonly onStart: (unit: Id, by: CarriedBy, x: number, y: number) => void
  /** How far the pointer has gone since the unit was picked up. */
  readonly onMove: (x: number, y: number) => void
  readonly takes: (box: string) => boolean
  readonly onOver: (box: string | null) => void
  /** The box that an arrow key leads to among these, null for back home; undefined where it leads nowhere. */
  readonly step: (by: 1 | -1, boxes: readonly string[]) => string | null | undefined
  readonly onEnd: (canceled: boolean) => void
}

/** Rows that can be dragged and boxes that take them. What is registered gives what ends that. */
export interface DragKit {
  readonly draggable: (row: Element, unit: Id) => () => void
  readonly droppable: (element: Element, box: string) => () => void
  /** Picks a unit up with a key; the following keys choose its place. */
  readonly pickUp: (event: KeyboardEvent, unit: Id) => void
  /** Puts back what is on its way. */
  readonly cancel: () => void
  readonly destroy: () => void
}

/** A finger rests on the row before it takes it, so that a stroke still scrolls. */
const longPress = { value: 250, tolerance: 8 }

const pointers = PointerSensor.configure({
  activationConstraints: ({ pointerType }) =>
    pointerType === 'touch'
      ? [new PointerActivationConstraints.Delay(longPress)]
      : [new PointerActivationConstraints.Distance({ value: 5 })],
  // a row's menu is no part of what the row is taken by
  preventActivation: ({ target }) => !(target instanceof Element && target.closest('.row')),
})

const keyboardCodes = {
  // the row knows its keys itself, by the letter and not by where it stands
  start: [],
  cancel: ['Escape', 'Tab'],
  end: ['Enter', 'NumpadEnter', 'Space'],
  up: ['ArrowUp'],
  down: ['ArrowDown'],
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
}

/** The library's keys, which go from place to place instead of by pixels. */
class PlaceSensor extends KeyboardSensor {
  onStep: (by: 1 | -1) => void = () => undefined

  pickUp(event: KeyboardEvent, source: Draggable): void {
    if (this.manager.dragOperation.status.idle) {
      this.handleStart(event, source, { keyboardCodes })
    }
  }

  /** Gives the keys back to the page: the library keeps them where it is not they that end the drag. */
  letGo(): void {
    this.cleanup()
  }

  protected override handleMove(direction: 'up' | 'down' | 'left' | 'right', event: Event): void {
    event.preventDefault()
    this.onStep(direction === 'up' || direction === 'left' ? -1 : 1)
  }
}

const boxesOf = ({ registry }: DragDropManager) => [...registry.droppables]

/** What is in sight under the pointer takes the unit, not what has been scrolled out or is covered. */
function overPoint(manager: DragDropManager, carrier: Carrier, x: number, y: number): void {
  const hit = document.elementFromPoint(x, y)
  const box = boxesOf(manager).find(({ element }) => element?.contains(hit) ?? false)
  const taken = box && carrier.takes(String(box.id))
  void manager.actions.setDropTarget(taken ? box.id : undefined)
}

function stepOver(manager: DragDropManager, carrier: Carrier, by: 1 | -1): void {
  const next = carrier.step(
    by,
    boxesOf(manager).map(({ id }) => String(id)),
  )
  if (next === undefined) return
  void manager.actions.setDropTarget(next)
  const { source } = manager.dragOperation
  const shown = next === null ? source : manager.registry.droppables.get(next)
  shown?.element?.scrollIntoView({ block: 'nearest' })
}

/** Listeners of the page for the time of a drag. */
function whileDragging(listeners: Readonly<Record<string, (event: Event) => void>>) {
  const all = Object.entries(listeners)
  const how = { capture: true, passive: false }
  return {
    begin: () => all.forEach(([name, on]) => document.addEventListener(name, on, how)),
    end: () => all.forEach(([name, on]) => document.removeEventListener(name, on, how)),
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

/** Lets nothing be pressed by what ends a drag. */
function swallowPress(): void {
  window.addEventListener('click', swallow, { capture: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}

function carriedBy(event: Event | null): CarriedBy {
  if (event instanceof KeyboardEvent) return 'keys'
  return event instanceof PointerEvent && event.pointerType === 'touch' ? 'finger' : 'mouse'
}

/** Tells the carrier what the library tells of a drag. */
function report(manager: DragDropManager, carrier: Carrier): void {
  const { monitor, dragOperation } = manager
  const pointing = whileDragging({
    scroll: () => {
      const { x, y } = dragOperation.position.current
      overPoint(manager, carrier, x, y)
    },
    touchend: (event) => event.preventDefault(),
  })
  const keyed = whileDragging({ pointerdown: () => manager.actions.stop({ canceled: true }) })
  // the library tells by its own measure what is near; here it is what is under the pointer
  monitor.addEventListener('collision', (event) => event.preventDefault())
  monitor.addEventListener('dragstart', ({ operation: { source, activatorEvent, position } }) => {
    if (!source) return
    const by = carriedBy(activatorEvent)
    if (by === 'keys') keyed.begin()
    else pointing.begin()
    carrier.onStart(String(source.id), by, position.initial.x, position.initial.y)
  })
  monitor.addEventListener('dragmove', ({ operation, to }) => {
    if (!to) return
    const { initial } = operation.position
    carrier.onMove(to.x - initial.x, to.y - initial.y)
    overPoint(manager, carrier, to.x, to.y)
  })
  monitor.addEventListener('dragover', ({ operation: { target } }) =>
    carrier.onOver(target ? String(target.id) : null),
  )
  monitor.addEventListener('dragend', ({ canceled, nativeEvent }) => {
    pointing.end()
    keyed.end()
    if (nativeEvent instanceof PointerEvent) swallowPress()
    carrier.onEnd(canceled)
  })
}

/**
 * Makes the library's manager work for a carrier. Of its plugins only the one that scrolls is used: what the others show takes
 * styles that the page's policy refuses, and the roster shows it itself.
 */
export function makeDragKit(carrier: Carrier): DragKit {
  const manager = new DragDropManager({
    plugins: [AutoScroller.configure({ threshold: { x: 0, y: 0.12 } })],
    sensors: [pointers, PlaceSensor],
  })
  const keys = manager.sensors.find((sensor) => sensor instanceof PlaceSensor)
  if (keys) keys.onStep = (by) => stepOver(manager, carrier, by)
  report(manager, carrier)
  manager.monitor.addEventListener('dragend', () => keys?.letGo())
  return {
    draggable: (element, id) => {
      const row = new Draggable({ id, element, register: false }, manager)
      row.register()
      return () => row.destroy()
    },
    droppable: (element, id) => {
      const box = new Droppable({ id, element, disabled: true, register: false }, manager)
      box.register()
      return () => box.destroy()
    },
    pickUp: (event, unit) => {
      const row = manager.registry.draggables.get(unit)
      if (row) keys?.pickUp(event, row)
    },
    cancel: () => manager.actions.stop({ canceled: true }),
    destroy: () => manager.destroy(),
  }
}
