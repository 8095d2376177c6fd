import type { Id } from './roster.ts'

/** A weapon's line; columns are the system's (`system.weaponColumns`), values as printed: `4+`, `D3`, `10"`. */
export interface Weapon {
  readonly name: string
  readonly kind: 'melee' | 'ranged'
  readonly stats: Readonly<Record<Id, string>>
  readonly abilities: readonly string[]
}

/** When an ability is used, as facts; left out where it is always on. */
export interface Timing {
  /** Phase or moment, in the system's words (`combat phase`, `deployment`). */
  readonly window?: string
  readonly whose?: 'your' | 'enemy' | 'any'
  readonly limit?: string
  readonly reaction?: boolean
}

/** An ability by name; its text is not ours to ship. */
export interface Ability {
  readonly name: string
  /** `passive`, `activated`, `spell`, `prayer`, ... */
  readonly kind: string
  readonly timing?: Timing
  /** Casting or chanting value; what a command or stratagem costs: `1 CP`. */
  readonly value?: string
  /** Of the text about it (`text-id.ts`); one of a sheet mostly goes by the sheet's id instead (`abilityTextId`). */
  readonly text?: Id
}

/** Choices of wargear that one kind of model has. */
export interface WargearChoice {
  readonly model: string
  /** `max`: how many models of the unit may take it; doubled when the unit is. */
  readonly options: readonly { readonly name: string; readonly max: number }[]
}

/** A warscroll or datasheet: what stands on the table, whoever fields it. */
export interface Sheet {
  /** `book/slug`, unique over all books of a system. */
  readonly id: Id
  readonly name: string
  readonly keywords: readonly string[]
  /** Values by the ids of `system.stats`, as printed. */
  readonly stats: Readonly<Record<Id, string>>
  readonly weapons: readonly Weapon[]
  readonly abilities: readonly Ability[]
  readonly bases: readonly string[]
  /** Champion, musician, standard bearer: names with their share where given. */
  readonly command: readonly string[]
  readonly wargear: readonly WargearChoice[]
  /** All stat lines by name, where the models of a unit differ. */
  readonly profiles?: readonly {
    readonly name: string
    readonly stats: Readonly<Record<Id, string>>
  }[]
}
