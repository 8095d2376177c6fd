import type { RosterTree } from '../../engine/text/roster-tree.ts'
import type { RosterFile } from './read-roster-file.ts'
import type { ForceSketch, RosterSketch, Sketch } from './testing-rosters.ts'

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** An element with these attributes; those that are undefined are left out. */
function element(
  name: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
  inner = '',
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${String(value).replaceAll(/[&<>"]/g, (one) => marks[one] ?? one)}"`,
    )
  return `<${name}${written.join('')}>${inner}</${name}>`
}

const within = (list: string, parts: readonly string[] | undefined) =>
  parts && parts.length > 0 ? `<${list}>${parts.join('')}</${list}>` : ''
const cost = (value: number) =>
  element('cost', { name: 'pts', typeId: 'points', value: `${value}.0` })

function selectionXml(one: Sketch): string {
  const { name, type = 'upgrade', number = 1, points, group, primary, custom, profiled } = one
  return element(
    'selection',
    { id: 'x1', name, customName: custom, number, type, from: group ? 'group' : 'entry', group },
    [
      profiled
        ? '<profiles><profile name="P"><characteristics><characteristic name="M">6"</characteristic></characteristics></profile></profiles>'
        : '',
      within('selections', one.holds?.map(selectionXml)),
      points === undefined
        ? ''
        : within('costs', [element('cost', { name: 'CP', value: 3 }), cost(points)]),
      primary ? within('categories', [element('category', { name: primary, primary: true })]) : '',
    ].join(''),
  )
}

function forceXml({ name, catalogue, holds, forces }: ForceSketch): string {
  const inner =
    within('selections', holds?.map(selectionXml)) + within('forces', forces?.map(forceXml))
  return element('force', { name, catalogueName: catalogue }, inner)
}

/** A sketch as the text of a `.ros` file. */
export function rosXml({ name, game, points, limit, notes, forces }: RosterSketch): string {
  const inner = [
    within('costs', [cost(points)]),
    limit === undefined
      ? ''
      : within('costLimits', [element('costLimit', { name: 'pts', value: limit })]),
    notes === undefined ? '' : element('customNotes', {}, notes),
    within('forces', forces.map(forceXml)),
  ]
  const attributes = {
    name,
    battleScribeVersion: '2.03',
    generatedBy: 'https://newrecruit.eu',
    gameSystemName: game,
    gameSystemId: 'sys-1',
    xmlns: 'http://www.battlescribe.net/schema/rosterSchema',
  }
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${element('roster', attributes, inner.join('\n'))}\n`
}

function selectionJson(one: Sketch): unknown {
  const { name, type = 'upgrade', number = 1, points, group, primary, custom, profiled } = one
  return {
    id: 'x1',
    name,
    customName: custom,
    number,
    type,
    group,
    profiles: profiled ? [{ name: 'P', characteristics: [{ name: 'M', $text: '6"' }] }] : undefined,
    selections: one.holds?.map(selectionJson),
    costs: points === undefined ? undefined : [{ name: 'pts', typeId: 'points', value: points }],
    categories: primary ? [{ name: primary, primary: true }] : undefined,
  }
}

function forceJson({ name, catalogue, holds, forces }: ForceSketch): unknown {
  return {
    name,
    catalogueName: catalogue,
    selections: holds?.map(selectionJson),
    forces: forces?.map(forceJson),
  }
}

/** A sketch as the value of a New Recruit `.json` file. */
export function rosterJson({ name, game, points, limit, notes, forces }: RosterSketch) {
  return {
    roster: {
      name,
      generatedBy: 'https://newrecruit.eu',
      gameSystemName: game,
      gameSystemId: 'sys-1',
      customNotes: notes,
      costs: [{ name: 'pts', typeId: 'points', value: points }],
      costLimits: limit === undefined ? undefined : [{ name: 'pts', value: limit }],
      forces: forces.map(forceJson),
    },
  }
}

/** The bytes of a text in UTF-8. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Bytes that a stream packs or unpacks. */
export async function streamed(
  bytes: Uint8Array,
  way: 'gzip' | 'deflate-raw',
): Promise<Uint8Array> {
  const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new CompressionStream(way))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Why a file was refused, with the advice; a word for what it was read as where it was not. */
export function wordsOf(file: RosterFile): string {
  return file.kind === 'refused' ? `${file.problem} ${file.advice}` : `read as ${file.kind}`
}

/** The roster in a file; fails with the reason where it was not read as one. */
export function treeIn(file: RosterFile): RosterTree {
  if (file.kind !== 'tree') throw new Error(wordsOf(file))
  return file.tree
}
