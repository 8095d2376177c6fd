import type { PlayUnit } from '../engine/play.ts'
import { BOUNDS } from './bounds.ts'
import type { UnitState } from './play-battle.ts'

/** Models of one kind: how many of how many are left. */
export interface KindStanding {
  /** Its name, made unique within the unit. */
  readonly key: string
  readonly name: string
  readonly of: number
  readonly left: number
  readonly wounds: number | null
}

/** How a unit stands. */
export interface Standing {
  readonly kinds: readonly KindStanding[]
  readonly models: number
  readonly of: number
  /** The kind of the model that falls next; null where none is left. */
  readonly next: KindStanding | null
  /** Wounds on that model. */
  readonly damage: number
  /** Of all models that are left; null where they are not known of each. */
  readonly wounds: number | null
  readonly destroyed: boolean
  /** Not on the table, but may come. */
  readonly away: boolean
}

/** What can befall a unit. */
export type UnitChange =
  | 'wound'
  | 'heal'
  | 'lose'
  | 'regain'
  | 'destroy'
  | 'return'
  | 'set-up'
  | 'take-off'

const untouched: Omit<UnitState, 'name'> = { lost: {}, damage: 0, down: false, placed: null }

function kindsOf({ models }: PlayUnit, lost: UnitState['lost']): readonly KindStanding[] {
  return models.map(({ name, count, wounds }, at) => {
    const again = models.slice(0, at).filter((one) => one.name === name).length
    const key = again === 0 ? name : `${name} ${again + 1}`
    return { key, name, of: count, left: count - Math.min(lost[key] ?? 0, count), wounds }
  })
}

/** How a unit stands; without a state as the list has it. */
export function standingOf(unit: PlayUnit, state: UnitState | undefined): Standing {
  const { lost, damage, down, placed } = state ?? untouched
  const kinds = kindsOf(unit, lost)
  const models = kinds.reduce((sum, { left }) => sum + left, 0)
  const next = kinds.find(({ left }) => left > 0) ?? null
  // the list may say of fewer wounds now than were counted
  const taken = next?.wounds ? Math.min(damage, next.wounds - 1) : 0
  const known = kinds.every(({ wounds }) => wounds !== null)
  const whole = kinds.reduce((sum, { left, wounds }) => sum + left * (wounds ?? 0), 0)
  return {
    kinds,
    models,
    of: kinds.reduce((sum, { of }) => sum + of, 0),
    next,
    damage: taken,
    wounds: known ? whole - taken : null,
    destroyed: down || models === 0,
    away: !(placed ?? !unit.later) && !down && models > 0,
  }
}

/**
 * The state of a unit after something befell it, to models of one kind where it is named; null where that cannot be, such as a
 * wound to what is destroyed.
 */
export function befallen(
  unit: PlayUnit,
  state: UnitState | undefined,
  change: UnitChange,
  kind?: string,
): UnitState | null {
  const standing = standingOf(unit, state)
  const name = unit.name.slice(0, BOUNDS.name)
  const before = { ...(state ?? untouched), name, damage: standing.damage }
  const named = standing.kinds.find(({ key }) => key === kind)
  switch (change) {
    case 'wound':
      return wounded(before, standing)
    case 'heal':
      return standing.destroyed || before.damage === 0
        ? null
        : { ...before, damage: before.damage - 1 }
    case 'lose':
      return standing.destroyed ? null : less(before, standing, named ?? standing.next)
    case 'regain':
      return more(before, named ?? standing.kinds.findLast(({ left, of }) => left < of))
    case 'destroy':
      return standing.destroyed ? null : { ...before, down: true }
    case 'return':
      return standing.destroyed ? returned(before, standing) : null
    case 'set-up':
      return standing.away ? { ...before, placed: true } : null
    case 'take-off':
    default:
      return standing.away || standing.destroyed ? null : { ...before, placed: false }
  }
}

/** A model falls with its last wound. */
function wounded(state: UnitState, standing: Standing): UnitState | null {
  const { next, damage, destroyed } = standing
  if (destroyed || !next?.wounds) return null
  return damage + 1 < next.wounds ? { ...state, damage: damage + 1 } : less(state, standing, next)
}

/** Without one model of a kind. Of the kind that falls next it is the wounded one. */
function less(state: UnitState, { next }: Standing, kind: KindStanding | null): UnitState | null {
  if (!kind || kind.left === 0) return null
  const lost = { ...state.lost, [kind.key]: kind.of - kind.left + 1 }
  return { ...state, lost, damage: kind.key === next?.key ? 0 : state.damage }
}

function more(state: UnitState, kind: KindStanding | undefined): UnitState | null {
  if (!kind || kind.left === kind.of) return null
  const lost = { ...state.lost, [kind.key]: kind.of - kind.left - 1 }
  return { ...state, lost, down: false }
}

/** A unit that was called destroyed is as it was before; one that fell model by model comes back whole. */
function returned(state: UnitState, { models }: Standing): UnitState {
  const back = { ...state, down: false, placed: true }
  return models > 0 ? back : { ...back, lost: {}, damage: 0 }
}
