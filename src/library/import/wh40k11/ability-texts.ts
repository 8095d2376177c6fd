import { keyOf, plain } from '../names.ts'
import type { AppSheet } from './app.ts'

/** What an ability says. */
export interface AbilityText {
  readonly name: string
  readonly text: string
}

/** Name of an ability without the mark behind it that says how often it is used. */
export function abilityName(name: string): string {
  return plain(name.replace(/\(Once per [^)]*\)/, ''))
}

/** What the abilities of a datasheet of the app say, with what stands behind their names. */
export function appTexts({ abilities }: AppSheet): readonly AbilityText[] {
  const { other = [], wargear = [], special = [], primarch = [] } = abilities
  const all = [...other, ...wargear, ...special, ...primarch.flatMap((one) => one.abilities ?? [])]
  return all.map(({ name, description = '' }) => {
    const mark = /\(Once per [^)]*\)/.exec(name)?.[0]
    return { name: abilityName(name), text: mark ? `${mark} ${description}` : description }
  })
}

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function nodesIn(node: Node, key: string): readonly Node[] {
  const value = node[key]
  return Array.isArray(value) ? (value as readonly unknown[]).filter(isNode) : []
}

function stringIn(node: Node, key: string): string {
  const value = node[key]
  return typeof value === 'string' ? value : ''
}

const legends = /\s*\[legends\]/i

/** Reads what the abilities of the Legends units of one file of the catalogue say; keys are those of the units' names. */
export function catalogueTexts(file: unknown): ReadonlyMap<string, readonly AbilityText[]> {
  const root = isNode(file) && isNode(file['catalogue']) ? file['catalogue'] : {}
  const entries = [...nodesIn(root, 'sharedSelectionEntries'), ...nodesIn(root, 'selectionEntries')]
  const shared = [
    ...entries,
    ...nodesIn(root, 'sharedSelectionEntryGroups'),
    ...nodesIn(root, 'sharedProfiles'),
    ...nodesIn(root, 'sharedRules'),
  ]
  const byId = new Map(shared.map((one) => [stringIn(one, 'id'), one]))
  return new Map(
    entries
      .filter((entry) => legends.test(stringIn(entry, 'name')))
      .map((entry) => [
        keyOf(stringIn(entry, 'name').replace(legends, '')),
        textsIn(entry, byId, new Set()),
      ]),
  )
}

const parts = ['profiles', 'rules', 'selectionEntries', 'selectionEntryGroups']
const links = ['infoLinks', 'entryLinks']

function textsIn(
  node: Node,
  byId: ReadonlyMap<string, Node>,
  seen: Set<Node>,
): readonly AbilityText[] {
  if (seen.has(node)) return []
  seen.add(node)
  const linked = links
    .flatMap((key) => nodesIn(node, key))
    .map((link) => byId.get(stringIn(link, 'targetId')))
    .filter((one) => one !== undefined)
  const children: readonly Node[] = [...parts.flatMap((key) => nodesIn(node, key)), ...linked]
  return [...ownText(node), ...children.flatMap((child) => textsIn(child, byId, seen))]
}

function ownText(node: Node): readonly AbilityText[] {
  const texts = nodesIn(node, 'characteristics')
    .filter((one) => stringIn(one, 'name') === 'Description')
    .map((one) => stringIn(one, '$text'))
  const text = texts.join('\n')
  return text === '' ? [] : [{ name: abilityName(stringIn(node, 'name')), text }]
}
