import { useMemo, useState } from 'react'

import type { Id } from '../../engine/roster.ts'
import type { Candidate } from '../../engine/system.ts'
import { recentlyUsed } from '../../store/recent.ts'
import { useDesk } from './desk.ts'
import {
  chipsFor,
  noFilter,
  pickerSections,
  type PickerFilter,
  type PickerSection,
} from './picker-groups.ts'
import { placeKey } from './places.ts'

const mostChips = { phone: 8, middle: 4, wide: 4 } as const
const mostRecent = 4

export interface Picker {
  readonly filter: PickerFilter
  readonly change: (part: Partial<PickerFilter>) => void
  readonly chips: { readonly keywords: readonly string[]; readonly shoots: boolean }
  readonly sections: readonly PickerSection[]
  readonly candidates: readonly Candidate[]
}

/** What can fill the place in focus, narrowed as the user asked. What is typed is dropped when the place changes. */
export function usePicker(): Picker {
  const { system, army, focus, layout } = useDesk()
  const key = focus ? placeKey(focus.place) : ''
  const [state, setState] = useState({ key, filter: noFilter })
  const filter = state.key === key ? state.filter : { ...state.filter, text: '', keywords: [] }
  const candidates = useMemo(
    () => (focus ? system.candidates(army, focus.place) : []),
    [system, army, focus],
  )
  // what was used last is read when the picker turns to a place, so that rows stay put while adding
  const recent = useMemo((): readonly Id[] => {
    if (!key) return []
    return recentlyUsed(army.roster.system, army.roster.faction).slice(0, mostRecent)
  }, [key, army.roster.system, army.roster.faction])
  const chips = useMemo(() => chipsFor(candidates, mostChips[layout]), [candidates, layout])
  const sections = useMemo(
    () => pickerSections(candidates, filter, recent),
    // oxlint-disable-next-line react/exhaustive-deps -- the filter is made anew each time its place has changed
    [candidates, state, key, recent],
  )
  const change = (part: Partial<PickerFilter>) => setState({ key, filter: { ...filter, ...part } })
  return { filter, change, chips, sections, candidates }
}
