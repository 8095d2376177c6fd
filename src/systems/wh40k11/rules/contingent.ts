import { timesEach } from '../../../engine/name-counts.ts'
import type { Breach } from '../../../engine/rule.ts'
import { list, t } from '../../../text/t.ts'
import type { FortyArmy, FortyUnit } from '../army.ts'
import { lastAnswer } from '../last-answer.ts'
import { removeRemedy, type Remedy } from '../remedies.ts'
import type { AllyData } from '../schema.ts'

/** The allied units that one rule lets in. */
export interface Contingent {
  readonly army: FortyArmy
  readonly ally: AllyData
  readonly units: readonly FortyUnit[]
}

const nobody: readonly Contingent[] = []
/** The allied units in the army that a rule lets in, those of each entry of the data apart. */
export function contingents(army: FortyArmy, rule: string): readonly Contingent[] {
  if (army.allied.length === 0) return nobody
  return contingentsOf(army).filter(({ ally }) => ally.rule === rule)
}

const contingentsOf = lastAnswer((army: FortyArmy): readonly Contingent[] =>
  army.data.core.allies
    .map((ally) => ({ army, ally, units: army.allied.filter((unit) => unit.ally?.id === ally.id) }))
    .filter(({ units }) => units.length > 0),
)

/** One breach about the whole contingent, at its first unit. */
export function whole(
  { army, units }: Contingent,
  say: string,
  amount = 1,
  others: () => readonly Remedy[] = () => [],
): readonly Breach[] {
  const [first] = units
  if (!first) return []
  return [
    {
      at: { unit: first.id },
      amount,
      say,
      units: units.map(({ id }) => id),
      tag: t('allies'),
      fixes: () => [...others(), ...units.toReversed().map((unit) => removeRemedy(army, unit))],
    },
  ]
}

/** Names of units, with how many of each. */
export function namesIn(units: readonly FortyUnit[]): string {
  return list(timesEach(units))
}
