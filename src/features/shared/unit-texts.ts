import type { Army, ArmyUnit } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { RuleText } from '../../engine/rule-text.ts'
import type { System } from '../../engine/system.ts'
import { abilityTextId } from '../../engine/text-id.ts'
import { abilityText } from '../../engine/timing-text.ts'

/** A rule as a unit's row shows it: with its timing, where it has one. */
export type UnitRule = RuleText & { readonly note?: string }

/** What a unit was given and what its sheet lets it do, by name. */
export function rulesOf({ id: game }: System, { picks, profile }: ArmyUnit): readonly UnitRule[] {
  const { sheet } = profile
  return [
    ...picks.flatMap(({ texts = [] }) => texts),
    ...(sheet?.abilities ?? []).map((ability) => ({
      name: ability.name,
      text: abilityTextId(game, sheet?.id ?? '', ability),
      note: abilityText(ability),
    })),
  ]
}

/** Ids of all texts that the page of a list may show. */
export function textsOn(system: System, army: Army): readonly (Id | undefined)[] {
  return [
    ...system.turnAids(army).map(({ text }) => text),
    ...[...army.units.values()].flatMap((unit) => rulesOf(system, unit)).map(({ text }) => text),
    ...army.groups.flatMap(({ abilities = [] }) => abilities.map(({ text }) => text)),
    ...army.slots
      .flatMap(({ picks }) => picks.flatMap(({ texts = [] }) => texts))
      .map(({ text }) => text),
  ]
}
