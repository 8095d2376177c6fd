import type { Army, ArmyGroup, ArmyUnit } from '../../engine/army.ts'
import type { Outfit } from '../../engine/outfit.ts'
import type { Id } from '../../engine/roster.ts'
import type { Sheet } from '../../engine/sheet.ts'
import type { System } from '../../engine/system.ts'
import { listing } from '../../engine/wording.ts'

/** A unit that a card is for. */
export interface CardUnit {
  readonly unit: ArmyUnit
  /** Who stands with it in its group, and as what: `with Warboss (leader)`; empty where that goes without saying. */
  readonly beside: string
}

/** A card: one sheet as it is equipped, and every unit of the list that uses it so. */
export interface PaperCard {
  readonly id: string
  readonly sheet: Sheet | null
  /** Null where the game prints all that the sheet has. */
  readonly outfit: Outfit | null
  readonly units: readonly CardUnit[]
}

function besideOf({ numeral, units }: ArmyGroup, unit: ArmyUnit): string {
  if (!unit.part) return ''
  const others = units.filter((other) => other !== unit)
  const names = others.map(({ name, part }) => (part ? `${name} (${part.toLowerCase()})` : name))
  return `${numeral}, with ${listing(names)}`
}

/** One card for each sheet, or for each way in which units of the list are equipped with it. */
export function cardsOf(system: System, army: Army): readonly PaperCard[] {
  const cards = new Map<string, PaperCard & { readonly units: CardUnit[] }>()
  for (const group of army.groups) {
    for (const unit of group.units) {
      const outfit = system.outfit(army, unit.id)
      const sheet: Id = unit.profile.sheet?.id ?? unit.profile.id
      const id = outfit ? `${sheet} ${loadoutKey(outfit)}` : sheet
      const entry = { unit, beside: besideOf(group, unit) }
      const card = cards.get(id)
      if (card) card.units.push(entry)
      else cards.set(id, { id, sheet: unit.profile.sheet, outfit, units: [entry] })
    }
  }
  return [...cards.values()]
}

function loadoutKey({ models, items }: Outfit): string {
  const kinds = models.map(({ name }) => name)
  return JSON.stringify([kinds, items.map(({ name, count, bearers }) => [name, count, bearers])])
}
