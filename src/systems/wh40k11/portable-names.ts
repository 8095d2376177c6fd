import { nameKey, nearestNames } from '../../engine/names.ts'
import type { Id } from '../../engine/roster.ts'
import { t } from '../../text/t.ts'
import type { FortyData } from './schema.ts'

interface Named {
  readonly id: Id
  readonly name: string
}

/** Names of one kind: what a name means, and what an id is called. */
export interface Names {
  readonly find: (name: string) => Id | null
  /** The same among these ids alone. */
  readonly findAmong: (name: string, ids: readonly Id[]) => Id | null
  /** All of these ids that the name may mean. */
  readonly allAmong: (name: string, ids: readonly Id[]) => readonly Id[]
  readonly nameOf: (id: Id) => string | null
  readonly near: (name: string) => readonly string[]
}

/** Looking for near names takes time; after so many unknown ones it is another kind of file. */
export const suggestions = 30

/** `[LEGENDS]` and `(Upgrade)` are no part of a name. */
export function fortyKey(name: string): string {
  return nameKey(name.replaceAll(/\[LEGENDS\]?|\(Upgrade\)/gi, ''))
}

function namesFrom(all: readonly Named[]): Names {
  const byKey = new Map<string, Id[]>()
  const byId = new Map<Id, string>()
  for (const { id, name } of all) {
    if (!byId.has(id)) byId.set(id, name)
    const key = fortyKey(name)
    const ids = byKey.get(key)
    if (!ids) byKey.set(key, [id])
    else if (!ids.includes(id)) ids.push(id)
  }
  const find = (name: string) => byKey.get(fortyKey(name))?.[0] ?? (byId.has(name) ? name : null)
  return {
    find,
    findAmong: (name, ids) =>
      byKey.get(fortyKey(name))?.find((id) => ids.includes(id)) ??
      (ids.includes(name) ? name : null),
    allAmong: (name, ids) => byKey.get(fortyKey(name))?.filter((id) => ids.includes(id)) ?? [],
    nameOf: (id) => byId.get(id) ?? null,
    near: (name) => nearestNames(name, [...byId.values()]),
  }
}

/** All names of the data, by kind. */
export interface FortyNames {
  readonly pages: Names
  readonly units: Names
  readonly detachments: Names
  readonly enhancements: Names
  /** Enhancements by the name of their detachment and their own: `Hearthband: Ironskein`. */
  readonly qualified: Names
}

const known = new WeakMap<FortyData, FortyNames>()

/** The names of all that the data at hand has. */
export function namesOf(data: FortyData): FortyNames {
  let names = known.get(data)
  if (!names) known.set(data, (names = collect(data)))
  return names
}

function collect(data: FortyData): FortyNames {
  const books = [...data.books.values()]
  const picks = (slot: string) => (data.index?.picks ?? []).filter((pick) => pick.slot === slot)
  const also = (kind: string) => data.aliases.names.filter((alias) => alias.kind === kind)
  const detachments = books.flatMap((book) => book.detachments)
  const enhancements = [
    ...detachments.flatMap((one) => one.enhancements),
    ...picks('enhancement'),
    ...also('enhancement'),
  ]
  return {
    pages: namesFrom([...data.manifest.pages, ...also('page')]),
    units: namesFrom([
      ...books.flatMap((book) => book.units),
      ...(data.index?.units ?? []),
      ...also('unit'),
    ]),
    detachments: namesFrom([...detachments, ...picks('detachment'), ...also('detachment')]),
    enhancements: namesFrom(enhancements),
    qualified: namesFrom(qualified(enhancements, [...detachments, ...picks('detachment')])),
  }
}

/** Each enhancement with the name of its detachment before its own, and behind it. Its id begins with that of the detachment. */
function qualified(
  enhancements: readonly Named[],
  detachments: readonly Named[],
): readonly Named[] {
  const names = new Map(detachments.map(({ id, name }) => [id, name]))
  return enhancements.flatMap(({ id, name }) => {
    const of = names.get(id.slice(0, id.indexOf('--')))
    if (of === undefined) return []
    return [
      { id, name: `${of}: ${name}` },
      { id, name: `${name} (${of})` },
    ]
  })
}

/** `Did you mean "Warboss"?`, or nothing where no name comes near. */
export function didYouMean(name: string, names: Names): string {
  return meant(names.near(name))
}

/** The same of names that are found already. */
export function meant(near: readonly string[]): string {
  if (near.length === 0) return ''
  return t('Did you mean {names}?', { names: near.map((one) => `"${one}"`).join(t(' or ')) })
}

/** A sentence with a guess behind it, where there is one. */
export function withGuess(sentence: string, guess: string): string {
  return [sentence, guess].filter(Boolean).join(' ')
}
