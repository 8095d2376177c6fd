import type { Id, RosterPick } from '../../../engine/roster.ts'
import type { DraftDetail } from '../../../engine/text/text-draft.ts'
import type { SheetData } from '../schema.ts'
import type { Carried } from './carried.ts'
import type { SheetNames } from './sheet-names.ts'

/** Words of a unit about another that it joins, or that joins it. */
export interface Joining {
  readonly words: string
  readonly line: number
}

/** All that the lines under a unit say of it. */
export interface UnitDetails extends Carried {
  readonly picks: RosterPick[]
  readonly leading: Joining[]
  readonly attachedTo: Joining[]
  /** The part that the text says it plays. */
  part: 'leader' | 'support' | 'bodyguard' | null
  warlord: boolean
  /** What others call it (`Char2`). */
  key: string
}

/** A unit while its lines are read. */
export interface OpenUnit extends UnitDetails {
  readonly id: Id
  readonly sheet: SheetData | null
  readonly names: SheetNames
  readonly details: readonly DraftDetail[]
  /** Whether the text still shows what stands under what. */
  readonly nested: boolean
  /** The models that the lines at hand belong to, and how deep they stand; null for those of the unit. */
  bearer: { readonly kind: Id | null; readonly depth: number } | null
}
