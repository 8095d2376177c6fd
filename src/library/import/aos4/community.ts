import type { SheetData } from '../../../systems/aos4/schema.ts'

/**
 * What the community catalogue says, links and inheritance resolved. Units of an army are named by their name in that army, which
 * four Armies of Renown give to two links (Khainite Shadowstalkers, Arkanaut Ironclad, Black Coach, Gatebreaker Mega-Gargant);
 * `linkId` tells those apart. Warscrolls go by the catalogue's own id. Only names, numbers and keywords.
 */

export type Season = '2024-25' | '2025-26' | '2026-27'
export type Ability = SheetData['abilities'][number]
export type Weapon = SheetData['weapons'][number]

export interface Community {
  /** Revision of the game system file. */
  readonly revision: string
  /** Battle tactic cards of each season that has some. */
  readonly cards: readonly { readonly season: Season; readonly names: readonly string[] }[]
  readonly keywords: readonly string[]
  readonly armies: readonly CommunityArmy[]
  /** Every warscroll that an army or a Regiment of Renown uses, of units, manifestations and faction terrain. */
  readonly warscrolls: readonly CommunitySheet[]
  readonly renown: readonly CommunityRenown[]
  /** What could not be read as expected. */
  readonly problems: readonly CommunityProblem[]
}

export interface CommunityProblem {
  readonly kind: string
  readonly where: string
}

export interface CommunitySheet {
  readonly warscrollId: string
  readonly name: string
  /** Catalogue file, without folder: shows the home book. */
  readonly file: string
  readonly kind: 'unit' | 'manifestation' | 'terrain'
  readonly legends: boolean
  /** Without structure categories; in the order of the file. Terrain and manifestations have theirs too. */
  readonly keywords: readonly string[]
  /** Main unit type. */
  readonly primary: string | null
  readonly stats: SheetData['stats']
  readonly weapons: readonly Weapon[]
  readonly abilities: readonly Ability[]
  readonly models: readonly {
    readonly name: string
    readonly min: number
    readonly max: number | null
  }[]
  readonly size: number
  readonly sizeReinforced: number
  readonly sizeUndersize: number
  /** `32mm`, `60 x 35mm`, `28.5mm (3)`, in the form of the data files. */
  readonly bases: readonly string[]
  readonly command: readonly string[]
  readonly wargear: SheetData['wargear']
}

export interface CommunityArmy {
  readonly id: string
  readonly name: string
  /** `ogor-mawtribes`, `ogor-mawtribes-the-roving-maw`. An Army of Renown that several factions share appears once for each. */
  readonly slug: string
  readonly kind: 'faction' | 'army-of-renown'
  readonly parentFaction: string | null
  readonly legends: boolean
  readonly file: string
  readonly grandAlliance: 'ORDER' | 'CHAOS' | 'DEATH' | 'DESTRUCTION' | null
  /** Battle traits by name, with timing. */
  readonly battleTraits: readonly Ability[]
  readonly units: readonly CommunityUnit[]
  readonly terrain: readonly CommunityTerrain[]
  readonly roles: readonly CommunityRole[]
  readonly enhancementTables: readonly CommunityTable[]
  readonly battleFormations: readonly CommunityFormation[]
  readonly spellLores: readonly CommunityLore[]
  readonly prayerLores: readonly CommunityLore[]
  readonly manifestationLores: readonly CommunityLore[]
  /** By name; of the current season. */
  readonly regimentsOfRenown: readonly string[]
  readonly rosterRules: readonly RosterRule[]
  readonly quotas: readonly CommunityQuota[]
  /** Units of which one at least must be in the army. */
  readonly required: readonly string[]
  /** Seasons in which the game system lets the army have regiments; empty for three Ogor Armies of Renown (a slip of the data). */
  readonly forceAvailableIn: readonly Season[]
}

export interface CommunityUnit {
  readonly linkId: string
  readonly warscrollId: string
  readonly name: string
  readonly variant: 'standard' | 'undersize' | 'scourge-of-ghyran' | 'scourge-of-aqshy'
  /** Name of the standard unit of a Scourge variant; that unit need not be in the army. */
  readonly variantOf: string | null
  readonly points: number
  readonly seasons: readonly Season[]
  readonly legends: boolean
  readonly hero: boolean
  readonly unique: boolean
  readonly warmaster: boolean
  readonly size: number
  readonly reinforceable: boolean
  readonly maxPerArmy: number | null
  /** Keywords of the warscroll. */
  readonly keywords: readonly string[]
  /** What this army adds: keywords in capitals, and helper sets in mixed case (`Sigmarite Infantry`) that options refer to. */
  readonly armyKeywords: readonly string[]
  /** Null: not available in the current season. */
  readonly auxiliaryAllowed: boolean | null
  readonly canBeGeneral: boolean
  readonly canLead: boolean
  readonly canJoinAs: readonly string[]
  /** Null: cannot lead. */
  readonly regimentOptions: readonly CommunityOption[] | null
  readonly regimentGate: 'option' | 'sub-hero' | 'leader-only' | 'explicit-leader-list' | null
  readonly onlyWithLeaders: readonly string[]
  readonly caps: readonly CommunityCap[]
  /** Companions that must be in its regiment. */
  readonly requires: readonly { readonly unit: string; readonly min: number }[]
  readonly enhancementTables: readonly string[]
  /** Of a leader: who may come along, by name, with the most of it (null: no limit of its own). */
  readonly allowed: Readonly<Record<string, number | null>> | null
}

