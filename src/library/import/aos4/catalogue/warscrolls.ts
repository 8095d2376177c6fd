import { attribute, listed, nameOf, targetOf } from '../../catalogue.ts'
import type { XmlNode } from '../../xml.ts'
import type { CommunitySheet } from '../community.ts'
import { basesOf } from './bases.ts'
import type { ModelBase } from './bases.ts'
import { modelsOf, sizeOf } from './models.ts'
import { abilitiesOf, characteristic, distinct, printed, profilesOf, weaponIn } from './profiles.ts'
import { nameById } from './source.ts'
import type { Source } from './source.ts'
import { wargearOf } from './wargear.ts'

const commandModels = ['Champion', 'Standard Bearer', 'Musician']
const structure = new Set(['Legends', 'Regimental Leader', 'Restrict General', 'Undersize Unit'])
const statColumns = [
  ['move', 'Move'],
  ['health', 'Health'],
  ['save', 'Save'],
  ['control', 'Control'],
  ['banishment', 'Banishment'],
] as const

const sortKey = ({ file, name, warscrollId }: CommunitySheet) => `${file}\n${name}\n${warscrollId}`

/** Reads warscrolls, each once, and keeps them in the order in which they were asked for. */
export class Warscrolls {
  readonly #source: Source
  readonly #sheets = new Map<string, CommunitySheet>()

  constructor(source: Source) {
    this.#source = source
  }

  get(entry: XmlNode): CommunitySheet {
    const id = attribute(entry, 'id')
    const known = this.#sheets.get(id)
    if (known) return known
    const sheet = readWarscroll(this.#source, entry)
    this.#sheets.set(id, sheet)
    return sheet
  }

  /** All that were read, by file and name. */
  all(): readonly CommunitySheet[] {
    return [...this.#sheets.values()].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
  }
}

function readWarscroll(source: Source, entry: XmlNode): CommunitySheet {
  const categories = listed(entry, 'categoryLinks')
  const names = categories.map((link) => nameById(source, attribute(link, 'targetId')))
  const primary = categories.findIndex((link) => attribute(link, 'primary') === 'true')
  const parts = partsOf(source, entry)
  const profiles = parts.flatMap((part) => profilesOf(source.data, part))
  const models = modelsOf(source, entry, 'normal')
  const size = sizeOf(models)
  return {
    warscrollId: attribute(entry, 'id'),
    name: nameOf(entry),
    file: source.data.fileOf(entry),
    kind: kindOf(names),
    legends: names.includes('Legends'),
    keywords: names.filter((name) => !structure.has(name)),
    primary: names[primary] ?? null,
    stats: statsIn(profiles),
    weapons: [...distinct(profiles.flatMap((profile) => weaponIn(profile) ?? []))],
    abilities: [...abilitiesOf(source.data, entry)],
    models,
    size,
    sizeReinforced: sizeOf(modelsOf(source, entry, 'reinforced')),
    sizeUndersize: sizeOf(modelsOf(source, entry, 'undersize')),
    bases: basesOf(parts.flatMap(basesIn), models),
    command: commandModels.filter((name) =>
      parts.some((part) => part.name === 'entryLink' && nameOf(part) === name),
    ),
    wargear: wargearOf(source, entry, size),
  }
}

function kindOf(keywords: readonly string[]): CommunitySheet['kind'] {
  if (keywords.includes('MANIFESTATION')) return 'manifestation'
  return keywords.includes('FACTION TERRAIN') ? 'terrain' : 'unit'
}

function statsIn(profiles: readonly XmlNode[]): CommunitySheet['stats'] {
  const line = profiles.find((profile) =>
    ['Unit', 'Manifestation'].includes(attribute(profile, 'typeName')),
  )
  const stats: CommunitySheet['stats'] = {}
  if (!line) return stats
  for (const [column, name] of statColumns) {
    const value = characteristic(line, name)
    const has = listed(line, 'characteristics').some((one) => attribute(one, 'name') === name)
    if (has) stats[column] = printed(value)
  }
  return stats
}

/** The entry and everything inside it, with links resolved; not the general's and reinforcement's entries. */
function partsOf(source: Source, node: XmlNode, depth = 0): readonly XmlNode[] {
  if (depth > 8) return [node]
  const nested = [...listed(node, 'selectionEntries'), ...listed(node, 'selectionEntryGroups')]
  const linked = listed(node, 'entryLinks').flatMap((link) => {
    const target = targetOf(source.data, link)
    const id = target && attribute(target, 'id')
    if (!target || id === source.ids.general || id === source.ids.reinforced) return []
    return [link, ...partsOf(source, target, depth + 1)]
  })
  return [node, ...nested.flatMap((part) => partsOf(source, part, depth + 1)), ...linked]
}

function basesIn(part: XmlNode): readonly ModelBase[] {
  return listed(part, 'rules')
    .filter((rule) => nameOf(rule) === 'Base Size')
    .flatMap((rule) => rule.children.filter((child) => child.name === 'description'))
    .map(({ text }) => ({ model: nameOf(part), text }))
}
