import { attribute, listed, nameOf, numberIn } from '../../catalogue.ts'
import type { Catalogues } from '../../catalogue.ts'
import type { XmlNode } from '../../xml.ts'
import type { CommunityProblem, Season } from '../community.ts'
import type { Force, Scene } from './conditions.ts'

/** The files with the elements of the game system that everything else refers to. */
export interface Source {
  readonly data: Catalogues
  readonly ids: WellKnown
  readonly seasons: readonly SeasonForce[]
  readonly current: SeasonForce
  /** Notes what could not be read as expected. */
  readonly note: (kind: string, where: string) => void
  readonly problems: readonly CommunityProblem[]
}

export interface SeasonForce {
  readonly season: Season
  readonly force: XmlNode
}

type WellKnown = Readonly<Record<keyof typeof places, string>>

/** Where in the game system each is found, and its name there (spelled as in the data). */
const places = {
  reinforced: ['sharedSelectionEntries', 'Reinforced'],
  general: ['sharedSelectionEntries', 'General'],
  allowLegends: ['selectionEntries', 'Allow Legends'],
  leader: ['categoryEntries', 'Regimental Leader'],
  option: ['categoryEntries', 'Regimental Option'],
  heroOption: ['categoryEntries', 'Regimental Hero'],
  restrictGeneral: ['categoryEntries', 'Restrict General'],
  undersize: ['categoryEntries', 'Undersize Unit'],
  legends: ['categoryEntries', 'Legends'],
  regiment: ['forceEntries', 'Regiment'],
  auxiliary: ['forceEntries', 'Auxillary Units'],
} as const

const seasonForces: readonly (readonly [Season, string])[] = [
  ['2024-25', "General's Handbook 2024-25"],
  ['2025-26', "General's Handbook 2025-26"],
  ['2026-27', "General's Handbook 2026-27"],
]

/** Finds the landmarks of the game system. Refuses one that lacks any of them, since nothing could be read rightly then. */
export function readSource(data: Catalogues): Source {
  const problems: CommunityProblem[] = []
  const seasons = seasonForces.map(([season, name]) => ({
    season,
    force: found(named(listed(data.system, 'forceEntries'), name), name),
  }))
  const current = found(seasons.at(-1), 'season')
  const ids = Object.fromEntries(
    Object.entries(places).map(([key, [list, name]]) => [
      key,
      attribute(found(named(listed(data.system, list), name), name), 'id'),
    ]),
  ) as WellKnown
  const note = (kind: string, where: string) => problems.push({ kind, where })
  return { data, ids, seasons, current, note, problems }
}

function named(nodes: readonly XmlNode[], name: string): XmlNode | undefined {
  return nodes.find((node) => nameOf(node) === name)
}

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The game system has no "${what}".`)
  return value
}

/** A roster of a season with a regiment of an army in it and nothing selected. */
export interface Stage {
  readonly season: Season
  readonly scene: Scene
  readonly top: Force
  readonly regiment: Force
}

/** Sets the stage for an army's catalogue in a season, with Legends allowed or not. */
export function stageFor(
  source: Source,
  { season, force }: SeasonForce,
  catalogueId: string,
  legends = true,
): Stage {
  const top: Force = { entryId: attribute(force, 'id'), catalogueId, parent: null }
  const regiment: Force = { entryId: source.ids.regiment, catalogueId, parent: top }
  const costs = new Map(
    listed(force, 'costs').map((cost) => [attribute(cost, 'typeId'), numberIn(cost, 'value')]),
  )
  const scene: Scene = {
    data: source.data,
    forces: [top, regiment],
    taken: new Set(legends ? [source.ids.allowLegends] : []),
    costs,
  }
  return { season, scene, top, regiment }
}

/** Name of the element with an id. */
export function nameById(source: Source, id: string): string {
  const node = source.data.byId.get(id)
  return node ? nameOf(node) : id
}

/** Name that an entry goes by: its link may rename it. */
export function shownName(link: XmlNode): string {
  let name = nameOf(link)
  for (const modifier of listed(link, 'modifiers')) {
    if (attribute(modifier, 'field') !== 'name') continue
    const value = attribute(modifier, 'value')
    if (attribute(modifier, 'type') === 'set') name = value
    else if (attribute(modifier, 'type') === 'append') name = `${name} ${value}`
  }
  return name.replace(/\s+/g, ' ').trim()
}
