import type { Id, Roster } from '../engine/roster.ts'
import { aos4 } from '../systems/aos4/index.ts'
import type { AosData } from '../systems/aos4/schema.ts'
import { t } from '../text/t.ts'
import { aos4Loader } from './aos4.ts'
import type { Loader, Sources } from './loader.ts'
import { NoSuchData } from './no-such-data.ts'
import { fortyLoader } from './wh40k11.ts'

const loaders: ReadonlyMap<Id, Loader> = new Map([
  [aos4.id, aos4Loader()],
  ['wh40k11', fortyLoader()],
])

function loaderOf(system: Id): Loader {
  const loader = loaders.get(system)
  if (!loader)
    throw new NoSuchData(t('Muster has no data for a game called "{game}".', { game: system }))
  return loader
}

/**
 * What every list of a system needs; books may be empty. Rejects with an `Error` whose message says what to do; a call after a
 * failure tries again.
 */
export function loadBase(): Promise<AosData>
export function loadBase(system: Id): Promise<unknown>
export async function loadBase(system: Id = aos4.id): Promise<unknown> {
  return await told(system, loaderOf(system).base())
}

/**
 * What `systemOf(roster.system).resolve` takes: every book of the roster and those asked for beside them, and the index when it
 * names what they lack.
 */
export async function loadFor(roster: Roster, books: readonly Id[] = []): Promise<unknown> {
  return await told(roster.system, loaderOf(roster.system).forRoster(roster, books))
}

/**
 * What to say of an error that came of a system's data, from a resolve for instance: an `Error` that names the file and the
 * place in it that do not fit the format, or the same error when all files do. Data is checked only then.
 */
export async function explain(system: Id, error: unknown): Promise<unknown> {
  return (await loaders.get(system)?.explain(error)) ?? error
}

async function told<T>(system: Id, loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    throw await explain(system, error)
  }
}

/** What `loadFor` would give, when all of it is loaded already and fit for use; null otherwise. */
export function dataAtHand(roster: Roster): unknown {
  try {
    return loaders.get(roster.system)?.atHand(roster) ?? null
  } catch {
    // `loadFor` fails in the same way, and says why
    return null
  }
}

/** The registry that explains the numbers of share links, `kind:id` by position. */
export async function loadRegistry(system: Id): Promise<readonly string[]> {
  return await loaderOf(system).registry()
}

/** What keywords and abilities of a system are called in the language of the interface. */
export async function loadWords(system: Id): Promise<(word: string) => string> {
  return await loaderOf(system).words()
}

/** From where and when a system's data is. */
export async function loadSources(system: Id): Promise<Sources> {
  return await loaderOf(system).sources()
}
