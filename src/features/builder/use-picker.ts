import { useCallback, useMemo, useRef, useState, type RefObject } from 'react'

import type { Army } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { Candidate, OpenPlace } from '../../engine/system.ts'
import { recentlyUsed } from '../../store/recent.ts'
import { useDesk } from './desk.ts'
import { offersOf } from './offers.ts'
import {
  chipsFor,
  noFilter,
  pickerSections,
  type PickerFilter,
  type PickerSection,
} from './picker-groups.ts'
import { placeKey } from './places.ts'
import { useFollowing } from './use-following.ts'
import { useScrollBack } from './use-kept-search.ts'
import { useMissingBooks } from './use-missing-books.ts'

const mostChips = { phone: 8, middle: 4, wide: 4 } as const
const mostRecent = 4
const none: readonly Id[] = []

/** The army that the picker offers for, and the place in focus. */
interface Sight {
  readonly army: Army
  readonly focus: OpenPlace | null
}

export interface Picker extends Sight {
  readonly filter: PickerFilter
  readonly change: (part: Partial<PickerFilter>) => void
  readonly chips: { readonly keywords: readonly string[]; readonly shoots: boolean }
  readonly sections: readonly PickerSection[]
  readonly candidates: readonly Candidate[]
  /** The element that holds the list, and the field that searches it. */
  readonly list: RefObject<HTMLDivElement | null>
  readonly search: RefObject<HTMLInputElement | null>
  /** Whether something was taken of what the search found; what it found stays, the next search begins anew. */
  readonly spentRef: RefObject<boolean>
}

/** What the place of a picker is called. */
export const keyOf = ({ focus }: Sight): string => (focus ? placeKey(focus.place) : '')

/** What fills the slot that the picker is at; of groups and of marks there is nothing to say. */
function picksIn(army: Army, { place: { unit, slot } }: OpenPlace): readonly Id[] {
  const slots = unit === undefined ? army.slots : army.units.get(unit)?.slots
  return slots?.find(({ id }) => id === slot)?.picks.map(({ id }) => id) ?? none
}

/**
 * The roster shows an edit first and the picker, which has far more rows, right after it. It turns to another place at once:
 * what is pressed is always for the place that its head names.
 */
function useSight(): Sight {
  const { army, focus } = useDesk()
  const now = useMemo(() => ({ army, focus }), [army, focus])
  return useFollowing(now, keyOf(now))
}

/**
 * What can fill the place in focus, narrowed as the user asked. What is typed is dropped when the place changes, and kept
 * while a card of what it found is read.
 */
export function usePicker(): Picker {
  const { system, layout, searches } = useDesk()
  const sight = useSight()
  const { army, focus } = sight
  const key = keyOf(sight)
  const [kept] = useState(() => searches.of(key))
  const [state, setState] = useState({ key, filter: kept?.filter ?? noFilter })
  const filter = useMemo(
    () => (state.key === key ? state.filter : { ...state.filter, text: '', keywords: [] }),
    [state, key],
  )
  const change = useCallback(
    (part: Partial<PickerFilter>) => setState({ key, filter: { ...filter, ...part } }),
    [key, filter],
  )
  const candidates = useMemo(
    () => (focus ? offersOf(system, army, focus.place) : []),
    [system, army, focus],
  )
  useMissingBooks(army, focus ? system.missingBooks(army, focus.place) : none)
  // what was used last is read when the picker turns to a place, so that rows stay put while adding
  const recent = useMemo((): readonly Id[] => {
    if (!key) return []
    return recentlyUsed(army.roster.system, army.roster.faction).slice(0, mostRecent)
  }, [key, army.roster.system, army.roster.faction])
  const chips = useMemo(() => chipsFor(candidates, mostChips[layout]), [candidates, layout])
  const sections = useMemo(
    () => pickerSections(candidates, filter, recent, focus ? picksIn(army, focus) : none),
    [candidates, filter, recent, army, focus],
  )
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const spentRef = useRef(kept?.spent ?? false)
  useScrollBack(list, kept?.top ?? 0)
  return useMemo(
    () => ({ army, focus, filter, change, chips, sections, candidates, list, search, spentRef }),
    [army, focus, filter, change, chips, sections, candidates],
  )
}
