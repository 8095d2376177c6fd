import { t } from '../../text/t.ts'
import type { FortyArmy, FortyGroup, FortyUnit } from './army.ts'
import { joinersOf, leadersAllowed } from './attaching.ts'
import { copiesOf } from './rules/copies.ts'

type Context = Pick<FortyArmy, 'data' | 'catalogue' | 'size'>

/**
 * What stands in the foot of a group: how large an attached unit is and who may still join it, or how many copies of a
 * datasheet there are, where more than half of those allowed are taken. `copies`: units of the list of its datasheet.
 */
export function remarkOf(context: Context, group: FortyGroup, copies: number): string {
  if (group.attached) return attachedRemark(context, group)
  const [only] = group.units
  return only ? copiesRemark(context, only, copies) : ''
}

function attachedRemark(context: Context, group: FortyGroup): string {
  const models = group.units.reduce((sum, unit) => sum + unit.models, 0)
  const [bodyguard] = group.bodyguards
  const joiners = bodyguard ? joinersOf(context.catalogue, bodyguard) : new Set()
  const leader = joiners.has('leader') && group.leaders.length < leadersAllowed(context, group)
  const support =
    joiners.has('support') && group.supports.length < context.data.core.attached.supports
  const open = leader && support ? 'both' : leader ? 'leader' : support ? 'support' : 'none'
  return t(
    '{open, select, both {{models, plural, one {# model} other {# models}} · a leader and a support may still join} leader {{models, plural, one {# model} other {# models}} · a leader may still join} support {{models, plural, one {# model} other {# models}} · a support may still join} other {one unit of {models, plural, one {# model} other {# models}}}}',
    { open, models },
  )
}

function copiesRemark(context: Context, unit: FortyUnit, count: number): string {
  const max = copiesOf(context, unit)
  return max > 1 && count * 2 > max
    ? t('{count, number} of at most {max, number}', { count, max })
    : ''
}
