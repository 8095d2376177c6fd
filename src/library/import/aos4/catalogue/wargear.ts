import { attribute, constraintsOf, listed, nameOf, numberIn, targetOf } from '../../catalogue.ts'
import type { XmlNode } from '../../xml.ts'
import type { CommunitySheet } from '../community.ts'
import type { Source } from './source.ts'

type Wargear = CommunitySheet['wargear'][number]

/** Kind of model whose wargear is being read, and how many of them a unit has. */
interface Bearer {
  readonly name: string
  readonly count: number
}

/** Real choices of wargear: groups of two or more, and single things that a model may take or leave. */
export function wargearOf(source: Source, unit: XmlNode, size: number): Wargear[] {
  return choicesIn(source, unit, { name: nameOf(unit), count: size })
}

function choicesIn(source: Source, node: XmlNode, bearer: Bearer): Wargear[] {
  const groups = listed(node, 'selectionEntryGroups').filter(
    (group) => nameOf(group) !== 'Command Models' && !nameOf(group).startsWith('The Anvil'),
  )
  const inGroups = groups.flatMap((group) => [
    ...groupChoice(source, group, bearer),
    ...choicesIn(source, group, bearer),
  ])
  const entries = listed(node, 'selectionEntries').flatMap((entry) => {
    if (attribute(entry, 'type') === 'model')
      return choicesIn(source, entry, modelOf(entry, bearer))
    const optional = constraintsOf(entry, 'min').length === 0 && node.name !== 'selectionEntryGroup'
    if (attribute(entry, 'type') !== 'upgrade' || !optional) return []
    return [{ model: bearer.name, options: [optionOf(entry, bearer)] }]
  })
  return [...inGroups, ...entries]
}

function groupChoice(source: Source, group: XmlNode, bearer: Bearer): Wargear[] {
  const items = [...listed(group, 'selectionEntries'), ...listed(group, 'entryLinks')].filter(
    (item) => {
      const target = targetOf(source.data, item)
      return target !== undefined && attribute(target, 'type') === 'upgrade'
    },
  )
  const isChoice =
    items.length >= 2 || (items.length === 1 && constraintsOf(group, 'min').length === 0)
  if (!isChoice) return []
  return [{ model: bearer.name, options: items.map((item) => optionOf(item, bearer)) }]
}

/** `max`: as many of the unit's models may take it. */
function optionOf(item: XmlNode, bearer: Bearer): Wargear['options'][number] {
  const limits = constraintsOf(item, 'max')
    .filter((constraint) => attribute(constraint, 'scope') !== 'parent')
    .map((constraint) => numberIn(constraint, 'value'))
  return { name: nameOf(item), max: limits.length > 0 ? Math.min(...limits) : bearer.count }
}

function modelOf(entry: XmlNode, bearer: Bearer): Bearer {
  const min = constraintsOf(entry, 'min', ['parent']).map((one) => numberIn(one, 'value'))
  const count = min.length > 0 ? Math.max(...min) : bearer.count
  return { name: nameOf(entry), count: Math.max(count, 1) }
}
