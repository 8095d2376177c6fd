import type { Profile } from '../../engine/army.ts'
import type { Edit } from '../../engine/edit.ts'
import { overLimit } from '../../engine/over-limit.ts'
import { preview } from '../../engine/preview.ts'
import type { Id } from '../../engine/roster.ts'
import type { RuleText } from '../../engine/rule-text.ts'
import type { Fix } from '../../engine/rule.ts'
import type { Candidate } from '../../engine/system.ts'
import type { AosArmy } from './army.ts'
import { judge } from './judge.ts'
import type { Remedy } from './remedies.ts'
import type { Refusal } from './trial.ts'

/** What makes a candidate; the rest follows from it. */
export interface Offer {
  readonly id: Id
  readonly name: string
  readonly points: number
  readonly edit: Edit
  readonly taken: number
  readonly profile: Profile | null
  readonly brings: readonly string[]
  readonly words: readonly string[]
  readonly texts?: readonly RuleText[]
  readonly elsewhere: () => readonly Remedy[]
}

/** A candidate with its status: refused when a rule says so, over when only the points limit does. */
export function candidateOf(army: AosArmy, offer: Offer, refusal: Refusal | null): Candidate {
  const left = army.limit - army.points - offer.points
  const over = left < 0 && offer.points > 0
  let elsewhere: readonly Fix[] | undefined
  return {
    id: offer.id,
    name: offer.name,
    status: refusal ? 'refused' : over ? 'over' : 'fits',
    points: offer.points,
    takes: 0,
    left,
    edit: offer.edit,
    reason: refusal ? refusal.breach.say : over ? overLimit(-left) : null,
    rule: refusal ? refusal.rule.id : over ? 'LB-02' : null,
    elsewhere: () => (elsewhere ??= allowed(army, offer.elsewhere())),
    taken: offer.taken,
    profile: offer.profile,
    tags: [],
    brings: offer.brings,
    words: offer.words,
    texts: offer.texts ?? [],
  }
}

/** Those changes that bring no new error but perhaps the points limit. */
export function allowed(army: AosArmy, remedies: readonly Remedy[]): readonly Fix[] {
  return remedies.flatMap(({ label, edit }) => {
    const after = preview(judge, army, edit)
    const bad = after.fresh.some((one) => one.severity === 'error' && one.rule !== 'LB-02')
    return bad ? [] : [{ label, edit, change: after.army.points - army.points }]
  })
}
