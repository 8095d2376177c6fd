import type { Judge } from '../../engine/validate.ts'
import type { FortyArmy } from './army.ts'
import { glimpse } from './resolve.ts'
import { rules } from './rules/index.ts'

/** Rules and resolving together: what validation and previews take. */
export const judge: Judge<FortyArmy> = {
  rules,
  again: glimpse,
}
