import { useEffect, useMemo, useRef, useState } from 'react'

import type { Army } from '../../engine/army.ts'
import type { Edit } from '../../engine/edit.ts'
import type { Id } from '../../engine/roster.ts'
import type { Finding, Place } from '../../engine/rule.ts'
import type { Candidate, System } from '../../engine/system.ts'
import { useLists } from '../../store/lists.ts'
import { remember } from '../../store/recent.ts'
import type { Desk, Over, Shown } from './desk.ts'
import { faultyUnits } from './faulty.ts'
import { placeInFocus } from './places.ts'
import { useLayout } from './use-layout.ts'
import { useView } from './use-view.ts'
import { lossWords } from './words.ts'

export const groupElement = (group: Id): string => `group-${group}`
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

/** The state that a visit to the builder has beyond the list itself: what is in focus, what is shown, what is open. */
export function useDeskState(
  input: DeskInput,
): Desk & { readonly over: Over | null; readonly closeOver: () => void } {
  const { listId, army, findings, system, onLoss } = input
  const layout = useLayout()
  const { view, open, close } = useView(layout)
  const [aimed, setAimed] = useState<Place | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const [over, setOver] = useState<Over | null>(null)
  const waiting = useRef<Place | null>(null)

  // going back scrolls the page to where it was, so a jump out of a sheet waits until the sheet is gone
  useEffect(() => {
    if (view !== 'roster' || !waiting.current) return
    const place = waiting.current
    waiting.current = null
    requestAnimationFrame(() => scrollTo(place))
  }, [view])

  const places = useMemo(() => system.places(army), [system, army])
  const faulty = useMemo(() => faultyUnits(findings), [findings])
  const focus = useMemo(() => placeInFocus(army, places, aimed), [army, places, aimed])

  const send = (edit: Edit, label?: string) => {
    useLists.getState().edit(listId, edit, label ?? system.describe(army, edit))
    const words = lossWords(army, edit)
    if (words !== null) onLoss(words)
  }
  const add = (candidate: Candidate) => {
    const { edit, profile } = candidate
    send(edit)
    remember(army.roster.system, army.roster.faction, candidate.id)
    if (edit.kind === 'add-group' && profile) setAimed({ group: edit.group.id })
  }
  const aim = (place: Place) => {
    setAimed(place)
    if (layout !== 'wide') open('add')
  }
  const show = (next: Shown) => {
    setShown(next)
    if (layout !== 'wide') open('card')
  }
  const jump = (place: Place) => {
    if (place.unit !== undefined) setShown({ kind: 'unit', unit: place.unit })
    if (layout === 'phone' && view !== 'roster') {
      waiting.current = place
      close()
    } else scrollTo(place)
  }
  const openOver = setOver
  const closeOver = () => setOver(null)
  const state = { listId, army, findings, system, places, layout, view, focus, shown, faulty, over }
  return { ...state, send, add, aim, show, jump, open, close, openOver, closeOver }
}
