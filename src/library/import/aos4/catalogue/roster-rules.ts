import {
  attribute,
  conditionsOf,
  constraintsOf,
  isEntry,
  layersOf,
  listed,
  numberIn,
} from '../../catalogue.ts'
import type { Modifier } from '../../catalogue.ts'
import type { XmlNode } from '../../xml.ts'
import type { RosterRule } from '../community.ts'
import { exemptFrom, messageOf, skryreCap } from './caps.ts'
import { nameById } from './source.ts'
import type { Source } from './source.ts'
import type { ArmyUnit } from './units.ts'

/** Rules between units of an army that are no limits in number. */
export function readRosterRules(
  source: Source,
  units: readonly ArmyUnit[],
  leaders: readonly ArmyUnit[],
): readonly RosterRule[] {
  const rules = units.flatMap((unit) =>
    unit.modifiers.flatMap((modifier): readonly RosterRule[] => [
      ...errorRules(source, unit, modifier, leaders),
      ...limitRules(source, unit, modifier),
    ]),
  )
  const equal = equalRegiments(source, units)
  const found = equal ? [...rules, equal] : rules
  return [...new Map(found.map((rule) => [JSON.stringify(rule), rule])).values()]
}

/** Units of which the army must have one. */
export function readRequired(units: readonly ArmyUnit[]): readonly string[] {
  return units
    .filter(({ selection }) =>
      layersOf(selection).some((layer) =>
        constraintsOf(layer, 'min', ['roster']).some((one) => numberIn(one, 'value') >= 1),
      ),
    )
    .map(({ name }) => name)
    .toSorted()
}

function errorRules(
  source: Source,
  unit: ArmyUnit,
  modifier: Modifier,
  leaders: readonly ArmyUnit[],
): readonly RosterRule[] {
  const message = messageOf(modifier)
  if (/variant of the same unit/i.test(message)) {
    const other = [...new Set(entriesIn(source, modifier.heads))].toSorted()
    return [{ type: 'excludes', unit: unit.name, other, variant: true }]
  }
  const [, max, what, clan] = skryreCap.exec(message) ?? []
  if (what !== undefined && clan !== undefined) {
    const exempt = exemptFrom(source, modifier)
    const free = leaders.filter(
      ({ keywords, selection }) =>
        keywords.includes(clan) || exempt.some((id) => selection.ids.has(id)),
    )
    return [
      {
        type: 'regiment-cap',
        unit: unit.name,
        keywords: what.startsWith(`${clan} `) ? [clan, what.slice(clan.length + 1)] : [what],
        max: Number(max),
        leaders: free.map(({ name }) => name),
      },
    ]
  }
  if (/any other unique/i.test(message)) return [{ type: 'no-other-unique', unit: unit.name }]
  return []
}

/** "None of it once that is in the roster". */
function limitRules(
  source: Source,
  unit: ArmyUnit,
  { node, heads }: Modifier,
): readonly RosterRule[] {
  const constraint = source.data.byId.get(attribute(node, 'field'))
  const isLimit =
    constraint?.name === 'constraint' &&
    attribute(constraint, 'type') === 'max' &&
    attribute(constraint, 'scope') === 'roster'
  if (!isLimit || attribute(node, 'type') !== 'set' || numberIn(node, 'value') !== 0) return []
  const other = entriesIn(source, heads).filter((name) => name !== unit.name)
  return other.length > 0 ? [{ type: 'excludes', unit: unit.name, other, variant: false }] : []
}

function entriesIn(source: Source, heads: readonly XmlNode[]): readonly string[] {
  return conditionsOf(heads)
    .map((condition) => attribute(condition, 'childId'))
    .filter((id) => isEntry(source.data.byId.get(id)))
    .map((id) => nameById(source, id))
}

/** Every unit of the army carries the same error; leaders that it leaves out differ. */
function equalRegiments(source: Source, units: readonly ArmyUnit[]): RosterRule | undefined {
  const conditions = units
    .flatMap(({ modifiers }) => modifiers)
    .filter((modifier) => /equal numbers/i.test(messageOf(modifier)))
    .flatMap(({ heads }) => heads.flatMap((head) => listed(head, 'localConditionGroups')))
    .flatMap((group) => conditionsOf([group]))
  const named = (type: string) => [
    ...new Set(
      conditions
        .filter((condition) => attribute(condition, 'type') === type)
        .map((condition) => attribute(condition, 'childId'))
        .filter((id) => id !== source.ids.leader)
        .map((id) => nameById(source, id)),
    ),
  ]
  if (conditions.length === 0) return undefined
  return { type: 'equal-regiments', keywords: named('instanceOf'), except: named('notInstanceOf') }
}
