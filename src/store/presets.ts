import * as z from 'zod/mini'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { EventRules } from '../share/check/event-rules.ts'
import { BOUNDS } from './bounds.ts'
import { freshListId } from './list-id.ts'

/** What an event asks of lists, saved once under its name. */
export interface EventPreset extends EventRules {
  readonly id: string
  readonly name: string
}

interface PresetsState {
  readonly presets: readonly EventPreset[]
  /** Saves a preset; gives its id. One of the same name gives way. */
  readonly save: (name: string, rules: EventRules) => string
  readonly remove: (id: string) => void
  /** Puts back one that was removed. */
  readonly add: (preset: EventPreset) => void
}

const KEY = 'muster-events'
const MOST = 50

const word = z.string().check(z.minLength(1), z.maxLength(BOUNDS.name))
const byGame = z.record(word, word)
const schema = z.object({
  id: word,
  name: word,
  limit: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000))),
  legends: z.nullable(z.boolean()),
  seasons: byGame,
  prices: byGame,
})

/** Reads presets from outside; what is none is left out. */
export function readPresets(value: unknown): readonly EventPreset[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, MOST).flatMap((one: unknown) => {
    const read = schema.safeParse(one)
    return read.success ? [read.data] : []
  })
}

function remembered(): readonly EventPreset[] {
  try {
    return readPresets(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  } catch {
    // storage that is refused has no presets
    return []
  }
}

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Presets of events, by name. */
export const presets: StoreApi<PresetsState> = createStore((set, get) => {
  const keep = (next: readonly EventPreset[]) => {
    const sorted = next.toSorted((a, b) => names.compare(a.name, b.name)).slice(0, MOST)
    set({ presets: sorted })
    try {
      localStorage.setItem(KEY, JSON.stringify(sorted))
    } catch {
      // where storage is refused, they hold for this visit
    }
  }
  const add = (preset: EventPreset) =>
    keep([
      ...get().presets.filter(({ id, name }) => id !== preset.id && name !== preset.name),
      preset,
    ])
  return {
    presets: remembered(),
    save: (name, rules) => {
      const { limit, legends, seasons, prices } = rules
      const known = get().presets.find((one) => one.name === name)
      const id = known?.id ?? freshListId()
      add({ id, name, limit, legends, seasons, prices })
      return id
    },
    remove: (id) => keep(get().presets.filter((one) => one.id !== id)),
    add,
  }
})

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) presets.setState({ presets: remembered() })
  })
}

/** Reads the presets in a component. */
export function usePresets<T>(select: (state: PresetsState) => T): T {
  return useStore(presets, select)
}
