import type { Id } from '../../engine/roster.ts'
import type { Ability } from '../../engine/sheet.ts'
import type { TurnAid } from '../../engine/turn-aid.ts'
import type { AosArmy } from './army.ts'

/** What the list gives its player to use: battle traits, the formation's abilities, spells and prayers of its lores. */
export function turnAids(army: AosArmy): readonly TurnAid[] {
  const { list, data } = army.catalogue
  if (list === null) return []
  const picked = (slot: Id) => army.slots.find(({ id }) => id === slot)?.picks ?? []
  const chosen = <T extends { readonly id: Id }>(slot: Id, all: readonly T[]) =>
    all.filter(({ id }) => picked(slot).some((pick) => pick.id === id))
  const lores = [
    ...chosen('spell-lore', list.spellLores),
    ...chosen('prayer-lore', list.prayerLores),
    ...chosen('manifestation-lore', [...list.manifestationLores, ...data.core.manifestationLores]),
  ]
  return [
    ...list.traits.map((trait) => aidOf(trait as Ability, 'Battle traits')),
    ...[...chosen('battle-formation', list.formations), ...lores].flatMap((one) =>
      one.abilities.map((ability) => aidOf(ability as Ability, one.name)),
    ),
  ]
}

function aidOf({ name, kind, timing, value }: Ability, from: string): TurnAid {
  return {
    id: `${from}: ${name}`,
    name,
    from,
    cost: null,
    tags: [
      value === undefined ? kind : `${kind} ${value}`,
      ...(timing?.limit ? [timing.limit] : []),
    ],
    phases: timing?.window === undefined ? [] : [timing.window],
    whose: timing?.whose ?? 'any',
    usable: true,
  }
}
