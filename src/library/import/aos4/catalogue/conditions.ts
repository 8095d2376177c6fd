import { attribute, categoriesOf, layersOf, listed, numberIn } from '../../catalogue.ts'
import type { Catalogues, Entry } from '../../catalogue.ts'
import type { XmlNode } from '../../xml.ts'

/**
 * Evaluates the conditions of the catalogue's modifiers for one thing on offer in an otherwise empty roster: what a season, an
 * army or a choice of force shows, and at what price. Counts of selections are therefore 0.
 */

/** A force of the roster: the season at the top, a regiment inside it. */
export interface Force {
  readonly entryId: string
  readonly catalogueId: string
  readonly parent: Force | null
}

export interface Selection extends Entry {
  readonly ids: ReadonlySet<string>
  readonly categories: ReadonlySet<string>
  readonly force: Force
  readonly parent: Selection | null
}

/** The roster around: its forces, entries of the settings that are taken, and the costs that its season adds. */
export interface Scene {
  readonly data: Catalogues
  readonly forces: readonly Force[]
  readonly taken: ReadonlySet<string>
  readonly costs: ReadonlyMap<string, number>
}

/** Where a condition is asked: at a selection, or at a force itself. */
interface At {
  readonly selection: Selection | null
  readonly force: Force
}

const at = (selection: Selection): At => ({ selection, force: selection.force })

/** An entry as if it were selected in a force; `extra` categories are those that a leader, say, is given. */
export function select(
  entry: Entry,
  force: Force,
  parent: Selection | null = null,
  extra: readonly string[] = [],
): Selection {
  const ids = new Set(layersOf(entry).map((layer) => attribute(layer, 'id')))
  const categories = new Set([...categoriesOf(entry), ...extra])
  return { ...entry, ids, categories, force, parent }
}

/** Whether the roster does not offer the selection. */
export function isHidden(scene: Scene, selection: Selection): boolean {
  const layers = layersOf(selection)
  let hidden = layers.some((layer) => attribute(layer, 'hidden') === 'true')
  for (const layer of layers) hidden = hiddenAfter(scene, layer, at(selection), hidden)
  return hidden
}

/** Whether an element alone (a group, a link to one) is hidden when asked at a selection. */
export function isElementHidden(scene: Scene, node: XmlNode, selection: Selection): boolean {
  return hiddenAfter(scene, node, at(selection), attribute(node, 'hidden') === 'true')
}

/** Whether the season offers a kind of force to another catalogue's army. */
export function isForceHidden(scene: Scene, node: XmlNode, force: Force): boolean {
  return hiddenAfter(scene, node, { selection: null, force }, attribute(node, 'hidden') === 'true')
}

function hiddenAfter(scene: Scene, node: XmlNode, where: At, before: boolean): boolean {
  const last = active(scene, node, where).findLast(
    ({ attributes }) => attributes['field'] === 'hidden' && attributes['type'] === 'set',
  )
  return last ? attribute(last, 'value') === 'true' : before
}

/** Points of a selection: a link that states a price overrides that of its entry. */
export function pointsOf(scene: Scene, selection: Selection): number {
  const layers = layersOf(selection)
  const stated = layers.flatMap((layer) =>
    listed(layer, 'costs').filter((cost) => attribute(cost, 'typeId') === 'points'),
  )
  const price = stated.findLast((cost) => numberIn(cost, 'value') !== 0)
  const modifiers = layers.flatMap((layer) => active(scene, layer, at(selection)))
  return changed(
    price ? numberIn(price, 'value') : 0,
    modifiers.filter(({ attributes }) => attributes['field'] === 'points'),
  )
}

/** A constraint's limit after the modifiers of the selection that carries it. */
export function limitOf(scene: Scene, constraint: XmlNode, selection: Selection): number {
  const id = attribute(constraint, 'id')
  const modifiers = layersOf(selection).flatMap((layer) => active(scene, layer, at(selection)))
  return changed(
    numberIn(constraint, 'value'),
    modifiers.filter(({ attributes }) => attributes['field'] === id),
  )
}

function changed(start: number, modifiers: readonly XmlNode[]): number {
  let value = start
  for (const modifier of modifiers) {
    const by = numberIn(modifier, 'value')
    // A modifier that repeats, or counts selections, does so as often as there are selections: never here.
    const repeats =
      listed(modifier, 'repeats').length + listed(modifier, 'localConditionGroups').length
    const type = attribute(modifier, 'type')
    if (type === 'set') value = by
    else if (type === 'multiply') value *= by
    else if (repeats === 0 && type === 'increment') value += by
    else if (repeats === 0 && type === 'decrement') value -= by
  }
  return value
}

