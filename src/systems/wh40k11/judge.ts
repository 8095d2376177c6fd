import type { Judge } from '../../engine/validate.ts'
import type { FortyArmy } from './army.ts'
import { resolve } from './resolve.ts'
import { rules } from './rules/index.ts'

/** Rules and resolving together: what validation and previews take. */
export const judge: Judge<FortyArmy> = {
  rules,
  again: (army, roster) => resolve(roster, army.data),
}
