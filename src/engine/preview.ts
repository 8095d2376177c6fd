import { apply } from './apply.ts'
import type { Army } from './army.ts'
import { freshFindings } from './compare.ts'
import type { Edit } from './edit.ts'
import type { Finding } from './rule.ts'
import { validate, type Judge } from './validate.ts'

export interface Preview<A extends Army> {
  readonly army: A
  readonly findings: readonly Finding[]
  /** Findings that were not there before at this rule and place, or were smaller. */
  readonly fresh: readonly Finding[]
}

/** What an edit would lead to, without doing it. */
export function preview<A extends Army>(system: Judge<A>, army: A, edit: Edit): Preview<A> {
  const after = system.again(army, apply(army.roster, edit))
  const findings = validate(system, after)
  return { army: after, findings, fresh: freshFindings(validate(system, army), findings) }
}
