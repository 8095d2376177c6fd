import type { Army, ArmyGroup, ArmyPick, ArmyUnit } from '../../engine/army.ts'
import type { Loadout } from '../../engine/loadout-sheet.ts'
import type { Id } from '../../engine/roster.ts'
import type { Breach, Rule } from '../../engine/rule.ts'
import type { Catalogue, Detachment } from './catalogue.ts'
import type { KeywordChoice } from './keyword-choices.ts'
import type { Models } from './models.ts'
import type { Priced } from './prices.ts'
import type {
  AllyData,
  CoreData,
  EnhancementData,
  FortyData,
  SheetData,
  UnitData,
} from './schema.ts'

export type Role = 'leader' | 'support' | 'bodyguard'

/** An enhancement as a unit carries it. */
export interface Held {
  readonly pick: ArmyPick
  /** Null for one that no detachment of the faction has. */
  readonly data: EnhancementData | null
  readonly detachment: Detachment | null
}

/** A unit with what the rules ask of it. */
export interface FortyUnit extends ArmyUnit {
  /** Its line on the page that it comes from; null for a unit that no book at hand has. */
  readonly entry: UnitData | null
  /** The page that it comes from and pays the prices of. */
  readonly page: Id | null
  /** Null where this points version has no price for it. */
  readonly priced: Priced | null
  readonly data: SheetData | null
  /** The rule that lets it into the army from outside. */
  readonly ally: AllyData | null
  /** Whether the army's own page has it and no rule makes it an ally. */
  readonly own: boolean
  readonly role: Role
  /** Keywords and faction keywords, with all that the army grants. */
  readonly keywords: ReadonlySet<string>
  readonly character: boolean
  readonly epic: boolean
  readonly warlord: boolean
  readonly counts: Models
  /** What its models carry. Worked out when asked for, as the choice of a keyword is: few rules do. */
  readonly loadout: () => Loadout
  readonly faults: readonly string[]
  readonly enhancements: readonly Held[]
  readonly addons: readonly ArmyPick[]
  /** The keyword that its owner chooses for it, if any is to be chosen. */
  readonly choice: () => KeywordChoice | null
  /** Why it cannot be the Warlord; null where nothing but a datasheet could bar it. */
  readonly unfit: 'ally' | 'strange' | 'no-character' | null
  /** Whether a rule that names it, or its enhancement, bars it from being the Warlord. */
  readonly barred: boolean
  /** Which one of its name it is, from 1. */
  readonly copy: number
  /** Names of the pages that have it. */
  readonly home: readonly string[]
}

export interface FortyGroup extends ArmyGroup {
  readonly units: readonly FortyUnit[]
  readonly bodyguards: readonly FortyUnit[]
  readonly leaders: readonly FortyUnit[]
  readonly supports: readonly FortyUnit[]
  readonly attached: boolean
  /** Which of all headings it stands under, from 0. */
  readonly heading: number
}

export type BattleSize = CoreData['battleSizes'][number]

/** A detachment of the list: what the books have of it, or only its name. */
export interface Chosen {
  readonly pick: ArmyPick
  readonly detachment: Detachment | null
}

export interface FortyArmy extends Army {
  readonly data: FortyData
  readonly catalogue: Catalogue
  readonly size: BattleSize
  readonly groups: readonly FortyGroup[]
  readonly units: ReadonlyMap<Id, FortyUnit>
  /** In the order of the roster. */
  readonly everyone: readonly FortyUnit[]
  readonly allied: readonly FortyUnit[]
  readonly warlords: readonly FortyUnit[]
  readonly chosen: readonly Chosen[]
  readonly dp: number
  /** Enhancements that count towards the limit. */
  readonly enhancementsUsed: number
}

/** A rule; where less than the whole army decides, with the check of just that, which candidates ask. */
export interface FortyRule extends Rule<FortyArmy> {
  /** Breaches of one unit, each at it, which follow from it and the army's choices alone, or its chapter. */
  readonly ofUnit?: (unit: FortyUnit, army: FortyArmy) => readonly Breach[]
  /** Whether a unit's breaches hang on the army's chapter, which another unit can change. */
  readonly byChapter?: boolean
  /** The same of one group and its units. */
  readonly ofGroup?: (group: FortyGroup, army: FortyArmy) => readonly Breach[]
  /** Whether the army's choices alone decide: its detachments, its disposition. */
  readonly ofChoices?: boolean
  /** Whether a unit can bring a breach, its own or another's: where none that changed, came or went is one, none comes. */
  readonly concerns?: (unit: FortyUnit, army: FortyArmy) => boolean
}
