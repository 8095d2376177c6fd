import { t } from '../text/t.ts'
import type { Army } from './army.ts'
import { amounts } from './compare.ts'
import { mending } from './mending.ts'
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
  let trying: ReturnType<typeof mending> | undefined
  const tryFix = () => {
    if (fixes === undefined) {
      trying ??= mending({ system, army, was: amountsIn(system, army) }, finding, breach)
      const step = trying.next()
      if (step.done) fixes = step.value
    }
    return fixes
  }
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
    tryFix: () => tryFix() !== undefined,
    fixes: () => {
      let found = tryFix()
      while (found === undefined) found = tryFix()
      return found
    },
  }
  return finding
}

function cited({ source, section }: Cite): string {
  if (section === '') return source
  return /^\d/.test(section) ? `${source} ${section}` : `${source}, ${section}`
}

const counted = new WeakMap<readonly Finding[], ReadonlyMap<string, number>>()

/** By how much an army breaks each rule at each place, counted once. */
function amountsIn<A extends Army>(system: Judge<A>, army: A): ReadonlyMap<string, number> {
  const findings = validate(system, army)
  let map = counted.get(findings)
  if (map === undefined) counted.set(findings, (map = amounts(findings)))
  return map
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
