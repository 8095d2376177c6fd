import { type UseBoundStore, useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Something that can be done or gone to by its name. */
export interface Command {
  readonly id: string
  readonly label: string
  /** What it stands under: `This list`, `Go to`. */
  readonly group: string
  /** At the right: points, where a name leads to. */
  readonly detail?: string | undefined
  /** More words that it is found by. */
  readonly words?: string | undefined
  /** The keys that do the same: `Ctrl+Z`. */
  readonly keys?: string | undefined
  readonly run: () => void
}

/** Names what can be done now; asked when the palette opens. */
export type CommandSource = () => readonly Command[] | Promise<readonly Command[]>

const sources = new Set<CommandSource>()

/** Offers commands for as long as a screen is there. Gives what takes them back. */
export function offerCommands(source: CommandSource): () => void {
  sources.add(source)
  return () => {
    sources.delete(source)
  }
}

/** All that can be done now, those of the screen that came last first. A source that fails is left out. */
export function commandsNow(tell: (commands: readonly Command[]) => void): void {
  const known = [...sources].toReversed().map((): readonly Command[] => [])
  const put = (at: number, commands: readonly Command[]) => {
    known[at] = commands
    tell(known.flat())
  }
  for (const [at, source] of [...sources].toReversed().entries()) {
    try {
      const given = source()
      if ('then' in given) given.then((commands) => put(at, commands)).catch(() => null)
      else put(at, given)
    } catch {
      // what a screen cannot name now is left out
    }
  }
}

interface OverlayState {
  /** The palette of commands or the table of keys, over any page. */
  readonly shown: 'none' | 'palette' | 'keys'
  readonly show: (shown: OverlayState['shown']) => void
}

const overlay: StoreApi<OverlayState> = createStore((set) => ({
  shown: 'none',
  show: (shown) => set({ shown }),
}))

/** What lies over the page. Any screen opens it: `useOverlay.getState().show('palette')`. */
export const useOverlay: UseBoundStore<StoreApi<OverlayState>> = Object.assign(
  <T>(select: (state: OverlayState) => T = (state) => state as T): T => useStore(overlay, select),
  overlay,
)
