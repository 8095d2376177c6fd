import type { Fact } from './army.ts'
import type { Id } from './roster.ts'
import type { Ability, Weapon } from './sheet.ts'

/** Models of a unit that have a stat line in common. */
export interface OutfitModels {
  /** Kinds with their numbers, as they are called: `1 Boss Nob`. */
  readonly name: string
  readonly count: number
  /** Values by the ids of `system.stats`, as printed. */
  readonly stats: Readonly<Record<Id, string>>
  /** Wounds that each of them takes. */
  readonly wounds: number
}

/** A weapon or piece of wargear that a unit has. */
export interface OutfitItem {
  readonly name: string
  /** How many of it the unit has. */
  readonly count: number
  /** Who has it: `Boss Nob`, `Boss Nob and 3 Nobz`. Empty where every model has it, or there is one kind of models. */
  readonly bearers: string
  /** What each costs. */
  readonly points: number
  /** Its lines in the weapon tables; none for other wargear. */
  readonly weapons: readonly Weapon[]
}

/** A unit as it stands on the table: its models, and only what they carry. */
export interface Outfit {
  /** Most models first. */
  readonly models: readonly OutfitModels[]
  /** Weapons in the order of the sheet, then other wargear. */
  readonly items: readonly OutfitItem[]
  /** Abilities of the sheet; those that come with wargear only where it is carried. */
  readonly abilities: readonly Ability[]
  /** What else is asked of it in play: when a save holds, how many it transports, when it is damaged. */
  readonly facts: readonly Fact[]
}

/** `Big choppa ×1 (Boss Nob)`; a single model's item goes by its name. */
export function itemText({ name, count, bearers }: OutfitItem): string {
  if (count === 1 && bearers === '') return name
  return `${name} ×${count}${bearers ? ` (${bearers})` : ''}`
}
