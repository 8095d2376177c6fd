import type { Id } from '../engine/roster.ts'
import type { System } from '../engine/system.ts'
import { aos4 } from './aos4/index.ts'
import { wh40k11 } from './wh40k11/index.ts'

/** The games that Muster offers. Shared code hands a system only data and armies of its own. */
export const systems: readonly System[] = [aos4 as unknown as System, wh40k11 as unknown as System]

/** The game with this id; undefined for one that this version does not know. */
export function systemOf(id: Id): System | undefined {
  return systems.find((system) => system.id === id)
}
