import { keptIn } from '../text/keep-words.ts'
import { t, tracing } from '../text/t.ts'
import { apply } from './apply.ts'
import type { Army } from './army.ts'
import { amounts, findingKey, freshFindings } from './compare.ts'
import type { Breach, Cite, Finding, Fix, Rule } from './rule.ts'
import type { System } from './system.ts'

/** The part of a system that judging takes. */
export type Judge<A extends Army> = Pick<System<never, A>, 'rules' | 'again'>

const known = new WeakMap<Army, readonly Finding[]>()

/** All findings of an army: in the order of the rules, then of the units. Found once for each army and remembered. */
export function validate<A extends Army>(system: Judge<A>, army: A): readonly Finding[] {
  const before = known.get(army)
  if (before !== undefined) return before
  const findings: Finding[] = []
  for (const rule of system.rules) {
    const breaches = rule.check(army)
    if (breaches.length === 0) continue
    for (const breach of inOrder(army, breaches)) {
      findings.push(toFinding(system, army, rule, breach))
    }
  }
  known.set(army, findings)
  return findings
}

/** Findings of severity error, which make a list illegal. */
export function errors(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter((finding) => finding.severity === 'error')
}

function toFinding<A extends Army>(
  system: Judge<A>,
  army: A,
  rule: Rule<A>,
  breach: Breach,
): Finding {
  let fixes: readonly Fix[] | undefined
  const finding: Finding = {
    rule: rule.id,
    name: t(rule.name),
    citation: cited(breach.cite ?? rule.cite),
    severity: breach.severity ?? 'error',
    say: breach.say,
    at: breach.at,
    amount: breach.amount ?? 1,
    units: breach.units ?? (breach.at.unit === undefined ? [] : [breach.at.unit]),
    tag: breach.tag ?? null,
    fixes: () => (fixes ??= helpful(system, army, finding, breach)),
  }
  return finding
}

function cited({ source, section }: Cite): string {
  if (section === '') return source
  return /^\d/.test(section) ? `${source} ${section}` : `${source}, ${section}`
}

/** More than these would be a list to read, not a choice. */
const most = 8

/** Of the changes proposed, those after which the finding is gone or smaller and no new error has come. */
function helpful<A extends Army>(
  system: Judge<A>,
  army: A,
  finding: Finding,
  breach: Breach,
): readonly Fix[] {
  const [proposed, origins] = tracing(() => breach.fixes?.() ?? [])
  if (proposed.length === 0) return []
  const key = findingKey(finding)
  const before = validate(system, army)
  const was = amounts(before).get(key) ?? 0
  const fixes = new Map<string, Fix>()
  for (const { label, edit } of proposed) {
    if (fixes.size === most) break
    if (fixes.has(label)) continue
    const after = system.again(army, apply(army.roster, edit))
    const findings = validate(system, after)
    if (errors(freshFindings(before, findings)).length > 0) continue
    if ((amounts(findings).get(key) ?? 0) >= was) continue
    const kept = keptIn(origins, label)
    fixes.set(label, { label, kept, edit, change: after.points - army.points })
  }
  return [...fixes.values()]
}

/** Breaches in the order of the units that they are about; those about the whole army first. */
export function inOrder(army: Army, breaches: readonly Breach[]): readonly Breach[] {
  if (breaches.length < 2) return breaches
  const position = new Map<string, number>()
  for (const group of army.groups) {
    position.set(group.id, position.size)
    for (const unit of group.units) position.set(unit.id, position.size)
  }
  const of = (breach: Breach) => position.get(breach.at.unit ?? breach.at.group ?? '') ?? -1
  return breaches.toSorted((a, b) => of(a) - of(b))
}
