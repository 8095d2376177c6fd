import type { AbilityText } from './ability-texts.ts'
import type { AppNames } from './app-names.ts'
import type { AppFaction } from './app.ts'
import type { CatalogueSaves } from './catalogue-saves.ts'
import type { FactSheet } from './facts.ts'
import type { ManualPage, OldManualPage } from './manual.ts'

/** One version of the points manual: pages by id. */
export interface ManualVersion {
  readonly id: string
  readonly date: string
  readonly pages: ReadonlyMap<string, ManualPage>
}

/** All that a conversion reads, in readers' forms. */
export interface Sources {
  /** Newest first. */
  readonly manual: readonly ManualVersion[]
  /** Pages of the older form of version 1.1. */
  readonly old: ReadonlyMap<string, OldManualPage>
  /** Faction files of the app by name. */
  readonly app: ReadonlyMap<string, AppFaction>
  /** What the catalogue says of Legends units in abilities, by file and key of the name. */
  readonly catalogue: ReadonlyMap<string, ReadonlyMap<string, CatalogueSaves>>
  /** What the abilities of Legends units say, by file and key of the name. */
  readonly legendsTexts: ReadonlyMap<string, ReadonlyMap<string, readonly AbilityText[]>>
  /** Legends datasheets by page and key of the name. */
  readonly legends: ReadonlyMap<string, ReadonlyMap<string, FactSheet>>
  readonly coreStratagems: readonly CoreStratagem[]
  /** What the app calls things in other languages. */
  readonly appNames: AppNames
}

export interface CoreStratagem {
  readonly id: string
  readonly name: string
  readonly cp: number
  readonly optionalCp?: number | undefined
  readonly phases: readonly ('any' | 'command' | 'movement' | 'shooting' | 'charge' | 'fight')[]
  readonly turn: 'your' | 'opponents' | 'either'
  readonly limit?: string | undefined
}
