import type { Fact, Profile } from './army.ts'
import type { Id } from './roster.ts'
import type { Ability, Sheet } from './sheet.ts'

/** An army named in the reference, with what leads to its page. */
export interface ArmyLink {
  readonly faction: Id
  readonly variant: Id | null
  readonly name: string
  /** A remark in two or three words (`not in official lists`), or null. */
  readonly remark: string | null
}

/** A unit as the reference shows it, without any list. */
export interface ReferenceUnit {
  readonly profile: Profile
  /** The heading that it is sorted under: `Heroes`, `Infantry`, ... */
  readonly role: string
  /** Leaders whose group it may join, by name. */
  readonly ledBy: readonly string[]
  /** What its models may have instead of, or besides, what they come with; a line for each option that the sheet has. */
  readonly options: readonly Fact[]
  /** Tables of which it may take something, with the names it may take. */
  readonly picks: readonly { readonly table: string; readonly names: readonly string[] }[]
}

/** One line of a reference section: a lore, a formation, an enhancement, a ready-made group. */
export interface ReferenceEntry {
  readonly id: Id
  readonly name: string
  /** Null where it has no price of its own. */
  readonly points: number | null
  /** Marks of one to three words: `Legends`, `2025-26`. */
  readonly tags: readonly string[]
  readonly facts: readonly Fact[]
  /** What it brings, by name, with timing and casting values. */
  readonly abilities: readonly Ability[]
  /** Sheets of its own, such as those of what it summons. */
  readonly sheets: readonly Sheet[]
  /** Armies that may take it; null where that is not in question. */
  readonly armies: readonly ArmyLink[] | null
  /** More words that search finds it by. */
  readonly words: readonly string[]
  /** Of the text about it (`text-id.ts`), where it is one rule itself. */
  readonly text?: Id
}

export interface ReferenceSection {
  readonly id: Id
  readonly title: string
  readonly entries: readonly ReferenceEntry[]
}

/** All that can be looked up about one army. */
export interface Reference {
  readonly title: string
  readonly dataDate: string
  readonly units: readonly ReferenceUnit[]
  readonly sections: readonly ReferenceSection[]
}
