import type { Id } from '../engine/roster.ts'

const KEY = 'muster.last-list'

interface Last {
  /** The game of the last list that was begun; empty at first. */
  readonly system: Id
  /** The points limit of the last list of each game. */
  readonly limits: Readonly<Record<Id, number>>
}

const isLimit = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 100_000

/** Reads what was remembered of the last list; what can't be read is forgotten. */
export function readLast(text: string | null): Last {
  try {
    const { system, limits } = Object(JSON.parse(text ?? '{}')) as Record<string, unknown>
    const kept = Object.entries(Object(limits)).filter(([, limit]) => isLimit(limit))
    return {
      system: typeof system === 'string' ? system : '',
      limits: Object.fromEntries(kept as [Id, number][]),
    }
  } catch {
    return { system: '', limits: {} }
  }
}

/** Game and size of the last lists that were begun, for the next one. */
export function lastChoice(): Last {
  try {
    return readLast(localStorage.getItem(KEY))
  } catch {
    // a browser that refuses storage only costs the shortcut
    return readLast(null)
  }
}

/** Remembers game and size for the next list. */
export function rememberChoice(system: Id, limit: number): void {
  try {
    const { limits } = lastChoice()
    localStorage.setItem(KEY, JSON.stringify({ system, limits: { ...limits, [system]: limit } }))
  } catch {
    // nothing depends on it
  }
}
