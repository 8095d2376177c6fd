import { counted } from '../../engine/wording.ts'
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
  const leader =
    joiners.has('leader') && group.leaders.length < leadersAllowed(context, group) && 'leader'
  const support =
    joiners.has('support') &&
    group.supports.length < context.data.core.attached.supports &&
    'support'
  const open = [leader, support].filter(Boolean).join(' and a ')
  const size = counted(models, 'model')
  return open ? `${size} · a ${open} may still join` : `one unit of ${size}`
}

function copiesRemark(context: Context, unit: FortyUnit, count: number): string {
  const max = copiesOf(context, unit)
  return max > 1 && count * 2 > max ? `${count} of ${max} copies` : ''
}
