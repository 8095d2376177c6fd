import type { Army, ArmyGroup, ArmyUnit } from '../../engine/army.ts'
import type { Outfit } from '../../engine/outfit.ts'
import type { Id } from '../../engine/roster.ts'
import type { Ability, Sheet } from '../../engine/sheet.ts'
import type { System } from '../../engine/system.ts'
import { listing } from '../../engine/wording.ts'
import { stepWords } from '../../store/step-words.ts'
import { t } from '../../text/t.ts'

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
  /** Rules of the army that several cards would repeat; only on a card of their own, which has no units. */
  readonly rules: readonly Ability[]
}

/** The abilities of a card's sheet, as it is equipped. */
export function abilitiesOf({ sheet, outfit }: PaperCard): readonly Ability[] {
  return outfit?.abilities ?? sheet?.abilities ?? []
}

function besideOf({ numeral, units }: ArmyGroup, unit: ArmyUnit): string {
  if (!unit.part) return ''
  const others = units.filter((other) => other !== unit)
  const names = others.map(({ name, part }) => (part ? `${name} (${stepWords(part)})` : name))
  return t('{numeral}, with {names}', { numeral, names: listing(names) })
}

/** Rules with a text of their own that more than one card has. */
function sharedRules(cards: readonly PaperCard[]): readonly Ability[] {
  const found = new Map<Id, { readonly ability: Ability; count: number }>()
  for (const ability of cards.flatMap(abilitiesOf)) {
    if (ability.text === undefined) continue
    const known = found.get(ability.text) ?? { ability, count: 0 }
    known.count += 1
    found.set(ability.text, known)
  }
  return [...found.values()].flatMap(({ ability, count }) => (count > 1 ? [ability] : []))
}

/**
 * One card for each sheet, or for each way in which units of the list are equipped with it.
 *
 * @param apart whether what rules of the army say has a card of its own, the first, instead of standing on many.
 */
export function cardsOf(system: System, army: Army, apart: boolean): readonly PaperCard[] {
  const cards = unitCards(system, army)
  const rules = apart ? sharedRules(cards) : []
  if (rules.length === 0) return cards
  return [{ id: 'army', sheet: null, outfit: null, units: [], rules }, ...cards]
}

function unitCards(system: System, army: Army): readonly PaperCard[] {
  const cards = new Map<string, PaperCard & { readonly units: CardUnit[] }>()
  for (const group of army.groups) {
    for (const unit of group.units) {
      const outfit = system.outfit(army, unit.id)
      const sheet: Id = unit.profile.sheet?.id ?? unit.profile.id
      const id = outfit ? `${sheet} ${loadoutKey(outfit)}` : sheet
      const entry = { unit, beside: besideOf(group, unit) }
      const card = cards.get(id)
      if (card) card.units.push(entry)
      else cards.set(id, { id, sheet: unit.profile.sheet, outfit, units: [entry], rules: [] })
    }
  }
  return [...cards.values()]
}

function loadoutKey({ models, items }: Outfit): string {
  const kinds = models.map(({ name }) => name)
  return JSON.stringify([kinds, items.map(({ name, count, bearers }) => [name, count, bearers])])
}
