import type { FortyData } from './schema.ts'

/*
 * Names in another language are for screens alone. Texts, links, files and what is read go by the English ones: they take the
 * data as it was loaded. An army is resolved with `shownData`; `officialArmy` gives the one for others.
 */

/** The data by the names of the language that it was loaded for, each beside the English one. */
export function shownData(data: FortyData): FortyData {
  return data.official ? data : (data.naming?.shown(data) ?? data)
}

interface Renamed {
  readonly name: string
  readonly official?: string
}

/** What search finds a thing by beside its name: its English one. */
export function officialName({ official }: Renamed): readonly string[] {
  return official === undefined ? [] : [official]
}

/** A name with the English one beside it. */
export function allNames(thing: Renamed): readonly string[] {
  return [thing.name, ...officialName(thing)]
}
