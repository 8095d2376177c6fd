import { attribute, conditionsOf, listed } from '../../catalogue.ts'
import type { Modifier } from '../../catalogue.ts'
import type { XmlNode } from '../../xml.ts'
import type { UnitSet } from '../community.ts'
import { nameById } from './source.ts'
import type { Source } from './source.ts'
import type { ArmyUnit } from './units.ts'

/** Units that a group of tests on single selections counts. */
export function testedUnits(source: Source, units: readonly ArmyUnit[], group: XmlNode): UnitSet {
  const tests = conditionsOf([group])
    .filter((condition) => attribute(condition, 'scope') === 'self')
    .map((condition) => ({
      wanted: attribute(condition, 'type') === 'instanceOf',
      id: attribute(condition, 'childId'),
    }))
  const isKeyword = ({ wanted, id }: { wanted: boolean; id: string }) =>
    wanted && source.data.byId.get(id)?.name === 'categoryEntry' && id !== source.ids.undersize
  const names = tests.map(({ wanted, id }) => `${wanted ? '' : '!'}${nameById(source, id)}`)
  return {
    label: names.join(' & '),
    keywords: tests.every(isKeyword) ? names : null,
    units: namesWhere(units, ({ selection: { ids, categories } }) =>
      tests.every(({ wanted, id }) => (ids.has(id) || categories.has(id)) === wanted),
    ),
  }
}

/** Units that are an entry, or have a category. */
export function unitsWithId(source: Source, units: readonly ArmyUnit[], id: string): UnitSet {
  const isCategory = source.data.byId.get(id)?.name === 'categoryEntry'
  const label = nameById(source, id)
  return {
    label,
    keywords: isCategory ? [label] : null,
    units: namesWhere(
      units,
      ({ selection: { ids, categories } }) => ids.has(id) || categories.has(id),
    ),
  }
}

function namesWhere(
  units: readonly ArmyUnit[],
  matches: (unit: ArmyUnit) => boolean,
): readonly string[] {
  return [...new Set(units.filter(matches).map(({ name }) => name))].toSorted()
}

/** What a modifier happens once for: selections that it repeats for, or that a test of the whole roster counts. */
export function countedBy(
  source: Source,
  units: readonly ArmyUnit[],
  { node, heads }: Modifier,
): readonly UnitSet[] {
  const repeated = listed(node, 'repeats').map((repeat) => attribute(repeat, 'childId'))
  if (repeated.length > 0) return repeated.map((id) => unitsWithId(source, units, id))
  return heads
    .flatMap((head) => listed(head, 'localConditionGroups'))
    .filter((group) => attribute(group, 'scope') === 'roster')
    .map((group) => testedUnits(source, units, group))
}