/** One entry of a leader's options. `ref` is a keyword, a unit, a role or a helper set (`helperCategory`). */
export interface CommunityOption {
  readonly op: 'add' | 'remove'
  /** It lets in heroes (a role). */
  readonly hero: boolean
  readonly kind: 'any' | 'keyword' | 'unit' | 'role'
  readonly ref: string
  readonly helperCategory: boolean
  readonly members: readonly string[]
  /** Absent: no limit said here. Null: unlimited, said so. */
  readonly max?: number | null
  /** The role's list in the data forgets this leader; 1 is assumed. */
  readonly maxAssumed?: true
}

/** A limit on companions of one leader. Exactly one of the first four says whom; `category` also lists its members. */
export interface CommunityCap {
  readonly role?: string
  readonly unit?: string
  /** All of these keywords. */
  readonly keywords?: readonly string[]
  readonly category?: string
  readonly members?: readonly string[]
  /** -1: no limit. */
  readonly max: number
  /** Taken over from the standard unit, since the data's list forgets its variant. */
  readonly assumed?: true
}

export interface CommunityRole {
  readonly name: string
  readonly defaultMax: number | null
  readonly variants: readonly { readonly max: number; readonly leaders: readonly string[] }[]
  /** Empty: not a role that heroes join in but a helper set with a limit. */
  readonly members: readonly string[]
}

export interface CommunityItem {
  readonly name: string
  readonly id: string
  readonly points: number
  readonly seasons: readonly Season[]
  readonly legends: boolean
}

export interface CommunityTerrain extends CommunityItem {
  readonly warscrollId: string
}

export interface CommunityFormation extends CommunityItem {
  readonly abilities: readonly Ability[]
}

export interface CommunityLore extends CommunityItem {
  readonly abilities: readonly Ability[]
  /** One of the six lores that all armies share. */
  readonly universal: boolean
  /** Manifestations that it summons. */
  readonly manifestations: readonly { readonly name: string; readonly warscrollId: string }[]
}

export interface CommunityTable {
  readonly id: string
  readonly name: string
  readonly maxPerArmy: number | null
  readonly maxPerUnit: number | null
  /** `eligible` only where it differs from the table's. */
  readonly items: readonly (CommunityItem & {
    readonly subTable: string
    readonly abilities: readonly Ability[]
    readonly eligible: readonly string[] | null
  })[]
  /** As linked: UNIQUE units not yet taken out. */
  readonly eligible: readonly string[]
}

/** Units that a test of the data matches, by name; `keywords` where the test asks for just these. */
export interface UnitSet {
  readonly label: string
  readonly keywords: readonly string[] | null
  readonly units: readonly string[]
}

/** `units` number at most `base` plus one for each unit of `plusOnePer`: each of them alone, or all counted together. */
export interface CommunityQuota {
  readonly units: readonly string[]
  readonly each: boolean
  readonly base: number
  readonly plusOnePer: readonly UnitSet[]
}

export type RosterRule =
  /** These two (or more) not in one army. `variant`: as versions of the same unit. */
  | {
      readonly type: 'excludes'
      readonly unit: string
      readonly other: readonly string[]
      readonly variant: boolean
    }
  /** It allows no other UNIQUE unit. */
  | { readonly type: 'no-other-unique'; readonly unit: string }
  /** At most `max` units with all of `keywords` (this is one) in a regiment that none of `leaders` leads. */
  | {
      readonly type: 'regiment-cap'
      readonly unit: string
      readonly keywords: readonly string[]
      readonly max: number
      readonly leaders: readonly string[]
    }
  /** As many regiments led by one keyword as by the other. */
  | {
      readonly type: 'equal-regiments'
      readonly keywords: readonly string[]
      readonly except: readonly string[]
    }

export interface CommunityRenown {
  readonly id: string
  readonly name: string
  readonly legends: boolean
  readonly points: number | null
  readonly seasons: readonly Season[]
  readonly pathToGloryOnly: boolean
  /** Slugs of `armies`. */
  readonly allowedArmies: readonly string[]
  readonly units: readonly RenownUnit[]
  readonly manifestations: readonly string[]
  readonly terrain: readonly string[]
  /** Some unit's number may vary. */
  readonly flexible: boolean
  readonly abilities: readonly Ability[]
  /** Name of the regiment that its rules are headed with; null where the catalogue has none. */
  readonly rules: string | null
  /** Names of the regiments whose rules a list with it is shown. */
  readonly shownRules: readonly string[]
}

export interface RenownUnit {
  readonly name: string
  readonly warscrollId: string
  readonly min: number
  readonly max: number
  /** Where units are priced singly. */
  readonly points: number | null
  readonly size: number
  readonly hero: boolean
  readonly unique: boolean
  readonly warmaster: boolean
  /** Factions (by name) in which it may take enhancements after all. */
  readonly enhancementsIn: readonly string[]
}
