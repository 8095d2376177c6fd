import type { Profile } from '../../engine/army.ts'
import type { Edit } from '../../engine/edit.ts'
import { overLimit } from '../../engine/over-limit.ts'
import type { Id } from '../../engine/roster.ts'
import type { RuleText } from '../../engine/rule-text.ts'
import type { Fix } from '../../engine/rule.ts'
import type { Candidate } from '../../engine/system.ts'
import type { FortyArmy } from './army.ts'
import type { Remedy } from './remedies.ts'
import { limitRule, tried } from './trial.ts'

/** What makes a candidate; the rest follows from it. */
export interface Offer {
  readonly id: Id
  readonly name: string
  readonly edit: Edit
  readonly taken: number
  readonly takes?: number
  readonly profile: Profile | null
  readonly tags: readonly string[]
  readonly brings: readonly string[]
  readonly words: readonly string[]
  readonly texts?: readonly RuleText[]
  readonly elsewhere: () => readonly Remedy[]
  /** Several edits that do the same, the first of which fits is taken. */
  readonly instead?: readonly Edit[]
}

/** A candidate with its status, as a preview of its edit has it. */
export function candidateOf(army: FortyArmy, offer: Offer): Candidate {
  let best = tried(army, offer.edit)
  for (const other of offer.instead ?? []) {
    if (best.refusal === null) break
    const next = tried(army, other)
    if (next.refusal === null) best = next
  }
  const { edit, after, refusal } = best
  const points = after.points - army.points
  const left = army.limit - after.points
  const over = refusal === null && left < 0 && points > 0
  let elsewhere: readonly Fix[] | undefined
  return {
    id: offer.id,
    name: offer.name,
    status: refusal ? 'refused' : over ? 'over' : 'fits',
    points,
    takes: offer.takes ?? 0,
    left,
    edit,
    reason: refusal ? refusal.say : over ? overLimit(-left) : null,
    rule: refusal ? refusal.rule : over ? limitRule : null,
    elsewhere: () => (elsewhere ??= allowed(army, offer.elsewhere())),
    taken: offer.taken,
    profile: offer.profile,
    tags: offer.tags,
    brings: offer.brings,
    words: offer.words,
    texts: offer.texts ?? [],
  }
}

/** Those changes that bring no new error but perhaps the points limit. */
export function allowed(army: FortyArmy, remedies: readonly Remedy[]): readonly Fix[] {
  return remedies.flatMap(({ label, edit }) => {
    const { after, refusal } = tried(army, edit)
    return refusal ? [] : [{ label, edit, change: after.points - army.points }]
  })
}
