import { keyOf } from '../names.ts'

/** What the community's catalogue says of a Legends unit in the name or the text of an ability. */
export interface CatalogueSaves {
  /** Wounds at and below which it counts as damaged. */
  readonly damaged?: string
  readonly invulnerable?: string
}

type Node = Readonly<Record<string, unknown>>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(node: Node, key: string): readonly Node[] {
  const value = node[key]
  return Array.isArray(value) ? value.filter(isNode) : []
}

function textOf(node: Node, key: string): string {
  const value = node[key]
  return typeof value === 'string' ? value : ''
}

/** Reads the Legends units of one file of the catalogue; keys are those of their names. */
export function catalogueSaves(file: unknown): ReadonlyMap<string, CatalogueSaves> {
  const root = isNode(file) && isNode(file['catalogue']) ? file['catalogue'] : {}
  const profiles = new Map(
    listOf(root, 'sharedProfiles').map((profile) => [textOf(profile, 'id'), profile]),
  )
  const entries = [...listOf(root, 'sharedSelectionEntries'), ...listOf(root, 'selectionEntries')]
  return new Map(
    entries
      .filter((entry) => /\[legends\]/i.test(textOf(entry, 'name')))
      .map((entry) => [
        keyOf(textOf(entry, 'name').replace(/\s*\[legends\]/i, '')),
        savesOf(entry, profiles),
      ]),
  )
}

function savesOf(entry: Node, profiles: ReadonlyMap<string, Node>): CatalogueSaves {
  const names = abilitiesOf(entry, profiles).map((one) => textOf(one, 'name'))
  const damaged = names
    .map((name) => /^Damaged: (\d+-\d+) wounds remaining/i.exec(name)?.[1])
    .find((one) => one !== undefined)
  const invulnerable = saveOf(entry, profiles) ?? sharedSave(modelsIn(entry), profiles)
  return {
    ...(damaged === undefined ? {} : { damaged }),
    ...(invulnerable === undefined ? {} : { invulnerable }),
  }
}

/** Profiles of an entry, its own and those it links to. */
function abilitiesOf(entry: Node, profiles: ReadonlyMap<string, Node>): readonly Node[] {
  const linked = listOf(entry, 'infoLinks').map(
    (link) => profiles.get(textOf(link, 'targetId')) ?? link,
  )
  return [...listOf(entry, 'profiles'), ...linked]
}

function saveOf(entry: Node, profiles: ReadonlyMap<string, Node>): string | undefined {
  const profile = abilitiesOf(entry, profiles).find((one) =>
    /^Invulnerable Save/i.test(textOf(one, 'name')),
  )
  const [text] = profile ? listOf(profile, 'characteristics') : []
  return text && /(\d\+)/.exec(textOf(text, '$text'))?.[1]
}

/** The save that all models have in common. */
function sharedSave(
  models: readonly Node[],
  profiles: ReadonlyMap<string, Node>,
): string | undefined {
  const saves = new Set(models.map((model) => saveOf(model, profiles)))
  return saves.size === 1 ? [...saves][0] : undefined
}

function modelsIn(entry: Node): readonly Node[] {
  const children = [...listOf(entry, 'selectionEntries'), ...listOf(entry, 'selectionEntryGroups')]
  return children.flatMap((child) => (child['type'] === 'model' ? [child] : modelsIn(child)))
}
