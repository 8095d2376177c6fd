import { useEffect, useMemo, useRef, useState } from 'react'

import type { Army } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { Finding, Place } from '../../engine/rule.ts'
import type { System } from '../../engine/system.ts'
import type { Desk, DeskTools, Over, Shown } from './desk.ts'
import { faultyUnits } from './faulty.ts'
import { placeInFocus } from './places.ts'
import { useActions } from './use-actions.ts'
import { useSearchKeeper } from './use-kept-search.ts'
import { useLayout } from './use-layout.ts'
import { useBeside, useView } from './use-view.ts'

export const groupElement = (group: Id): string => `group-${group}`
export const findingsElement = 'findings'
export const unitElement = (unit: Id): string => `unit-${unit}`

function scrollTo(place: Place) {
  const element =
    (place.unit !== undefined && document.getElementById(unitElement(place.unit))) ||
    (place.group !== undefined && document.getElementById(groupElement(place.group)))
  if (!element) return
  element.scrollIntoView({ block: 'nearest' })
  element.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
}

interface DeskInput {
  readonly listId: Id
  readonly army: Army
  readonly findings: readonly Finding[]
  readonly system: System
  readonly onLoss: (words: string) => void
}

export interface DeskState {
  readonly desk: Desk
  readonly tools: DeskTools
  readonly over: Over | null
  readonly closeOver: () => void
}

/** The state that a visit to the builder has beyond the list itself: what is in focus, what is shown, what is open. */
export function useDeskState(input: DeskInput): DeskState {
  const { listId, army, findings, system } = input
  const layout = useLayout()
  const { view, open, close } = useView(layout)
  const [aimed, setAimed] = useState<Place | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const [over, setOver] = useState<Over | null>(null)
  const searches = useSearchKeeper(view)
  const waiting = useRef<Place | null>(null)

  // going back scrolls the page to where it was, so a jump out of a sheet waits until the sheet is gone
  useEffect(() => {
    if (view !== 'roster' || !waiting.current) return
    const place = waiting.current
    waiting.current = null
    requestAnimationFrame(() => scrollTo(place))
  }, [view])
  const go = (place: Place, after: 'now' | 'sheet') => {
    if (after === 'now') scrollTo(place)
    else {
      waiting.current = place
      close()
    }
  }

  const places = useMemo(() => system.places(army), [system, army])
  const faulty = useMemo(() => faultyUnits(findings), [findings])
  const focus = useMemo(() => placeInFocus(army, places, aimed), [army, places, aimed])
  const overview = useMemo(() => system.overview(army), [system, army])
  const beside = useBeside(view, army, overview)
  const sight = { layout, view, beside, overview, focus, open, close }
  const actions = useActions({ ...input, ...sight, setAimed, setShown, setOver, go })
  const tools = useMemo(
    () => ({ listId, system, layout, searches, ...actions }),
    [listId, system, layout, searches, actions],
  )
  const desk = useMemo(
    () => ({ ...tools, army, findings, places, view, beside, overview, focus, shown, faulty }),
    [tools, army, findings, places, view, beside, overview, focus, shown, faulty],
  )
  return { desk, tools, over, closeOver: () => setOver(null) }
}
