import type { ArmyPick, Slot } from '../../engine/army.ts'
import type { Id, RosterPick } from '../../engine/roster.ts'
import { nameOfId } from '../../engine/wording.ts'
import { saidOnce, t } from '../../text/t.ts'
import type { BattleSize, Chosen, Held } from './army.ts'
import type { Catalogue, Detachment } from './catalogue.ts'
import type { Priced } from './prices.ts'
import { detachmentTexts, enhancementText } from './texts.ts'

/** Slots of the army, of a unit, and the mark that a pick of a unit can be. */
export const slots = {
  detachment: 'detachment',
  disposition: 'force-disposition',
  enhancement: 'enhancement',
  addon: 'addon',
  /** A keyword that a unit's owner chose for it. */
  keyword: 'keyword',
  size: 'battle-size',
  /** Not shown as a slot: by which rule a unit is in the army though it is of another page. */
  ally: 'ally',
} as const

type Part = Partial<Omit<ArmyPick, 'slot' | 'id' | 'name'>>

function made({ slot, id }: RosterPick, name: string, part: Part = {}): ArmyPick {
  return { slot, id, name, points: 0, brings: [], tags: [], missing: false, ...part }
}

function missing(catalogue: Catalogue, pick: RosterPick): ArmyPick {
  const indexed = catalogue.data.index?.picks.find(({ id }) => id === pick.id)
  return made(pick, indexed?.name ?? nameOfId(pick.id.split('--').at(-1) ?? pick.id), {
    missing: true,
  })
}

/** The marks of a detachment: what it takes of the budget, its tag. */
export function detachmentTags({ price }: Detachment): readonly string[] {
  return [dpWords(price.dp), ...(price.tag ? [price.tag] : [])]
}

const dpWords = saidOnce((dp: number) => t('{dp, number} DP', { dp }))

export function dispositionName(catalogue: Catalogue, id: Id): string {
  return catalogue.data.core.dispositions.find((one) => one.id === id)?.name ?? nameOfId(id)
}

/** English names of dispositions that have others on screen, for search. */
export function dispositionWords({ data }: Catalogue, ids: readonly Id[]): readonly string[] {
  const known = data.official?.core.dispositions ?? []
  return known.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
}

/** Detachments of the roster, each with what the books have of it. */
export function chosenOf(catalogue: Catalogue, picks: readonly RosterPick[]): readonly Chosen[] {
  return picks
    .filter(({ slot }) => slot === slots.detachment)
    .map((pick) => {
      const detachment = catalogue.detachment(pick.id)
      if (!detachment) return { pick: missing(catalogue, pick), detachment }
      const tags = detachmentTags(detachment)
      const brings = detachment.data?.rules ?? []
      const texts = detachmentTexts(detachment)
      return { pick: made(pick, detachment.name, { tags, brings, texts }), detachment }
    })
}

/** Dispositions that one of the detachments grants, in the order of the rules. */
export function grantedDispositions(
  catalogue: Catalogue,
  chosen: readonly Chosen[],
): readonly Id[] {
  const granted = new Set<Id>(
    chosen.flatMap(({ detachment }) => detachment?.price.dispositions ?? []),
  )
  return catalogue.data.core.dispositions.map(({ id }) => id as Id).filter((id) => granted.has(id))
}

/** The army's slots: detachments within their budget, and the disposition that they grant. */
export function armySlotsOf(
  catalogue: Catalogue,
  size: BattleSize,
  chosen: readonly Chosen[],
  picks: readonly RosterPick[],
): readonly Slot[] {
  const { dispositions } = catalogue.data.core
  const held = picks
    .filter(({ slot }) => slot === slots.disposition)
    .map((pick) => {
      const known = dispositions.find(({ id }) => id === pick.id)
      return known ? made(pick, known.name) : missing(catalogue, pick)
    })
  return [
    {
      id: slots.detachment,
      name: t('Detachments'),
      min: 1,
      max: budgetOf(size, chosen),
      used: dpOf(chosen),
      counts: t('DP'),
      free: true,
      picks: chosen.map(({ pick }) => pick),
      open: catalogue.detachments.length > 0,
    },
    {
      id: slots.disposition,
      name: t('Force disposition'),
      min: 1,
      max: 1,
      used: held.length,
      counts: '',
      free: true,
      picks: held,
      open: chosen.some(({ detachment }) => detachment !== null),
    },
    sizeSlot(size),
  ]
}

/** Which battle size a list is, whether by its limit or because its players agreed on it. */
function sizeSlot({ id, name }: BattleSize): Slot {
  return {
    id: slots.size,
    name: t('Battle size'),
    min: 1,
    max: 1,
    used: 1,
    counts: '',
    free: true,
    picks: [made({ slot: slots.size, id }, name)],
    open: true,
  }
}

/** The battle size's budget; what a detachment takes that may be over it alone, for a list of just that. */
function budgetOf({ dp, aloneDp = dp }: BattleSize, chosen: readonly Chosen[]): number {
  const used = dpOf(chosen)
  return chosen.length === 1 && used <= aloneDp ? Math.max(dp, used) : dp
}

/** Detachment points of all detachments together. */
export function dpOf(chosen: readonly Chosen[]): number {
  return chosen.reduce((sum, { detachment }) => sum + (detachment?.price.dp ?? 0), 0)
}

/** An enhancement of a unit with its price. */
export function heldOf(catalogue: Catalogue, pick: RosterPick): Held {
  const found = catalogue.enhancement(pick.id)
  if (!found) return { pick: missing(catalogue, pick), data: null, detachment: null }
  const { data, detachment } = found
  const points = detachment.price.enhancements[data.id]
  const tags = data.upgrade ? [t('Upgrade')] : []
  const named = made(pick, data.name, {
    points: points ?? 0,
    tags,
    texts: [{ name: data.name, text: enhancementText(detachment, data.id) }],
    missing: points === undefined,
  })
  return { pick: named, data, detachment }
}

/** A keyword that was chosen for a unit; one that has no name here is missing. */
export function keywordPick(pick: RosterPick, name: string | null): ArmyPick {
  return made(pick, name ?? nameOfId(pick.id), { missing: name === null })
}

/** An add-on of a unit; one that its price does not have is missing. */
export function addonOf(catalogue: Catalogue, priced: Priced | null, pick: RosterPick): ArmyPick {
  const addon = priced?.addons?.find(({ id }) => id === pick.id)
  return addon ? made(pick, addon.name, { points: addon.points }) : missing(catalogue, pick)
}
