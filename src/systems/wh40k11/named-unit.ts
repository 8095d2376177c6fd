import type { Id, RosterPick } from '../../engine/roster.ts'
import type { Role } from './army.ts'
import type { Catalogue, Listed } from './catalogue.ts'
import { sameModels, usualModels, type Models } from './models.ts'
import type { AllyData } from './schema.ts'

/** The list that a unit was named in: its army, and what is chosen for all of it. */
export interface Around {
  readonly catalogue: Catalogue
  readonly picks: readonly RosterPick[]
}

/** Whether the army's own page has a unit. */
export function isOwn(catalogue: Catalogue, id: Id): boolean {
  return catalogue.listed(catalogue.pageId, id, false) !== null
}

/**
 * The rule by which a unit of another page is an ally, of those that `meant` lets through: one that the chosen detachments
 * allow before others. Books that are not at hand count by what the index has of them.
 */
export function allyFor(
  { catalogue, picks }: Around,
  id: Id,
  meant: (ally: AllyData) => boolean,
): AllyData | null {
  const homes = catalogue.homesOf(id)
  const offers = (ally: AllyData) =>
    catalogue.isAllyOf(ally, id) ||
    (ally.from !== 'host' && ally.from.some((from) => homes.includes(from)))
  const chosen = picks.map((pick) => pick.id)
  const hosted = inForce(catalogue.allies.filter(meant), chosen)
  return (
    hosted.find((ally) => catalogue.isAllyOf(ally, id)) ??
    hosted.find(offers) ??
    catalogue.data.core.allies.find((ally) => meant(ally) && offers(ally)) ??
    null
  )
}

/** Rules that the chosen detachments allow before those that they do not. */
function inForce(allies: readonly AllyData[], chosen: readonly Id[]): readonly AllyData[] {
  const rank = ({ detachments, notDetachments }: AllyData) =>
    (detachments?.some((id) => chosen.includes(id)) ?? true) &&
    !notDetachments?.some((id) => chosen.includes(id))
      ? 0
      : 1
  return allies.toSorted((a, b) => rank(a) - rank(b))
}

/** A unit as the page offers it that it comes from; null while no book at hand has it. */
export function listedAs(catalogue: Catalogue, id: Id, ally: AllyData | null): Listed | null {
  const offered = ally && catalogue.alliesOf(ally).find(({ entry }) => entry.id === id)
  if (offered) return offered
  const pages = [catalogue.pageId, catalogue.page?.parent ?? '', ...catalogue.homesOf(id)]
  for (const page of pages) {
    const listed = catalogue.listed(page, id, false)
    if (listed) return listed
  }
  return null
}

/** The models that a unit has when nothing is said of them. */
export function usualOf(listed: Listed | null): Models {
  return usualModels(listed?.sheet ?? null, listed?.priced?.sizes[0]?.models ?? 1)
}

/** Models that the points sell as an add-on are one, though a list counts them among the others. */
export function withoutAdded(
  models: Models,
  listed: Listed | null,
): { readonly models: Models; readonly addons: readonly Id[] } {
  const added = (listed?.priced?.addons ?? []).filter(
    ({ kind }) => kind !== undefined && (models[kind] ?? 0) > 0,
  )
  if (added.length === 0) return { models, addons: [] }
  const kinds = new Set(added.map(({ kind }) => kind))
  const rest = Object.fromEntries(Object.entries(models).filter(([kind]) => !kinds.has(kind)))
  return {
    models: sameModels(rest, usualOf(listed)) ? {} : rest,
    addons: added.map(({ id }) => id),
  }
}

/** How a unit joins another: as its page says, else as what its enhancements make of it. */
export function joiningRole(
  catalogue: Catalogue,
  listed: Listed | null,
  picks: readonly RosterPick[],
): Role {
  if (listed?.entry.role !== undefined) return listed.entry.role
  const given = picks.flatMap(({ id }) => catalogue.enhancement(id)?.data ?? [])
  return given.some(({ supportTo }) => supportTo !== undefined) ? 'support' : 'leader'
}
