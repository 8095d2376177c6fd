import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { useStore } from 'zustand'

import type { Army } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import { useOverlay } from '../../store/commands.ts'
import { makeCarrier } from './carrier.ts'
import { useDesk, useTools } from './desk.ts'
import type { DragKit } from './drag-kit.ts'
import { makeDrags, type Drag, type Drags } from './drag.ts'
import { makeLateKit } from './late-kit.ts'

/** What units of the roster are moved with; stays the same for the whole visit. */
export interface Hands {
  readonly kit: DragKit
  /** Takes the focus along to the row where a unit stands after the next edit. */
  readonly follow: (unit: Id) => void
  /** Says something to those who do not see it. */
  readonly say: (words: string) => void
}

const noHands: Hands = { kit: makeLateKit(), follow: () => undefined, say: () => undefined }

export const HandsContext = createContext<Hands>(noHands)

export const useHands = (): Hands => useContext(HandsContext)

export interface RosterDrag {
  readonly drags: Drags
  readonly hands: Hands
  /** Whether the library of drags has arrived. */
  readonly ready: boolean
  /** Whether a pointer carries a unit. */
  readonly pointed: boolean
  /** What is said of moves, for a live region. */
  readonly said: string
  /** For the picture of the unit that follows the pointer. */
  readonly lift: RefObject<HTMLDivElement | null>
}

/** Follows drags through the roster and carries out what they end with. */
export function useRosterDrag(): RosterDrag {
  const { system, armyNow, send } = useTools()
  const { army } = useDesk()
  const [drags] = useState(makeDrags)
  const [kit] = useState(makeLateKit)
  const [said, say] = useState('')
  const [ready, setReady] = useState(false)
  const follow = useFollowedFocus()
  const lift = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let gone = false
    const onMove = (x: number, y: number) => {
      if (lift.current) lift.current.style.translate = `${x}px ${y}px`
    }
    const show = (drag: Drag | null) => drags.setState({ drag })
    const carrier = makeCarrier({ system, armyNow, send, show, onMove, say, follow })
    // after the roster is on screen: nobody drags what is not there yet
    const begin = async () => {
      const { makeDragKit } = await import('./drag-kit.ts')
      if (gone) return
      kit.arrive(makeDragKit(carrier))
      setReady(true)
    }
    void begin()
    return () => {
      gone = true
      kit.destroy()
      setReady(false)
      show(null)
    }
  }, [system, armyNow, send, follow, drags, kit])
  // what could be done with a unit was asked of the army before
  useEffect(() => {
    const { drag } = drags.getState()
    if (drag && drag.army !== army) kit.cancel()
  }, [kit, drags, army])
  const pointed = useStore(drags, ({ drag }) => drag !== null && drag.by !== 'keys')
  useEffect(() => {
    const { classList } = document.documentElement
    classList.toggle('is-dragging', pointed)
    // the page may be left, or the list deleted in another tab, with a unit on its way
    return () => classList.remove('is-dragging')
  }, [pointed])
  // it has the keys for itself, and nothing behind it is to be dropped by them
  const covered = useOverlay(({ shown }) => shown !== 'none')
  useEffect(() => {
    if (covered) kit.cancel()
  }, [kit, covered])
  const hands = useMemo(() => ({ kit, follow, say }), [kit, follow])
  return { drags, hands, ready, pointed, said, lift }
}

/** Gives what asks for the focus to go along with a unit when the roster shows its next edit. */
function useFollowedFocus(): (unit: Id) => void {
  const { army, armyNow } = useDesk()
  const wanted = useRef<{ readonly unit: Id; readonly before: Army } | null>(null)
  const follow = useCallback(
    (unit: Id) => {
      wanted.current = { unit, before: armyNow() }
    },
    [armyNow],
  )
  useLayoutEffect(() => {
    if (!wanted.current || wanted.current.before === army) return
    const at = `.roster [data-units~="${CSS.escape(wanted.current.unit)}"] > .row`
    wanted.current = null
    const row = document.querySelector<HTMLElement>(at)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }, [army])
  return follow
}

/** Lets a unit be dragged by its row: with a mouse at once, with a finger after a long press. */
export function useDraggable(row: RefObject<HTMLElement | null>, unit: Id): void {
  const { kit } = useHands()
  // from the moment in which the roster says that it can be
  useLayoutEffect(
    () => (row.current ? kit.draggable(row.current, unit) : undefined),
    [row, unit, kit],
  )
}

/** Lets units be dropped on an element that stands for these places; only where the game allows it. */
export function useDropTarget(box: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  const { kit } = useHands()
  const all = keys.join(' ')
  useLayoutEffect(
    () => (box.current && all !== '' ? kit.droppable(box.current, all) : undefined),
    [box, all, kit],
  )
}
