import {
  attribute,
  conditionsOf,
  constraintsOf,
  listed,
  modifiersOf,
  nameOf,
  numberIn,
  targetOf,
} from '../../catalogue.ts'
import type { Modifier } from '../../catalogue.ts'
import type { XmlNode } from '../../xml.ts'
import type { Source } from './source.ts'

/** Models of one kind in a unit as bought. */
export interface Models {
  readonly name: string
  readonly min: number
  readonly max: number | null
}

export type Strength = 'normal' | 'reinforced' | 'undersize'

/** Which models, and how many, a unit consists of at a strength; a group's shortfall counts as models of its own. */
export function modelsOf(source: Source, unit: XmlNode, strength: Strength): readonly Models[] {
  const own = [...listed(unit, 'selectionEntries'), ...listed(unit, 'entryLinks')].flatMap(
    (node) => modelIn(source, node, strength) ?? [],
  )
  const grouped = listed(unit, 'selectionEntryGroups').flatMap((group) =>
    groupIn(source, group, strength),
  )
  return [...own, ...grouped]
}

export function sizeOf(models: readonly Models[]): number {
  return models.reduce((sum, { min }) => sum + min, 0)
}

function modelIn(source: Source, node: XmlNode, strength: Strength): Models | undefined {
  const target = targetOf(source.data, node)
  if (target?.name !== 'selectionEntry' || attribute(target, 'type') !== 'model') return undefined
  const min = limits(source, node, 'min', strength) ?? limits(source, target, 'min', strength)
  const max = limits(source, node, 'max', strength) ?? limits(source, target, 'max', strength)
  return { name: nameOf(node), min: min ?? 0, max: max ?? null }
}

function groupIn(source: Source, group: XmlNode, strength: Strength): readonly Models[] {
  const inside = modelsOf(source, group, strength)
  if (inside.length === 0) return []
  const min = limits(source, group, 'min', strength) ?? 0
  const max = limits(source, group, 'max', strength)
  const missing = min - sizeOf(inside)
  if (missing <= 0) return inside
  const name = nameOf(group)
  return [...inside, { name, min: missing, max: max === undefined ? null : max - sizeOf(inside) }]
}

/** The strictest limit of an element at a strength; undefined where it has none. */
function limits(
  source: Source,
  node: XmlNode,
  type: 'min' | 'max',
  strength: Strength,
): number | undefined {
  const modifiers = modifiersOf(node)
  const values = constraintsOf(node, type, ['parent']).map((constraint) =>
    modifiers
      .filter((modifier) => attribute(modifier.node, 'field') === attribute(constraint, 'id'))
      .filter((modifier) => strengthOf(source, modifier) === strength)
      .reduce(changed, numberIn(constraint, 'value')),
  )
  if (values.length === 0) return undefined
  return type === 'min' ? Math.max(...values) : Math.min(...values)
}

/** The strength at which a modifier applies; undefined if it is about something else. */
function strengthOf({ ids }: Source, { heads, node }: Modifier): Strength | undefined {
  const children = conditionsOf(heads).map((condition) => attribute(condition, 'childId'))
  if (children.includes(ids.undersize)) return 'undersize'
  const repeated = listed(node, 'repeats').map((repeat) => attribute(repeat, 'childId'))
  return [...children, ...repeated].includes(ids.reinforced) ? 'reinforced' : undefined
}

function changed(value: number, { node }: Modifier): number {
  const by = numberIn(node, 'value')
  const [repeat] = listed(node, 'repeats')
  const times = repeat ? numberIn(repeat, 'repeats') || 1 : 1
  switch (attribute(node, 'type')) {
    case 'set':
      return by
    case 'increment':
      return value + by * times
    case 'decrement':
      return value - by * times
    default:
      return value
  }
}
