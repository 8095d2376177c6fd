import { useLayoutEffect, useState } from 'react'

import { apply } from '../../engine/apply.ts'
import type { Army } from '../../engine/army.ts'
import type { Overview } from '../../engine/brought.ts'
import type { Edit } from '../../engine/edit.ts'
import type { Id } from '../../engine/roster.ts'
import type { Place } from '../../engine/rule.ts'
import type { OpenPlace, System } from '../../engine/system.ts'
import { useLists } from '../../store/lists.ts'
import { remember } from '../../store/recent.ts'
import { keepWords } from '../../text/keep-words.ts'
import { type KeptWords, wordsOf } from '../../text/kept-words.ts'
import type { Beside, DeskActions, Over, Shown, View } from './desk.ts'
import { offersOf } from './offers.ts'
import { samePlace } from './places.ts'
import type { Layout } from './use-layout.ts'
import { lossWords } from './words.ts'

/** What the actions work with, as it is at the moment of the action. */
export interface DeskNow {
  readonly listId: Id
  readonly army: Army
  readonly system: System
  readonly layout: Layout
  readonly view: View
  readonly beside: Beside
  readonly overview: Overview | null
  readonly focus: OpenPlace | null
  readonly onLoss: (words: string) => void
  readonly open: (view: View) => void
  readonly close: () => void
  readonly setAimed: (place: Place) => void
  readonly setShown: (shown: Shown) => void
  readonly setOver: (over: Over) => void
  /** Scrolls to a place, at once or when the sheet over the roster has gone. */
  readonly go: (place: Place, after: 'now' | 'sheet') => void
}

/** A group that an edit begins and the picker turns to: it has places to fill, or is itself now what the place was. */
function groupToFill(system: System, army: Army, edit: Edit, place: Place): Id | null {
  if (edit.kind !== 'add-group') return null
  const after = system.again(army, apply(army.roster, edit))
  const begun = after.groups.find(({ id }) => id === edit.group.id)
  if (!begun) return null
  const stays = system.places(after).some((open) => samePlace(open.place, place))
  return begun.places || !stays ? begun.id : null
}

function actionsOf(now: () => DeskNow): DeskActions {
  const send = (edit: Edit, label?: KeptWords) => {
    const { listId, system, army, onLoss } = now()
    const kept = label ?? keepWords(() => system.describe(army, edit))
    useLists.getState().edit(listId, edit, kept)
    const words = lossWords(army, edit, wordsOf(kept))
    if (words !== null) onLoss(words)
  }
  const add = (id: Id, at?: Place) => {
    const { system, army, focus, setAimed } = now()
    const place = at ?? focus?.place
    // the picker shows an edit a moment after the roster, so what was pressed may be of the army before
    const candidate = place && offersOf(system, army, place).find((one) => one.id === id)
    if (!candidate || candidate.status === 'refused') return
    const { edit, profile } = candidate
    send(edit)
    remember(army.roster.system, army.roster.faction, id)
    // of a budget there may be more to spend
    if (focus?.kind === 'picks' && focus.place === place) setAimed(place)
    const next = profile && groupToFill(system, army, edit, place)
    if (next) setAimed({ group: next })
  }
  const aim = (place: Place) => {
    const { layout, overview, setAimed, open } = now()
    setAimed(place)
    // on a wide window the picker is in sight, unless it shares its pane
    if (layout !== 'wide' || overview) open('add')
  }
  const show = (shown: Shown) => {
    now().setShown(shown)
    if (now().layout !== 'wide') now().open('card')
  }
  const showCandidate = (id: Id) => {
    const { focus } = now()
    if (focus) show({ kind: 'candidate', id, place: focus.place })
  }
  const jump = (place: Place) => {
    const { layout, view, setShown, go } = now()
    if (place.unit !== undefined) setShown({ kind: 'unit', unit: place.unit })
    go(place, layout === 'phone' && view !== 'roster' ? 'sheet' : 'now')
  }
  return {
    send,
    add,
    aim,
    show,
    showCandidate,
    jump,
    open: (view) => now().open(view),
    close: () => now().close(),
    openOver: (over) => now().setOver(over),
    armyNow: () => now().army,
  }
}

/** Actions with a place to keep what they work with. */
function makeActions(first: DeskNow) {
  let now = first
  const see = (next: DeskNow) => {
    now = next
  }
  return { actions: actionsOf(() => now), see }
}

/** The desk's actions. They stay the same for the whole visit and work with what is on screen when they are called. */
export function useActions(now: DeskNow): DeskActions {
  const [{ actions, see }] = useState(() => makeActions(now))
  useLayoutEffect(() => see(now))
  return actions
}
