import type { Army } from '../engine/army.ts'
import type { Roster } from '../engine/roster.ts'
import type { Finding } from '../engine/rule.ts'
import { validate } from '../engine/validate.ts'
import { systemOf } from '../systems/index.ts'

/** What a check says of a list, as plain data: what `muster check --json` prints a line of. */
export interface Report {
  readonly legal: boolean
  readonly points: number
  readonly limit: number
  /** Where the game counts them. */
  readonly drops?: number
  /** The first count that the game shows: `5 drops`, `16 units`. */
  readonly tally: string
  readonly findings: readonly {
    readonly rule: string
    readonly severity: Finding['severity']
    readonly citation: string
    readonly message: string
    /** Names of the units concerned. */
    readonly units: readonly string[]
  }[]
}

/** A list is legal when nothing found is an error. */
function reportOf(army: Army, findings: readonly Finding[]): Report {
  const drops = army.tallies.find(({ id }) => id === 'drops')
  const [tally] = army.tallies
  return {
    legal: findings.every(({ severity }) => severity !== 'error'),
    points: army.points,
    limit: army.limit,
    ...(drops ? { drops: drops.value } : {}),
    tally: tally ? `${tally.value} ${tally.label}` : '',
    findings: findings.map(({ rule, severity, citation, say, units }) => ({
      rule,
      severity,
      citation,
      message: say,
      units: units.map((id) => army.units.get(id)?.name ?? id),
    })),
  }
}

/** Checks a roster against the data of its game; throws for a game that is not there, which no reader lets through. */
export function judge(roster: Roster, data: unknown): Report {
  const system = systemOf(roster.system)
  if (!system) throw new Error(`There is no game called "${roster.system}".`)
  const army = system.resolve(roster, data)
  return reportOf(army, validate(system, army))
}
