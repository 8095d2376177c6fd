import type { Change } from './change.ts'
import type { Job } from './database.ts'
import type { HeldLists } from './held-lists.ts'

export interface JobMakers {
  readonly held: HeldLists
  /** Nobody else writes, and what is stored has been read. */
  readonly alone: boolean
  /** Whether all stored steps of a list are at hand. */
  readonly isOpen: (id: string) => boolean
}

/** What stores a change of a list; it is on its way from then on. */
export function listJob(
  id: string,
  { list, ...rest }: Change,
  { held, alone, isOpen }: JobMakers,
): Job {
  const rev = held.get(id)?.rev ?? 0
  const record = list && { ...list, rev: rev + 1 }
  held.send(id, record)
  const sure = alone && (rest.above === null || isOpen(id))
  return { id, base: alone ? null : rev, record, sure, ...rest }
}
