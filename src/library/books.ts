import type { Id, Roster } from '../engine/roster.ts'
import { aos4 } from '../systems/aos4/index.ts'
import type { AosData } from '../systems/aos4/schema.ts'
import { aos4Loader } from './aos4.ts'
import type { Loader, Sources } from './loader.ts'

const loaders: ReadonlyMap<Id, Loader> = new Map([[aos4.id, aos4Loader()]])

function loaderOf(system: Id): Loader {
  const loader = loaders.get(system)
  if (!loader) throw new Error(`Muster has no data for a game called "${system}".`)
  return loader
}

/**
 * What every list of a system needs; books may be empty. Rejects with an `Error` whose message says what to do; a call after a
 * failure tries again.
 */
export function loadBase(): Promise<AosData>
export function loadBase(system: Id): Promise<unknown>
export async function loadBase(system: Id = aos4.id): Promise<unknown> {
  return await loaderOf(system).base()
}

/** What `systemOf(roster.system).resolve` takes: every book of the roster, and the index when it names what they lack. */
export async function loadFor(roster: Roster): Promise<unknown> {
  return await loaderOf(roster.system).forRoster(roster)
}

/** What `loadFor` would give, when all of it is loaded already; null otherwise. */
export function dataAtHand(roster: Roster): unknown {
  return loaders.get(roster.system)?.atHand(roster) ?? null
}

/** The registry that explains the numbers of share links, `kind:id` by position. */
export async function loadRegistry(system: Id): Promise<readonly string[]> {
  return await loaderOf(system).registry()
}

/** From where and when a system's data is. */
export async function loadSources(system: Id): Promise<Sources> {
  return await loaderOf(system).sources()
}
