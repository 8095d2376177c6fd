import type { Army } from './army.ts'
import type { Edit } from './edit.ts'
import { preview } from './preview.ts'
import type { Id } from './roster.ts'
import type { Place } from './rule.ts'
import { errors, type Judge } from './validate.ts'

/** What comes of putting a unit somewhere else in the list, or why it may not go there. */
export interface Drop {
  /** A group; or a slot of the army that begins one. */
  readonly onto: Place
  /** What it does, in a few words: `Attach Warboss to Boyz`. */
  readonly label: string
  /** Null where it is refused. */
  readonly edit: Edit | null
  /** Why not, in short; null where it is allowed. */
  readonly reason: string | null
  /** Change of the total in points. */
  readonly points: number
}

/** A way to put a unit somewhere, before it is judged. */
export interface Move {
  readonly onto: Place
  readonly label: string
  readonly edit: Edit
}

/** A move judged by what it leads to: a new error refuses it. The points limit, given by its rule, does not. */
export function judged<A extends Army>(
  system: Judge<A>,
  army: A,
  { onto, label, edit }: Move,
  limit: Id,
): Drop {
  const after = preview(system, army, edit)
  const bad = errors(after.fresh).find(({ rule }) => rule !== limit)
  const points = after.army.points - army.points
  return bad
    ? { onto, label, edit: null, reason: bad.say, points: 0 }
    : { onto, label, edit, reason: null, points }
}

/** A move that is refused without a trial. */
export function refused(onto: Place, reason: string): Drop {
  return { onto, label: '', edit: null, reason, points: 0 }
}
