import type { RosterForce, RosterSelection, RosterTree } from '../../engine/text/roster-tree.ts'
import { deflate } from '../deflate.ts'
import { zipOf } from './zip-write.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
}

/** Words as they may stand in XML, without what XML has no way to write. */
function safe(words: string): string {
  return (
    words
      .replaceAll('\r\n', '\n')
      // what joins letters and emoji is of class C, too, but XML has it
      .replaceAll(/[^\n\t\P{Cc}]|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
      .replaceAll(/[&<>"\n\t]/g, (sign) => entities[sign] ?? sign)
  )
}

type Attributes = Readonly<Record<string, string | number | boolean>>

function element(name: string, attributes: Attributes, inner: readonly string[] = []): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ` ${key}="${safe(String(value))}"`)
    .join('')
  const content = inner.filter((part) => part !== '').join('\n')
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>\n${content}\n</${name}>`
}

const list = (name: string, elements: readonly string[]) =>
  elements.length === 0 ? '' : element(name, {}, elements)

/** What the parts of a file are written with. */
interface Writing {
  /** Gives each thing in the file an id of its own, in their order. */
  readonly id: () => string
  readonly cost: (name: string, value: number) => string
}

const notes = (words: string) =>
  words.trim() === '' ? '' : `<customNotes>${safe(words)}</customNotes>`

function startWriting({ pointsId = 'points' }: RosterTree): Writing {
  let count = 0
  return {
    id: () => {
      count += 1
      return `muster-${count}`
    },
    cost: (name, value) => element(name, { name: 'pts', typeId: pointsId, value }),
  }
}

function selectionXml(selection: RosterSelection, writing: Writing): string {
  const { id, cost } = writing
  const { name, customName, type, number, points, categories, primary, group } = selection
  const own = id()
  return element(
    'selection',
    { id: own, name, entryId: own, customName, number, type, group: group.join('::') },
    [
      notes(selection.notes),
      list(
        'selections',
        selection.selections.map((one) => selectionXml(one, writing)),
      ),
      list('costs', [cost('cost', points)]),
      list(
        'categories',
        categories.map((category) =>
          element('category', { id: id(), name: category, primary: category === primary }),
        ),
      ),
    ],
  )
}

function forceXml(
  { name, customName, catalogue, ...holds }: RosterForce,
  writing: Writing,
): string {
  const own = writing.id()
  return element('force', { id: own, name, customName, entryId: own, catalogueName: catalogue }, [
    list(
      'selections',
      holds.selections.map((one) => selectionXml(one, writing)),
    ),
    list(
      'forces',
      holds.forces.map((one) => forceXml(one, writing)),
    ),
  ])
}

/** A list as a roster file of other apps: XML with names and counts, its ids its own. */
export function writeRos(tree: RosterTree): string {
  const { name, gameSystem, gameSystemId, source, points, limit, forces } = tree
  const writing = startWriting(tree)
  const { id, cost } = writing
  const head = {
    id: id(),
    name,
    battleScribeVersion: '2.03',
    generatedBy: source,
    gameSystemId,
    gameSystemName: gameSystem,
    xmlns: 'http://www.battlescribe.net/schema/rosterSchema',
  }
  const roster = element('roster', head, [
    points === null ? '' : list('costs', [cost('cost', points)]),
    limit === null ? '' : list('costLimits', [cost('costLimit', limit)]),
    list(
      'forces',
      forces.map((force) => forceXml(force, writing)),
    ),
    notes(tree.notes),
  ])
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${roster}\n`
}

/** The same as a zip file (`.rosz`), in which these files are mostly handed on. */
export async function writeRosz(tree: RosterTree): Promise<Uint8Array> {
  const xml = writeRos(tree)
  const bytes = new TextEncoder().encode(xml)
  return zipOf([{ name: 'list.ros', bytes, packed: await deflate(xml) }])
}
