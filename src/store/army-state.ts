import type { Army } from '../engine/army.ts'
import { type Lack, lacksOf, onNewest } from '../engine/lacks.ts'
import type { Roster } from '../engine/roster.ts'
import type { Finding } from '../engine/rule.ts'
import type { System } from '../engine/system.ts'
import { validate } from '../engine/validate.ts'
import { systemOf } from '../systems/index.ts'
import { t } from '../text/t.ts'

export interface ReadyArmy {
  readonly state: 'ready'
  readonly army: Army
  readonly findings: readonly Finding[]
  readonly system: System
}

/**
 * A list that stays on points, a season or an army that the data does not have. It is not worked out with others: that would change
 * it without its owner having asked.
 */
export interface GoneArmy {
  readonly state: 'gone'
  readonly lacks: readonly Lack[]
  /** Null for a game that this version does not know. */
  readonly system: System | null
  /** The same list on the newest of what the data lacks; null where that is its army or its game. */
  readonly newest: Roster | null
  /** The list as the data at hand makes it, for who asks for it; null where it makes nothing. */
  readonly anyway: (() => ReadyArmy) | null
}

/** What a screen has of a roster: the army, or that it is on its way, or why there is none. */
export type ArmyState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: string; readonly retry: () => void }
  | GoneArmy
  | ReadyArmy

/** Resolves and checks a roster with the data it needs. Throws where the data or the game is not what the roster needs. */
export function readyArmy(roster: Roster, data: unknown): ReadyArmy {
  const system = systemOf(roster.system)
  if (!system)
    throw new Error(
      t('This version of Muster does not know the game "{game}".', { game: roster.system }),
    )
  const army = system.resolve(roster, data)
  // prices of a damaged data file: no total is better than a wrong one
  if (!Number.isFinite(army.points)) throw new Error('The points do not add up to a number.')
  return { state: 'ready', army, findings: validate(system, army), system }
}

/** What there is to say of a roster that stays on what the data does not have; null for one that can be worked out. */
export function goneArmy(roster: Roster, data: unknown): GoneArmy | null {
  const system = systemOf(roster.system)
  if (!system) {
    const lacks = [{ what: 'game', id: roster.system }] as const
    return { state: 'gone', lacks, system: null, newest: null, anyway: null }
  }
  const lacks = lacksOf(system, roster, data)
  if (lacks.length === 0) return null
  const armyGone = lacks.some(({ what }) => what === 'army')
  return {
    state: 'gone',
    lacks,
    system,
    newest: armyGone ? null : onNewest(system, roster, data),
    anyway: () => readyArmy(roster, data),
  }
}
