import type { Brought, Gift, GiftPlace, Grant, Overview } from '../../engine/brought.ts'
import type { Edit } from '../../engine/edit.ts'
import type { Id } from '../../engine/roster.ts'
import { list, t } from '../../text/t.ts'
import type { Chosen, FortyArmy, FortyUnit } from './army.ts'
import { whomFor } from './candidates-picks.ts'
import type { Detachment } from './catalogue.ts'
import { together, unpick } from './edits.ts'
import { bearing, eligibleFor, mayBear } from './filter.ts'
import { dispositionName, slots } from './picks.ts'
import { whichOf } from './remedies.ts'
import type { CoreData, EnhancementData } from './schema.ts'
import { stratagemsOf } from './stratagems.ts'
import { detachmentTexts, enhancementText } from './texts.ts'

/** The detachments of the list with what they bring. */
export function overview(army: FortyArmy): Overview {
  return { slot: slots.detachment, picks: army.chosen.map((one) => broughtBy(army, one)) }
}

/** What a detachment of the list brings; of one that no book has only the name. */
function broughtBy(army: FortyArmy, { pick, detachment }: Chosen): Brought {
  if (detachment) return detachmentBrought(army, detachment)
  const { id, name } = pick
  return { id, name, used: 0, grants: [], facts: [], gifts: [], remarks: [], aids: [] }
}

/** What a detachment brings, chosen or not: disposition, rule, enhancements, stratagems. */
export function detachmentBrought(army: FortyArmy, detachment: Detachment): Brought {
  const { id, name, data, price } = detachment
  const offered = (data?.enhancements ?? []).filter(
    (one) => price.enhancements[one.id] !== undefined,
  )
  return {
    id,
    name,
    used: price.dp,
    grants: price.dispositions.map((one) => grantOf(army, detachment, one)),
    facts: price.tag === undefined ? [] : [{ label: t('Unique tag'), value: price.tag }],
    rules: detachmentTexts(detachment),
    gifts: offered.map((one) => giftOf(army, detachment, one)),
    remarks: upgradeRemark(army, offered),
    aids: stratagemsOf(army, detachment),
  }
}

function grantOf(army: FortyArmy, detachment: Detachment, id: Id): Grant {
  const slot = army.slots.find((one) => one.id === slots.disposition)
  const held = slot?.picks ?? []
  const inList = army.chosen.some((one) => one.detachment === detachment)
  const chosen = inList && held.some((pick) => pick.id === id)
  return {
    what: slot?.name ?? '',
    name: dispositionName(army.catalogue, id),
    chosen,
    edit: inList && !chosen ? chooseInstead(held, id) : null,
  }
}

/** Takes the place of the one chosen; of several, which no list should have, only the new one stays. */
function chooseInstead(held: readonly { readonly id: Id; readonly slot: Id }[], id: Id): Edit {
  const [first, ...others] = held
  const pick = { kind: 'pick', slot: slots.disposition, id } as const
  return together([
    ...others.map((one) => unpick(one)),
    first === undefined ? pick : { ...pick, instead: first.id },
  ])
}

function giftOf(army: FortyArmy, detachment: Detachment, one: EnhancementData): Gift {
  const places = army.everyone.flatMap((unit): readonly GiftPlace[] => {
    const held = unit.enhancements.some(({ pick }) => pick.id === one.id)
    if (!held && !mayTake(army.data.core, unit, one)) return []
    const place = { unit: unit.id, slot: slots.enhancement }
    return [{ place, name: whichOf(army, unit), held }]
  })
  return {
    id: one.id,
    name: one.name,
    points: detachment.price.enhancements[one.id] ?? 0,
    whom: whomFor(one, army.catalogue.page?.keyword),
    tags: one.upgrade ? [t('Upgrade')] : [],
    text: enhancementText(detachment, one.id),
    held: places.filter(({ held }) => held).length,
    max: one.upgrade ? army.data.core.upgradeCopies : 1,
    places: places.toSorted((a, b) => Number(b.held) - Number(a.held)),
  }
}

/** Whether a unit of the list is one that the enhancement is for and has a slot for it. */
function mayTake(core: CoreData, unit: FortyUnit, one: EnhancementData): boolean {
  if (!unit.slots.some(({ id, open }) => id === slots.enhancement && open)) return false
  const { keywords, data, loadout, roster } = unit
  if (!eligibleFor(one, { id: roster.unit, keywords, has: bearing(data, loadout) })) return false
  return mayBear(core, one, roster.unit, keywords)
}

function upgradeRemark(
  { data: { core } }: FortyArmy,
  offered: readonly EnhancementData[],
): readonly string[] {
  const names = offered.filter(({ upgrade }) => upgrade).map(({ name }) => name)
  if (names.length === 0) return []
  return [
    t(
      '{names} {count, plural, one {is an Upgrade} other {are Upgrades}}: up to {max, number} units, counts once.',
      { names: list(names), count: names.length, max: core.upgradeCopies },
    ),
  ]
}
