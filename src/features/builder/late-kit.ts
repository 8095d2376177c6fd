import type { DragKit } from './drag-kit.ts'

/** Stands for the kit from the first moment on, also before its library has arrived. */
export interface LateKit extends DragKit {
  /** Registers with the kit what waits for it. */
  readonly arrive: (kit: DragKit) => void
}

interface Entry {
  readonly enter: (kit: DragKit) => () => void
  end: (() => void) | undefined
}

/**
 * A kit that can be given rows and boxes while the library of drags is on its way, so that no row has to be told of its arrival.
 * Until then nothing can be picked up. Destroyed, it waits for another one.
 */
export function makeLateKit(): LateKit {
  let kit: DragKit | null = null
  const entries = new Set<Entry>()
  const register = (enter: Entry['enter']) => {
    const entry: Entry = { enter, end: kit ? enter(kit) : undefined }
    entries.add(entry)
    return () => {
      entry.end?.()
      entries.delete(entry)
    }
  }
  return {
    arrive: (arrived) => {
      kit = arrived
      for (const entry of entries) entry.end = entry.enter(arrived)
    },
    draggable: (row, unit) => register((given) => given.draggable(row, unit)),
    droppable: (element, box) => register((given) => given.droppable(element, box)),
    pickUp: (event, unit) => kit?.pickUp(event, unit),
    cancel: () => kit?.cancel(),
    destroy: () => {
      for (const entry of entries) {
        entry.end?.()
        entry.end = undefined
      }
      kit?.destroy()
      kit = null
    },
  }
}
