import type { ArmyUnit } from '../../engine/army.ts'
import type { Outfit } from '../../engine/outfit.ts'

/** Boxes to tick: how many models, and how many wounds each of them takes. */
export interface Wounds {
  readonly models: number
  readonly each: number
}

/** From this many wounds on, a single model gets its boxes in the roster whose sheets say no more than that. */
const boxesFrom = 5
/** From this many on, a model does beside a crowd that has one wound each. */
const apartFrom = 3

/** All boxes of a unit, models of one stat line together. */
export function woundsOf(unit: ArmyUnit, outfit: Outfit | null): readonly Wounds[] {
  if (outfit) {
    return outfit.models
      .map(({ count, wounds }) => ({ models: count, each: wounds }))
      .filter(({ each }) => each > 0)
  }
  const models = Math.max(1, unit.models)
  const each = Math.max(0, Math.round(unit.wounds / models))
  return each > 0 ? [{ models, each }] : []
}

/** The boxes that the roster shows: not those of models that a single wound takes off the table. */
export function rosterWounds(unit: ArmyUnit, outfit: Outfit | null): readonly Wounds[] {
  const all = woundsOf(unit, outfit)
  if (!outfit) return all.filter(({ models, each }) => models === 1 && each >= boxesFrom)
  const crowd = (all[0]?.each ?? 0) < 2
  return all.filter(({ each }) => each >= (crowd ? apartFrom : 2))
}
