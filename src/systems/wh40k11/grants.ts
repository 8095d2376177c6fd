import type { Id } from '../../engine/roster.ts'
import type { Chosen } from './army.ts'
import type { Base } from './base.ts'
import type { Catalogue } from './catalogue.ts'
import { matches } from './filter.ts'
import type { CoreData } from './schema.ts'

type Grant = CoreData['grants'][number]

const none: readonly string[] = []

/** Keywords that units gain while the army is mustered, from its detachments and its Warlord; asked unit by unit. */
export function grantsOf(
  catalogue: Catalogue,
  chosen: readonly Chosen[],
  warlord: Base | null,
): (base: Base) => readonly string[] {
  const ids = new Set<Id>(chosen.flatMap(({ detachment }) => detachment?.id ?? []))
  const active = catalogue.data.core.grants.filter(
    (grant) =>
      (grant.detachment === undefined || ids.has(grant.detachment)) && ledBy(grant, warlord),
  )
  if (active.length === 0) return () => none
  return ({ listed }) => {
    if (!listed) return none
    const { entry, keywords } = listed
    const unit = { id: entry.id, group: entry.group, keywords }
    const gained = active
      .filter(({ to, keyword }) => !keywords.has(keyword) && matches(to, unit))
      .map(({ keyword }) => keyword)
    return gained.length === 0 ? none : [...new Set(gained)]
  }
}

function ledBy({ warlord: unit, warlordKeywords }: Grant, warlord: Base | null): boolean {
  if (unit !== undefined && warlord?.listed?.entry.id !== unit) return false
  const keywords = warlord?.listed?.keywords
  return warlordKeywords?.every((keyword) => keywords?.has(keyword) ?? false) ?? true
}
