import type { Id } from '../roster.ts'

/** Words of a pasted list and the line that they stand in. */
export interface Said {
  readonly words: string
  readonly line: number
}

/** What stands under a unit: a model, a weapon, an enhancement, a mark. Which of these, only the data can tell. */
export interface DraftDetail extends Said {
  /** What the line calls it (`Enhancement`, `Attached as`); empty where it says no more than a name. */
  readonly label: string
  readonly count: number | null
  readonly points: number | null
  /** 0 directly under the unit, 1 under a detail before it; all 0 where the indentation got lost. */
  readonly depth: number
  /** Where the text itself says which it is: roster files tell models and choices apart. */
  readonly type?: 'model' | 'upgrade'
}

export interface DraftUnit extends Said {
  readonly points: number | null
  /** Number of models, where the unit's own line gives it. */
  readonly models: number | null
  readonly details: readonly DraftDetail[]
  /** The owner's own name and words for it, where the text has a place for them. */
  readonly nickname?: string
  readonly note?: string
}

/** Units under one heading. */
export interface DraftGroup {
  /** In the game's terms: a kind of its groups (`regiment`), or the section's name. */
  readonly kind: Id
  readonly title: Said | null
  readonly points: number | null
  readonly units: readonly DraftUnit[]
}

/** An army-wide choice; `label` is the kind that the text names it by, empty where it does not. */
export interface DraftChoice extends Said {
  readonly label: string
  readonly points: number | null
}

/** A pasted list taken apart by its grammar alone: no name in it has been looked up yet. */
export interface TextDraft {
  readonly system: Id
  readonly format: Id
  readonly name: Said | null
  /** Words for faction and army within it, in the order of the text. */
  readonly armies: readonly Said[]
  readonly choices: readonly DraftChoice[]
  readonly season: Said | null
  /** The total as printed, and the limit. */
  readonly stated: number | null
  readonly limit: number | null
  /** App and data version that the text names. */
  readonly source: string
  readonly groups: readonly DraftGroup[]
  /** Free words that the format has a place for. */
  readonly notes: string
  /** The text says everything that its units carry; absent: what it does not name is as it usually is. */
  readonly complete?: true
  /** Lines that say nothing about the list itself: headings, tallies, footers. */
  readonly layout: ReadonlySet<number>
}
