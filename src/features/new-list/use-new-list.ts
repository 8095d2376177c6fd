import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { apply } from '../../engine/apply.ts'
import type { Id } from '../../engine/roster.ts'
import type { ArmyChoice, System } from '../../engine/system.ts'
import { lastChoice, rememberChoice } from '../../store/last-choice.ts'
import { lists } from '../../store/lists.ts'
import type { EventPreset } from '../../store/presets.ts'
import { limitHelp, readLimit } from '../../store/read-limit.ts'
import { noteTyped, typedText } from '../../store/typed-text.ts'
import { editsFor, type Size, sizeIn } from './event-rules.ts'
import { keptChoice, writeChoice } from './kept-choice.ts'

/** What has been chosen for the list to come. */
export interface Draft extends Size {
  readonly army: ArmyChoice | null
  /** The event that the list is for, if one of those that were saved. */
  readonly event: EventPreset | null
  readonly name: string
  /** Null: the season that the system begins with. */
  readonly season: Id | null
}

/** The choices of a new list, and what begins it. */
export interface NewList {
  readonly draft: Draft
  readonly change: (part: Partial<Draft>) => void
  /** What the list will be called when no name is typed. */
  readonly usualName: string
  /** The season in force. */
  readonly season: Id | null
  /** What keeps the list from being begun, or null. Said once the field was left or the list was to begin. */
  readonly limitProblem: string | null
  /** The limit's field was left. */
  readonly leaveLimit: () => void
  /** Saves the list and opens it. */
  readonly start: () => void
}

/** Holds the choices for a new list of a system; `begun` is the army that the address names. A reload does not lose them. */
export function useNewList(system: System, data: unknown, begun: ArmyChoice | null): NewList {
  const navigate = useNavigate()
  const [draft, setDraft] = useState<Draft>(() => ({
    army: null,
    event: null,
    // the size of the last list of this game, at first the usual one
    ...sizeIn(system, lastChoice().limits[system.id] ?? system.usualSize),
    season: null,
    ...keptChoice(typedText('newListChoice'), system, system.armies(data)),
    ...(begun && { army: begun }),
    name: typedText('newList'),
  }))
  const [left, setLeft] = useState(false)
  const limit = draft.limit === 'other' ? readLimit(draft.otherLimit) : draft.limit
  const usualName = draft.army?.name ?? ''
  const roster =
    draft.army &&
    system.emptyRoster(
      {
        faction: draft.army.faction,
        variant: draft.army.variant,
        limit: limit ?? system.usualSize,
        name: draft.name.trim() || usualName,
      },
      data,
    )
  const season = draft.season ?? roster?.season ?? null
  // pressed twice it begins one list
  const begins = useRef(false)
  const start = () => {
    setLeft(true)
    if (!roster || season === null || limit === null || begins.current) return
    begins.current = true
    noteTyped('newList', '')
    noteTyped('newListChoice', '')
    rememberChoice(system.id, limit)
    const asked = draft.event ? editsFor(system, data, draft.event) : []
    const edits = [{ kind: 'set-season', season } as const, ...asked]
    const id = lists.getState().create(apply(roster, { kind: 'all', edits }))
    void navigate(`/list/${id}`, { replace: true })
  }
  return {
    draft,
    change: (part) => {
      if (part.name !== undefined) noteTyped('newList', part.name)
      const next = { ...draft, ...part }
      noteTyped('newListChoice', writeChoice(system, next))
      setDraft(next)
    },
    usualName,
    season,
    limitProblem: limit === null && left ? limitHelp() : null,
    leaveLimit: () => setLeft(true),
    start,
  }
}
