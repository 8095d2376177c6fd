import type { ArmyPick, Slot } from '../../../engine/army.ts'
import type { Breach, Cite } from '../../../engine/rule.ts'
import { list, msg, t, type Message } from '../../../text/t.ts'
import type { AosArmy, AosRule } from '../army.ts'
import { inSeason, picksFor } from '../picks.ts'
import { core, profiles, tacticCards } from './cite.ts'

/** No more picks than the slot holds, each of them on the army's list and of the season. */
function slotRule(
  id: string,
  name: Message,
  cite: Cite,
  slots: ReadonlySet<string>,
  missing: (army: AosArmy, pick: ArmyPick, slot: Slot) => string,
): AosRule {
  return {
    id,
    name,
    cite,
    ofSlots: true,
    check: (army) => {
      if (army.catalogue.list === null) return []
      const breaches: Breach[] = []
      for (const slot of army.slots) {
        if (slots.has(slot.id) && slot.picks.length > 0) {
          breaches.push(...slotBreaches(army, slot, missing))
        }
      }
      return breaches
    },
  }
}

function slotBreaches(
  army: AosArmy,
  slot: Slot,
  missing: (army: AosArmy, pick: ArmyPick, slot: Slot) => string,
): readonly Breach[] {
  const offered = picksFor(army.catalogue, slot.id)
  const wrong = slot.picks.flatMap((pick) => {
    const found = offered.find((one) => one.id === pick.id)
    if (found === undefined) return [{ pick, say: missing(army, pick, slot) }]
    if (inSeason(found, army.seasonData.id)) return []
    return [{ pick, say: notOfSeason(army, pick) }]
  })
  const over = slot.picks.length - slot.max
  const twice = new Set(slot.picks.map((pick) => pick.id)).size < slot.picks.length
  if (wrong.length === 0 && over <= 0 && !twice) return []
  const names = list(slot.picks.map((pick) => pick.name))
  const tooMany =
    over > 0
      ? [t('The list has {names}; {max, number} is the most.', { names, max: slot.max })]
      : []
  const again = twice && over <= 0 ? [t('The list has {names}; they must differ.', { names })] : []
  return [
    {
      at: { slot: slot.id },
      amount: wrong.length + Math.max(0, over) + (again.length > 0 ? 1 : 0),
      say: [...wrong.map((one) => one.say), ...tooMany, ...again].join(' '),
      fixes: () => {
        const out = wrong.length > 0 ? wrong.map((one) => one.pick) : slot.picks.toReversed()
        return out.map((pick) => ({
          label: t('Take {pick} away', { pick: pick.name }),
          edit: { kind: 'unpick', slot: slot.id, id: pick.id },
        }))
      },
    },
  ]
}

const notOfSeason = ({ seasonData }: AosArmy, pick: ArmyPick) =>
  t('{pick} is not of season {season}.', { pick: pick.name, season: seasonData.short })

const notOffered = ({ catalogue }: AosArmy, pick: ArmyPick, slot: Slot) =>
  t(
    '{army} has no {slot, select, battle_formation {battle formation} spell_lore {spell lore} prayer_lore {prayer lore} manifestation_lore {manifestation lore} terrain {faction terrain} other {battle tactic cards}} called {pick}.',
    {
      army: catalogue.list?.name ?? t('The army'),
      slot: slot.id.replaceAll('-', '_'),
      pick: pick.name,
    },
  )

export const formation = slotRule(
  'LB-20',
  msg('Battle formation'),
  profiles(() => t('Battle formations')),
  new Set(['battle-formation']),
  (army, pick, slot) =>
    army.catalogue.list?.kind === 'army-of-renown'
      ? t('An Army of Renown has no battle formation; the list has {pick}.', { pick: pick.name })
      : notOffered(army, pick, slot),
)

export const lores = slotRule(
  'LB-21',
  msg('Lores'),
  profiles(() => t('Lores')),
  new Set(['spell-lore', 'prayer-lore', 'manifestation-lore']),
  notOffered,
)

export const terrain = slotRule(
  'LB-22',
  msg('Faction terrain'),
  core('1.5'),
  new Set(['terrain']),
  notOffered,
)

export const cards = slotRule(
  'LB-23',
  msg('Battle tactic cards'),
  tacticCards,
  new Set(['card']),
  (army, pick) =>
    t('{pick} is not a card of season {season}.', {
      pick: pick.name,
      season: army.seasonData.short,
    }),
)
