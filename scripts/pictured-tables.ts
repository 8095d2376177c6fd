import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { plain } from '../src/library/import/names.ts'
import type { SourceFolder } from './source-files.ts'

type Node = Readonly<Record<string, unknown>>

const catalogue = 'sources/wh40k11-bsdata'
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const stringOf = (node: Node, key: string) => {
  const value = node[key]
  return typeof value === 'string' ? value : ''
}

/**
 * What the community's catalogue says of rules by their names, a row of a table each: for rules of which the app has a part as a
 * picture only.
 */
export function picturedTables(
  sources: SourceFolder,
  names: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>([...names].map((name) => [name, new Set()]))
  const folder = sources.path(catalogue)
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const text = readFileSync(join(folder, file), 'utf8')
    const here = plain(text)
    const wanted = [...names].filter((name) => here.includes(name))
    if (wanted.length === 0) continue
    const read = sources.read(`${catalogue}/${file}`, (json): unknown => JSON.parse(json), {
      as: 'a catalogue of the community',
      reader: 'scripts/pictured-tables.ts',
    })
    for (const node of nodesIn(read))
      for (const name of wanted) for (const row of rowsOf(node, name)) found.get(name)?.add(row)
  }
  return new Map(
    [...found].flatMap(([name, rows]) => (rows.size > 0 ? [[name, [...rows].join('\n')]] : [])),
  )
}

function* nodesIn(value: unknown): Generator<Node> {
  if (!isNode(value)) return
  if (!Array.isArray(value)) yield value
  for (const child of Object.values(value)) yield* nodesIn(child)
}

/** The text of a rule of this name, and rows of a table that is called after it. */
function rowsOf(node: Node, rule: string): readonly string[] {
  const name = plain(stringOf(node, 'name'))
  const description = stringOf(node, 'description')
  if (name === rule && description !== '') return [description]
  const table = plain(stringOf(node, 'typeName'))
  if (table !== rule && !table.startsWith(`${rule} - `)) return []
  const cells = [...nodesIn(node['characteristics'])].map((one) => stringOf(one, '$text'))
  return [`${name}: ${cells.join(' ')}`]
}
