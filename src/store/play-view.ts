import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** How the play sheet is looked at, for all lists. */
export interface PlayView {
  /** Whose turns are shown. */
  readonly turns: 'both' | 'your' | 'enemy'
  /** Whether only what can be used now is shown. */
  readonly usable: boolean
  /** Whether what was hidden is shown. */
  readonly hidden: boolean
  /** Whether the screen is to stay awake. */
  readonly awake: boolean
}

interface PlayViewState extends PlayView {
  readonly look: (part: Partial<PlayView>) => void
}

const KEY = 'muster-play'
const usual: PlayView = { turns: 'both', usable: false, hidden: false, awake: true }

/** Reads a view from outside; what it does not say, or says wrongly, is as usual. */
export function readPlayView(value: unknown): PlayView {
  const { turns, usable, hidden, awake } = Object(value) as Readonly<Record<string, unknown>>
  return {
    turns: turns === 'your' || turns === 'enemy' ? turns : usual.turns,
    usable: usable === true,
    hidden: hidden === true,
    awake: awake !== false,
  }
}

function remembered(): PlayView {
  try {
    return readPlayView(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    // storage that is refused costs no more than the view
    return usual
  }
}

const playView: StoreApi<PlayViewState> = createStore((set, get) => ({
  ...remembered(),
  look: (part) => {
    set(part)
    const { turns, usable, hidden, awake } = get()
    try {
      localStorage.setItem(KEY, JSON.stringify({ turns, usable, hidden, awake }))
    } catch {
      // where storage is refused, it holds for this visit
    }
  },
}))

/** How the play sheet is looked at, in a component. */
export function usePlayView<T>(select: (state: PlayViewState) => T): T {
  return useStore(playView, select)
}
