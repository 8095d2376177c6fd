import type { Army } from '../engine/army.ts'
import type { Roster } from '../engine/roster.ts'
import type { Finding } from '../engine/rule.ts'
import type { System } from '../engine/system.ts'
import { validate } from '../engine/validate.ts'
import { systemOf } from '../systems/index.ts'

export interface ReadyArmy {
  readonly state: 'ready'
  readonly army: Army
  readonly findings: readonly Finding[]
  readonly system: System
}

/** What a screen has of a roster: the army, or that it is on its way, or why there is none. */
export type ArmyState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: string; readonly retry: () => void }
  | ReadyArmy

/** Resolves and checks a roster with the data it needs. Throws where the data or the game is not what the roster needs. */
export function readyArmy(roster: Roster, data: unknown): ReadyArmy {
  const system = systemOf(roster.system)
  if (!system) throw new Error(`This version of Muster does not know the game "${roster.system}".`)
  const army = system.resolve(roster, data)
  // prices of a damaged data file: no total is better than a wrong one
  if (!Number.isFinite(army.points)) throw new Error('The points do not add up to a number.')
  return { state: 'ready', army, findings: validate(system, army), system }
}
