import { type Dispatch, type SetStateAction, useState } from 'react'

import type { Id, Roster } from '../../engine/roster.ts'
import type { Asked } from './asked.ts'
import { ListsView } from './lists-view.tsx'
import { TagFilter } from './tag-filter.tsx'
import { useHands } from './use-hands.ts'
import type { Selection } from './use-selection.ts'
import type { Sight } from './use-sight.ts'

interface SomeListsProps {
  readonly sight: Sight
  readonly search: string
  readonly now: Date
  readonly selection: Selection
  readonly onAsk: Dispatch<SetStateAction<Asked | null>>
  readonly onShare: ((roster: Roster) => void) | undefined
}

/** The lists of the place that is looked at, with the tags to choose from them. */
export function SomeLists({ sight, search, now, selection, onAsk, onShare }: SomeListsProps) {
  const { places, place, here, tags, chosen, order, found, look } = sight
  const [renaming, setRenaming] = useState<Id | null>(null)
  const hands = useHands({
    share: onShare,
    toggle: selection.toggle,
    rename: setRenaming,
    ask: onAsk,
  })
  const tagged = chosen.length > 0
  const elsewhere = place.kind !== 'all' || tagged
  return (
    <>
      <TagFilter tags={tags} chosen={chosen} onChosen={(next) => look({ tags: next })} />
      <ListsView
        {...{ found, order, search, tagged, now, selection, renaming, hands }}
        of={here.length}
        folders={place.kind !== 'folder' && places.folders.length > 0}
        onEverywhere={elsewhere ? () => look({ place: { kind: 'all' }, tags: [] }) : null}
      />
    </>
  )
}
