import { keptIn } from '../text/keep-words.ts'
import { tracing } from '../text/t.ts'
import { apply } from './apply.ts'
import type { Army } from './army.ts'
import { findingKey } from './compare.ts'
import type { Breach, Finding, Fix, Rule } from './rule.ts'
import type { System } from './system.ts'

/** What a finding is mended in: the army, what judges it, and by how much each rule is broken at each place. */
export interface Mended<A extends Army> {
  readonly system: Pick<System<never, A>, 'rules' | 'again'>
  readonly army: A
  readonly was: ReadonlyMap<string, number>
}

/** More than these would be a list to read, not a choice. */
const most = 8

/**
 * Tries what a breach proposes, one change with each step: those after which the finding is gone or smaller and no new error has
 * come. A change is judged by the finding's own rule first, which most often is the one that refuses it.
 */
export function* mending<A extends Army>(
  { system, army, was }: Mended<A>,
  finding: Pick<Finding, 'rule' | 'severity' | 'at'>,
  breach: Breach,
): Generator<undefined, readonly Fix[], undefined> {
  const [proposed, origins] = tracing(() => breach.fixes?.() ?? [])
  const key = findingKey(finding)
  const own = (rule: Rule<A>) => rule.id === finding.rule
  const rules = [...system.rules.filter(own), ...system.rules.filter((rule) => !own(rule))]
  const fixes = new Map<string, Fix>()
  for (const { label, edit } of proposed) {
    if (fixes.size === most) break
    if (fixes.has(label)) continue
    yield
    const after = system.again(army, apply(army.roster, edit))
    if (!rules.every((rule) => isBetter(rule, after, was, own(rule) ? key : null))) continue
    const kept = keptIn(origins, label)
    fixes.set(label, { label, kept, edit, change: after.points - army.points })
  }
  return [...fixes.values()]
}

/** Whether a rule finds no new error; of the rule that is to be mended, whether it is broken less at that place. */
function isBetter<A extends Army>(
  rule: Rule<A>,
  after: A,
  was: ReadonlyMap<string, number>,
  mended: string | null,
): boolean {
  const breaches = rule.check(after)
  const errors = new Set<string>()
  const now = new Map<string, number>()
  for (const { at, severity = 'error', amount = 1 } of breaches) {
    const key = findingKey({ rule: rule.id, severity, at })
    now.set(key, (now.get(key) ?? 0) + amount)
    if (severity === 'error') errors.add(key)
  }
  if (mended !== null && (now.get(mended) ?? 0) >= (was.get(mended) ?? 0)) return false
  for (const key of errors) if ((now.get(key) ?? 0) > (was.get(key) ?? 0)) return false
  return true
}
