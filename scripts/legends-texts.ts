import { readdirSync } from 'node:fs'

import { slugOfName } from '../src/engine/names.ts'
import { keyOf, plain } from '../src/library/import/names.ts'
import { grouped } from './grouped.ts'
import type { SourceFolder } from './source-files.ts'
import type { TextPlace } from './text-places.ts'

type Node = Readonly<Record<string, unknown>>

const catalogue = 'sources/wh40k11-bsdata'
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? (value as readonly unknown[]).filter(isNode) : []
const stringOf = (node: Node, key: string) => {
  const value = node[key]
  return typeof value === 'string' ? value : ''
}

interface Entry {
  readonly node: Node
  readonly file: string
}

export interface LegendsText {
  readonly book: string
  readonly key: string
  readonly parts: Readonly<Record<string, string>>
  readonly file: string
}

/** What the community's catalogue says of the abilities of Legends sheets, by the names of both. */
export function legendsTexts(
  sources: SourceFolder,
  places: readonly TextPlace[],
): readonly LegendsText[] {
  const sheets = grouped(
    places.filter(({ kind, book }) => kind === 'sheet' && book.endsWith('-legends')),
    ({ book, key }) => `${book}/${key.split('/')[1]}`,
  )
  if (sheets.size === 0) return []
  const { byId, units } = readEntries(sources)
  return [...sheets].flatMap(([id, own]) => {
    const [book = '', slug = ''] = id.split('/')
    const named = units.get(keyOf(own[0]?.of ?? '')) ?? []
    const abilities = named.flatMap(({ node, file }) =>
      abilitiesIn(node, byId).map(([name, effect]) => ({ name, effect, file })),
    )
    return abilities.map(({ name, effect, file }) => ({
      book,
      key: `sheet/${slug}/${slugOfName(name)}`,
      parts: { effect },
      file,
    }))
  })
}

/** All elements of all files by id, and the Legends units by the key of their name. */
function readEntries(sources: SourceFolder) {
  const byId = new Map<string, Node>()
  const units: (Entry & { readonly key: string })[] = []
  const walk = (value: unknown, file: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, file)
    else if (isNode(value)) {
      const id = stringOf(value, 'id')
      if (id !== '' && !byId.has(id)) byId.set(id, value)
      const name = stringOf(value, 'name')
      const type = stringOf(value, 'type')
      if ((type === 'unit' || type === 'model') && 'hidden' in value)
        units.push({ node: value, file, key: keyOf(name.replace(/\s*\[legends\]/i, '')) })
      for (const child of Object.values(value)) if (isNode(child)) walk(child, file)
    }
  }
  for (const file of readdirSync(sources.path(catalogue)).filter((one) => one.endsWith('.json')))
    walk(
      sources.read(`${catalogue}/${file}`, (text): unknown => JSON.parse(text), {
        as: 'a catalogue of the community',
        reader: 'scripts/legends-texts.ts',
      }),
      file,
    )
  return { byId, units: grouped(units, ({ key }) => key) }
}

/** Abilities of an entry and of everything in it, links followed. */
function abilitiesIn(
  node: Node,
  byId: ReadonlyMap<string, Node>,
  depth = 0,
): readonly (readonly [name: string, text: string])[] {
  if (depth > 8) return []
  const children: readonly Node[] = Object.values(node).flatMap((value) => nodesIn(value))
  const linked = children.flatMap((child): readonly Node[] => {
    const target = byId.get(stringOf(child, 'targetId'))
    return target ? [target] : []
  })
  return [
    ...children.flatMap(abilityOf),
    ...linked.flatMap(abilityOf),
    ...[...children, ...linked].flatMap((child) => abilitiesIn(child, byId, depth + 1)),
  ]
}

function abilityOf(node: Node): readonly (readonly [string, string])[] {
  const name = plain(stringOf(node, 'name'))
  const description = stringOf(node, 'description')
  if (description !== '') return [[name, description]]
  if (stringOf(node, 'typeName') === '') return []
  const texts = nodesIn(node['characteristics'])
    .filter((one) => /description|effect|ability/i.test(stringOf(one, 'name')))
    .map((one) => stringOf(one, '$text'))
  return texts.length === 0 ? [] : [[name, texts.join('\n')]]
}
