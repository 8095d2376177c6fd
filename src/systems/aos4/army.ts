import type { Army, ArmyGroup, ArmyUnit } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { Rule } from '../../engine/rule.ts'
import type { Catalogue } from './catalogue.ts'
import type { AosData, CoreData, RenownRegiment, UnitData } from './schema.ts'

export type GroupKind = 'regiment' | 'auxiliary' | 'renown'

/** A unit with what the rules ask of it. */
export interface AosUnit extends ArmyUnit {
  readonly kind: GroupKind
  /** Its line in this army's own list; null for members of a Regiment of Renown, units of other armies, unknown ones. */
  readonly entry: UnitData | null
  readonly keywords: ReadonlySet<string>
  readonly hero: boolean
  readonly unique: boolean
  readonly warmaster: boolean
  readonly general: boolean
  /** Names of the armies that have it, where this one has not; empty for a unit that no book has. */
  readonly home: readonly string[]
  /** What it costs where it is at home, for one that this army cannot take. */
  readonly homePoints: number | null
}

export interface AosGroup extends ArmyGroup {
  readonly kind: GroupKind
  readonly units: readonly AosUnit[]
  readonly leader: AosUnit | null
  /** All but the leader. */
  readonly followers: readonly AosUnit[]
  /** Whether its leader is the general. */
  readonly general: boolean
  /** The Regiment of Renown it is, when the books have it. */
  readonly renown: RenownRegiment | null
}

export interface AosArmy extends Army {
  readonly data: AosData
  readonly catalogue: Catalogue
  readonly seasonData: CoreData['seasons'][number]
  readonly groups: readonly AosGroup[]
  readonly units: ReadonlyMap<Id, AosUnit>
  readonly regiments: readonly AosGroup[]
  readonly renowns: readonly AosGroup[]
  /** Units of regiments and auxiliaries: all that the army's own list judges. */
  readonly own: readonly AosUnit[]
  readonly auxiliaries: readonly AosUnit[]
  readonly everyone: readonly AosUnit[]
  readonly generals: readonly AosUnit[]
}

export type AosRule = Rule<AosArmy> & {
  /** Where one group or one unit alone decides, the check for just that one; the pickers ask it. */
  readonly ofGroup?: (group: AosGroup, army: AosArmy) => ReturnType<Rule<AosArmy>['check']>
  readonly ofUnit?: (unit: AosUnit, army: AosArmy) => ReturnType<Rule<AosArmy>['check']>
  /** Whether the army's own slots alone decide. */
  readonly ofSlots?: boolean
}
