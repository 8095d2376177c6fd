import type { Chosen, FortyUnit } from './army.ts'
import type { Base } from './base.ts'
import type { Catalogue } from './catalogue.ts'
import { slots } from './picks.ts'
import type { CoreData } from './schema.ts'

type WarlordRule = CoreData['warlords'][number]

/** Why a unit is none of those that may be the Warlord, by the kind of reason; null for one of them. */
export function unfitToLead(
  { ally, own, listed }: Pick<Base, 'ally' | 'own' | 'listed'>,
  keywords: ReadonlySet<string>,
): FortyUnit['unfit'] {
  if (ally !== null && !ally.warlord) return 'ally'
  if (!own && ally === null) return 'strange'
  return keywords.has('CHARACTER') || !listed?.sheet ? null : 'no-character'
}

/** Whether a datasheet, a detachment or an enhancement says that the unit cannot be the Warlord, and nothing overrules it. */
export function isBarred(
  { data, pageId }: Catalogue,
  { roster, listed }: Base,
  keywords: ReadonlySet<string>,
  chosen: readonly Chosen[],
): boolean {
  const id = listed?.entry.id ?? roster.unit
  const bears = (enhancement: string) =>
    roster.picks.some((pick) => pick.slot === slots.enhancement && pick.id === enhancement)
  const flagged = listed?.sheet?.flags?.includes('cannot-be-warlord') ?? false
  // most pages have no such rule
  if (!data.core.warlords.some(({ page }) => page === pageId)) return flagged
  const named = data.core.warlords.filter(
    ({ page, units, keyword, enhancement }) =>
      page === pageId &&
      ((units?.includes(id) ?? false) ||
        (keyword !== undefined && keywords.has(keyword)) ||
        (enhancement !== undefined && bears(enhancement))),
  )
  const within = (rule: WarlordRule) => hasOneOf(chosen, rule)
  if (named.some((rule) => rule.is === 'allowed' && within(rule))) return false
  return flagged || named.some((rule) => rule.is === 'barred' && !within(rule))
}

/** Whether one of the detachments that a rule speaks of is chosen. */
export function hasOneOf(chosen: readonly Chosen[], { detachments }: WarlordRule): boolean {
  return chosen.some(({ detachment }) => detachments.includes(detachment?.id ?? ''))
}
