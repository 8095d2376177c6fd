import type { Army } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import { abilityTextId } from '../../engine/text-id.ts'
import type { Subject } from './unit-card.tsx'

/** Ids of all texts that a card may show: of the sheet's abilities, of what the unit was given, of the ready-made group that it is in. */
export function cardTexts(game: Id, army: Army, { profile, unit }: Subject): readonly Id[] {
  const { sheet } = profile
  const group = army.groups.find(({ id }) => id === unit?.group)
  return [
    ...(sheet ? sheet.abilities.map((ability) => abilityTextId(game, sheet.id, ability)) : []),
    ...(unit?.picks ?? []).flatMap(({ texts = [] }) => texts.map(({ text }) => text)),
    ...(group?.abilities ?? []).flatMap(({ text }) => text ?? []),
  ]
}
