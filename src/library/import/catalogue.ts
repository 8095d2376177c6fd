import { readXml } from './xml.ts'
import type { XmlNode } from './xml.ts'

/**
 * A set of game system (`.gst`) and catalogue (`.cat`) files of the format that community data is kept in, with their links
 * between files resolved.
 */
export interface Catalogues {
  readonly system: XmlNode
  /** By id. */
  readonly catalogues: ReadonlyMap<string, XmlNode>
  /** The first element with an id: some ids occur twice. */
  readonly byId: ReadonlyMap<string, XmlNode>
  /** Name of the file that an element with an id stands in. */
  readonly fileOf: (node: XmlNode) => string
}

/**
 * Reads all files; `paths` may hold others, which are left alone. Refuses a set without a game system, and files that are not
 * XML (`XmlError`).
 */
export function readCatalogues(
  read: (path: string) => string,
  paths: readonly string[],
): Catalogues {
  const files = new Map<XmlNode, string>()
  const byId = new Map<string, XmlNode>()
  const catalogues = new Map<string, XmlNode>()
  let system: XmlNode | undefined
  for (const path of [...endingIn(paths, '.gst'), ...endingIn(paths, '.cat')]) {
    const file = path.replace(/^.*[/\\]/, '')
    const root = readXml(read(path), file)
    indexIds(root, (id, node) => {
      if (!byId.has(id)) byId.set(id, node)
      files.set(node, file)
    })
    if (root.name === 'gameSystem') system ??= root
    else if (root.name === 'catalogue') catalogues.set(attribute(root, 'id'), root)
  }
  if (!system) throw new Error('There is no game system (.gst) among the catalogue files.')
  return { system, catalogues, byId, fileOf: (node) => files.get(node) ?? '' }
}

function endingIn(paths: readonly string[], ending: string): readonly string[] {
  return paths.filter((path) => path.endsWith(ending)).toSorted(byCodePoints)
}

function byCodePoints(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function indexIds(node: XmlNode, add: (id: string, node: XmlNode) => void): void {
  const { id } = node.attributes
  if (id !== undefined) add(id, node)
  for (const child of node.children) indexIds(child, add)
}

export function attribute(node: XmlNode, name: string): string {
  return node.attributes[name] ?? ''
}

/** An attribute that holds a number; 0 where there is none. */
export function numberIn(node: XmlNode, name: string): number {
  return Number(node.attributes[name] ?? 0) || 0
}

/** A name without the marks that catalogues put on it, in plain typography. */
export function nameOf(node: XmlNode): string {
  return plain(attribute(node, 'name'))
}

/** One line, straight apostrophes, ordinary hyphens. */
export function plain(text: string): string {
  return text
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[✦❖þ۞]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Elements of the list element `list` (`entryLinks` holds `entryLink`s); a list may occur more than once. */
export function listed(node: XmlNode, list: string): readonly XmlNode[] {
  const lists = node.children.filter((child) => child.name === list)
  if (lists.length === 1) return lists[0]?.children ?? []
  return lists.flatMap((found) => found.children)
}

/** The element that a link points at; an element that is no link stands for itself. */
export function targetOf(data: Catalogues, node: XmlNode): XmlNode | undefined {
  const target = node.attributes['targetId']
  return target === undefined ? node : data.byId.get(target)
}

/**
 * Entries at the root of a catalogue and of those that it imports with their root entries, each with the element that a link
 * resolves to. Links that lead nowhere are left out.
 */
export function rootEntries(
  data: Catalogues,
  catalogue: XmlNode,
  seen: Set<XmlNode> = new Set(),
): readonly Entry[] {
  if (seen.has(catalogue)) return []
  seen.add(catalogue)
  const own = [...listed(catalogue, 'entryLinks'), ...listed(catalogue, 'selectionEntries')]
  const imported = listed(catalogue, 'catalogueLinks')
    .filter((link) => attribute(link, 'importRootEntries') === 'true')
    .flatMap((link) => data.catalogues.get(attribute(link, 'targetId')) ?? [])
  return [
    ...own.flatMap((node) => entryOf(data, node) ?? []),
    ...imported.flatMap((other) => rootEntries(data, other, seen)),
  ]
}

/** A selection that a catalogue offers: the link (or the entry itself) and the entry. */
export interface Entry {
  readonly link: XmlNode
  readonly entry: XmlNode
}

export function entryOf(data: Catalogues, link: XmlNode): Entry | undefined {
  const entry = targetOf(data, link)
  return entry && { link, entry }
}

/** Entry and link where they differ: what the entry says comes first, what the link says is added or overrides. */
export function layersOf({ link, entry }: Entry): readonly XmlNode[] {
  return link === entry ? [entry] : [entry, link]
}

/** Ids of the categories of an entry, those that its link adds last. */
export function categoriesOf(entry: Entry): readonly string[] {
  return layersOf(entry).flatMap((layer) =>
    listed(layer, 'categoryLinks').map((category) => attribute(category, 'targetId')),
  )
}

/** A modifier with the groups around it, from the outermost in; all their conditions must hold. */
export interface Modifier {
  readonly node: XmlNode
  readonly heads: readonly XmlNode[]
}

/** All modifiers of an element, whether they apply or not. */
export function modifiersOf(node: XmlNode, around: readonly XmlNode[] = []): readonly Modifier[] {
  const own = listed(node, 'modifiers').map((modifier) => ({
    node: modifier,
    heads: [...around, modifier],
  }))
  const grouped = listed(node, 'modifierGroups').flatMap((group) =>
    modifiersOf(group, [...around, group]),
  )
  return [...own, ...grouped]
}

/** Conditions on which a modifier depends, however nested. */
export function conditionsOf(heads: readonly XmlNode[]): readonly XmlNode[] {
  return heads.flatMap((head) => [
    ...listed(head, 'conditions'),
    ...conditionsOf(listed(head, 'conditionGroups')),
    ...conditionsOf(listed(head, 'localConditionGroups')),
  ])
}

/** Constraints of an element on the number of selections, `min` or `max`, in these scopes. */
export function constraintsOf(
  node: XmlNode,
  type: 'min' | 'max',
  scopes?: readonly string[],
): readonly XmlNode[] {
  return listed(node, 'constraints').filter(
    ({ attributes }) =>
      attributes['type'] === type &&
      attributes['field'] === 'selections' &&
      (scopes === undefined || scopes.includes(attributes['scope'] ?? '')),
  )
}

/** Whether the element is an entry or a link to one: what conditions name when they mean a unit. */
export function isEntry(node: XmlNode | undefined): boolean {
  return node?.name === 'entryLink' || node?.name === 'selectionEntry'
}