/** Whether all conditions on these elements (groups and a modifier) hold for the selection. */
export function allHold(scene: Scene, heads: readonly XmlNode[], selection: Selection): boolean {
  return heads.every((head) => holds(scene, head, at(selection)))
}

function active(scene: Scene, node: XmlNode, where: At): readonly XmlNode[] {
  const own = listed(node, 'modifiers').filter((modifier) => holds(scene, modifier, where))
  const grouped = listed(node, 'modifierGroups')
    .filter((group) => holds(scene, group, where))
    .flatMap((group) => active(scene, group, where))
  return [...own, ...grouped]
}

function holds(scene: Scene, head: XmlNode, where: At): boolean {
  const parts = [
    ...listed(head, 'conditions').map((condition) => () => met(scene, condition, where)),
    ...listed(head, 'conditionGroups').map((group) => () => holds(scene, group, where)),
    // What it counts are selections, of which there are none; `always` only serves to repeat.
    ...listed(head, 'localConditionGroups').map((group) => () => compare(group, 0)),
  ]
  if (parts.length === 0) return true
  const either = head.name === 'conditionGroup' && attribute(head, 'type') === 'or'
  return either ? parts.some((part) => part()) : parts.every((part) => part())
}

function met(scene: Scene, condition: XmlNode, where: At): boolean {
  const type = attribute(condition, 'type')
  if (type === 'instanceOf') return isInstance(condition, where)
  if (type === 'notInstanceOf') return !isInstance(condition, where)
  return compare(condition, count(scene, condition))
}

function compare(test: XmlNode, counted: number): boolean {
  const value = numberIn(test, 'value')
  switch (attribute(test, 'type')) {
    case 'atLeast':
      return counted >= value
    case 'atMost':
      return counted <= value
    case 'equalTo':
      return counted === value
    case 'notEqualTo':
      return counted !== value
    case 'lessThan':
      return counted < value
    case 'greaterThan':
      return counted > value
    default:
      return false
  }
}

function count(scene: Scene, condition: XmlNode): number {
  const field = attribute(condition, 'field')
  const child = attribute(condition, 'childId')
  const wholeRoster = attribute(condition, 'scope') === 'roster'
  if (field === 'forces')
    return scene.forces.filter(({ entryId }) => child === 'any' || child === entryId).length
  if (field !== 'selections') return wholeRoster ? (scene.costs.get(field) ?? 0) : 0
  if (scene.data.byId.get(child)?.name === 'forceEntry')
    return scene.forces.filter(({ entryId }) => entryId === child).length
  return wholeRoster && scene.taken.has(child) ? 1 : 0
}

function isInstance(condition: XmlNode, { selection, force }: At): boolean {
  const child = attribute(condition, 'childId')
  const scope = attribute(condition, 'scope')
  switch (scope) {
    case 'self':
      return selection ? isA(selection, child) : isForce(force, child)
    case 'parent':
      if (selection?.parent) return isA(selection.parent, child)
      return selection
        ? isForce(force, child)
        : force.parent !== null && isForce(force.parent, child)
    case 'ancestor':
      return isAncestor(selection?.parent ?? null, force, child)
    case 'force':
      return isForce(force, child)
    case 'primary-catalogue':
      return force.catalogueId === child
    case 'primary-category':
      return selection?.categories.has(child) ?? false
    case 'root-entry':
      return selection !== null && isA(rootOf(selection), child)
    default:
      return isA(enclosing(selection, scope), child)
  }
}

function isA(selection: Selection | null, id: string): boolean {
  if (!selection) return false
  const type = attribute(selection.entry, 'type')
  return selection.ids.has(id) || selection.categories.has(id) || type === id
}

function isForce(force: Force, id: string): boolean {
  return force.entryId === id || force.catalogueId === id
}

function isAncestor(parent: Selection | null, force: Force, id: string): boolean {
  for (let above = parent; above; above = above.parent) if (isA(above, id)) return true
  for (let above: Force | null = force; above; above = above.parent)
    if (isForce(above, id)) return true
  return false
}

function rootOf(selection: Selection): Selection {
  return selection.parent ? rootOf(selection.parent) : selection
}

function enclosing(selection: Selection | null, id: string): Selection | null {
  if (!selection || selection.ids.has(id)) return selection
  return enclosing(selection.parent, id)
}
