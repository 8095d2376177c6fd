import type { Id } from '../../../engine/roster.ts'
import { nameIndex, type NameIndex } from '../../../engine/text/name-index.ts'
import type { Catalogue } from '../catalogue.ts'
import { shownData } from '../official-names.ts'
import { fortyKey } from '../portable-names.ts'
import type { FortyData } from '../schema.ts'

export interface Named {
  readonly id: Id
  readonly name: string
}

/** Something that words in a list can mean, with all that it goes by. */
export interface Entry extends Named {
  readonly names: readonly string[]
}

export type Index = NameIndex<Entry>

/** Names of all data at hand, each index made when it is first asked. */
export interface TextNames {
  readonly pages: Index
  readonly units: Index
  readonly detachments: Index
}

/** Names of one army in one points version. */
export interface OwnNames {
  readonly units: Index
  readonly detachments: Index
  readonly enhancements: Index
  /** Enhancements of these detachments alone. */
  readonly enhancementsOf: (detachments: readonly Id[]) => Index
}

function indexOf(all: readonly Named[]): Index {
  const entries = new Map<
    Id,
    { readonly id: Id; readonly name: string; readonly names: string[] }
  >()
  for (const { id, name } of all) {
    const known = entries.get(id)
    if (known === undefined) entries.set(id, { id, name, names: [name] })
    else if (!known.names.includes(name)) known.names.push(name)
  }
  return nameIndex([...entries.values()], ({ names }) => names, fortyKey)
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    let value = made.get(key)
    if (value === undefined) made.set(key, (value = make(key)))
    return value
  }
}

/** Detachments under the names that the page's language has for them; the apps write lists in several languages. */
function shownDetachments(data: FortyData) {
  return [...shownData(data).books.values()].flatMap((book) => book.detachments)
}

const ofData = new WeakMap<FortyData, TextNames>()
const ofCatalogue = new WeakMap<Catalogue, OwnNames>()

/** The names of the data at hand. */
export function textNames(data: FortyData): TextNames {
  const known = ofData.get(data)
  if (known) return known
  const books = [...data.books.values()]
  const also = (kind: string) => data.aliases.names.filter((alias) => alias.kind === kind)
  const index = remembered((kind: 'page' | 'unit' | 'detachment'): Index => {
    if (kind === 'page') return indexOf([...data.manifest.pages, ...also(kind)])
    const [own, indexed] =
      kind === 'unit'
        ? [books.flatMap(({ units }) => units), data.index?.units]
        : [
            [...books.flatMap(({ detachments }) => detachments), ...shownDetachments(data)],
            data.index?.picks.filter(({ slot }) => slot === kind),
          ]
    return indexOf([...own, ...(indexed ?? []), ...also(kind)])
  })
  const names: TextNames = {
    get pages() {
      return index('page')
    },
    get units() {
      return index('unit')
    },
    get detachments() {
      return index('detachment')
    },
  }
  ofData.set(data, names)
  return names
}

/** The names of an army's own units, detachments and enhancements. */
export function ownNames(catalogue: Catalogue): OwnNames {
  const known = ofCatalogue.get(catalogue)
  if (known) return known
  const { data, detachments } = catalogue
  const ofDetachments = remembered((key: string): Index => {
    const ids = key.split(' ')
    const of = detachments.filter(({ id }) => ids.includes(id))
    const also = shownDetachments(data).filter(({ id }) => ids.includes(id))
    const enhancements = [...of.flatMap((one) => one.data ?? []), ...also]
    return indexOf(enhancements.flatMap((one) => one.enhancements))
  })
  const index = remembered((kind: 'units' | 'detachments'): Index => {
    if (kind === 'detachments') {
      const own = new Set(detachments.map(({ id }) => id))
      return indexOf([...detachments, ...shownDetachments(data).filter(({ id }) => own.has(id))])
    }
    const units = catalogue.list.map(({ entry }) => entry)
    const ids = new Set(units.map(({ id }) => id))
    return indexOf([...units, ...data.aliases.names.filter(({ id }) => ids.has(id))])
  })
  const names: OwnNames = {
    get units() {
      return index('units')
    },
    get detachments() {
      return index('detachments')
    },
    get enhancements() {
      return ofDetachments(detachments.map(({ id }) => id).join(' '))
    },
    enhancementsOf: (ids) => ofDetachments(ids.join(' ')),
  }
  ofCatalogue.set(catalogue, names)
  return names
}
