import type { PlayEntry } from './play.ts'
import type { Id } from './roster.ts'

/** Numbers what one source has twice under the same name, so that ids are distinct; the first keeps its own. */
export function numbered(entries: readonly PlayEntry[]): readonly PlayEntry[] {
  const times = new Map<Id, number>()
  return entries.map((entry) => {
    const count = (times.get(entry.id) ?? 0) + 1
    times.set(entry.id, count)
    return count === 1 ? entry : { ...entry, id: `${entry.id}:${count}` }
  })
}

/** One entry for each id, in the order they first come, with the units of all; one without units is the whole army's. */
export function folded(entries: readonly PlayEntry[]): readonly PlayEntry[] {
  const byId = new Map<Id, PlayEntry>()
  for (const entry of entries) {
    const before = byId.get(entry.id)
    byId.set(entry.id, before ? together(before, entry) : entry)
  }
  return [...byId.values()]
}

function together(one: PlayEntry, other: PlayEntry): PlayEntry {
  const everyone = one.who.length === 0 || other.who.length === 0
  const more = other.who.filter(({ unit }) => one.who.every((had) => had.unit !== unit))
  return {
    ...one,
    who: everyone ? [] : [...one.who, ...more],
    usable: one.usable || other.usable,
  }
}

interface Named {
  readonly id: Id
  readonly name: string
  readonly roster: { readonly nickname: string }
}

/** What each unit is called: by its nickname, else by its name, with its number where several have it: `Boyz 2`. */
export function namesApart(units: Iterable<Named>): ReadonlyMap<Id, string> {
  const all = [...units].map(({ id, name, roster }) => ({ id, name: roster.nickname || name }))
  const counts = new Map<string, number>()
  for (const { name } of all) counts.set(name, (counts.get(name) ?? 0) + 1)
  const seen = new Map<string, number>()
  return new Map(
    all.map(({ id, name }) => {
      const at = (seen.get(name) ?? 0) + 1
      seen.set(name, at)
      return [id, (counts.get(name) ?? 0) > 1 ? `${name} ${at}` : name]
    }),
  )
}
