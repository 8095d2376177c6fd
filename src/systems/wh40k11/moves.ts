import { preview } from '../../engine/preview.ts'
import type { Id } from '../../engine/roster.ts'
import type { Fix } from '../../engine/rule.ts'
import { errors } from '../../engine/validate.ts'
import type { FortyArmy } from './army.ts'
import { judge } from './judge.ts'
import { detachRemedy, joinRemedies } from './remedies.ts'

/** Whom a leader or support unit could join instead, or that it stands alone, without any new error. */
export function moves(army: FortyArmy, id: Id): readonly Fix[] {
  const unit = army.units.get(id)
  if (unit === undefined) return []
  return [...joinRemedies(army, unit), ...detachRemedy(army, unit)].flatMap(({ label, edit }) => {
    const after = preview(judge, army, edit)
    if (errors(after.fresh).length > 0) return []
    return [{ label, edit, change: after.army.points - army.points }]
  })
}
