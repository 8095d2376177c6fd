import type { Id } from '../../engine/roster.ts'
import type { Chosen } from './army.ts'
import type { Base } from './base.ts'
import type { Catalogue, Listed } from './catalogue.ts'
import { matches } from './filter.ts'
import type { CoreData } from './schema.ts'

type Grant = CoreData['grants'][number]

type Granting = (base: Base) => readonly string[]

const none: readonly string[] = []
const known = new WeakMap<readonly Chosen[], Map<Listed | null, Granting>>()

/** Keywords that units gain while the army is mustered, from its detachments and its Warlord; asked unit by unit. */
export function grantsOf(
  catalogue: Catalogue,
  chosen: readonly Chosen[],
  warlord: Base | null,
): Granting {
  let ofChosen = known.get(chosen)
  if (ofChosen === undefined) known.set(chosen, (ofChosen = new Map()))
  const leader = warlord?.listed ?? null
  let granting = ofChosen.get(leader)
  if (granting === undefined) ofChosen.set(leader, (granting = grantsBy(catalogue, chosen, leader)))
  return granting
}

function grantsBy(
  catalogue: Catalogue,
  chosen: readonly Chosen[],
  warlord: Listed | null,
): Granting {
  const ids = new Set<Id>(chosen.flatMap(({ detachment }) => detachment?.id ?? []))
  const active = catalogue.data.core.grants.filter(
    (grant) =>
      (grant.detachment === undefined ? isOfPage(grant, catalogue) : ids.has(grant.detachment)) &&
      ledBy(grant, warlord),
  )
  if (active.length === 0) return () => none
  const gained = new Map<Listed, readonly string[]>()
  return ({ listed }) => {
    if (!listed) return none
    let keywords = gained.get(listed)
    if (keywords === undefined) gained.set(listed, (keywords = gainedBy(listed, active)))
    return keywords
  }
}

function gainedBy({ entry, keywords }: Listed, active: readonly Grant[]): readonly string[] {
  const unit = { id: entry.id, group: entry.group, keywords }
  const gained = active
    .filter(({ to, keyword }) => !keywords.has(keyword) && matches(to, unit))
    .map(({ keyword }) => keyword)
  return gained.length === 0 ? none : [...new Set(gained)]
}

function isOfPage({ page }: Grant, catalogue: Catalogue): boolean {
  return page === catalogue.pageId || page === catalogue.page?.parent
}

function ledBy({ warlord: unit, warlordKeywords }: Grant, warlord: Listed | null): boolean {
  if (unit !== undefined && warlord?.entry.id !== unit) return false
  const keywords = warlord?.keywords
  return warlordKeywords?.every((keyword) => keywords?.has(keyword) ?? false) ?? true
}
