import {
  attribute,
  constraintsOf,
  layersOf,
  listed,
  modifiersOf,
  numberIn,
} from '../../catalogue.ts'
import type { Modifier } from '../../catalogue.ts'
import type { XmlNode } from '../../xml.ts'
import type { CommunityQuota, UnitSet } from '../community.ts'
import type { Source } from './source.ts'
import { countedBy } from './unit-sets.ts'
import type { ArmyUnit } from './units.ts'

interface OpenQuota {
  readonly base: number
  readonly plusOnePer: readonly UnitSet[]
  readonly units: Set<string>
  /** False: the limit of one goes down with the others, so that all share a budget. */
  readonly each: boolean
}

/** Limits in the army that depend on what else is in it. */
export function readQuotas(source: Source, units: readonly ArmyUnit[]): readonly CommunityQuota[] {
  const quotas: OpenQuota[] = []
  for (const unit of units)
    for (const limit of changingLimits(unit))
      addQuota(quotas, readQuota(source, units, unit, limit))
  return quotas.map(({ units: named, ...quota }) => ({ ...quota, units: [...named] }))
}

interface ChangingLimit {
  readonly constraint: XmlNode
  readonly changes: readonly Modifier[]
}

/** Some are written as limits in a regiment though they count the whole roster: they are meant for the army. */
function changingLimits({ selection }: ArmyUnit): readonly ChangingLimit[] {
  return layersOf(selection).flatMap((layer) =>
    constraintsOf(layer, 'max')
      .map((constraint) => ({
        constraint,
        changes: modifiersOf(layer).filter(
          ({ node }) => attribute(node, 'field') === attribute(constraint, 'id'),
        ),
      }))
      .filter(({ constraint, changes }) => {
        if (changes.length === 0 || numberIn(constraint, 'value') < 0) return false
        if (attribute(constraint, 'scope') === 'roster') return true
        return layer === selection.link && changes.every(countsRoster)
      }),
  )
}

function countsRoster({ node, heads }: Modifier): boolean {
  if (!['increment', 'decrement'].includes(attribute(node, 'type'))) return false
  const groups = heads.flatMap((head) => listed(head, 'localConditionGroups'))
  const counters = [...listed(node, 'repeats'), ...groups]
  return counters.length > 0 && counters.every((one) => attribute(one, 'scope') === 'roster')
}

function readQuota(
  source: Source,
  all: readonly ArmyUnit[],
  unit: ArmyUnit,
  { constraint, changes }: ChangingLimit,
): OpenQuota {
  const counted = (type: string) =>
    changes
      .filter(({ node }) => attribute(node, 'type') === type)
      .flatMap((change) => countedBy(source, all, change))
  const others = counted('decrement').flatMap(({ units }) => units)
  // A version of the unit itself is counted as a gain in two places; it can only be meant as part of the budget.
  const sameSheet = all.filter(({ warscrollId }) => warscrollId === unit.warscrollId)
  const own = new Set([...sameSheet.map(({ name }) => name), ...others])
  const gains = counted('increment').filter(({ units }) => !units.every((name) => own.has(name)))
  return {
    base: numberIn(constraint, 'value'),
    plusOnePer: gains.toSorted((a, b) => (a.label < b.label ? -1 : 1)),
    units: new Set([unit.name, ...others]),
    each: others.length === 0,
  }
}

/** Units that name one another as sharing a budget form one quota; others are listed together if their limits are alike. */
function addQuota(quotas: OpenQuota[], quota: OpenQuota): void {
  const key = JSON.stringify([quota.base, quota.plusOnePer, quota.each])
  const known = quotas.find(
    ({ base, plusOnePer, each, units }) =>
      JSON.stringify([base, plusOnePer, each]) === key &&
      (each || [...quota.units].some((name) => units.has(name))),
  )
  if (!known) quotas.push(quota)
  else for (const name of quota.units) known.units.add(name)
}
