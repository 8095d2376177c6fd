import { preview } from '../../engine/preview.ts'
import type { Id } from '../../engine/roster.ts'
import type { Fix } from '../../engine/rule.ts'
import type { AosArmy } from './army.ts'
import { judge } from './judge.ts'
import { auxiliaryRemedy, leadRemedy, moveRemedies } from './remedies.ts'

/** Where a unit could go instead, without any new error. Units of a Regiment of Renown stay where they are. */
export function moves(army: AosArmy, id: Id): readonly Fix[] {
  const unit = army.units.get(id)
  if (unit === undefined || unit.kind === 'renown') return []
  const all = [
    ...moveRemedies(army, unit),
    ...leadRemedy(army, unit),
    ...auxiliaryRemedy(army, unit),
  ]
  return all.flatMap(({ label, edit }) => {
    const after = preview(judge, army, edit)
    if (after.fresh.some((one) => one.severity === 'error')) return []
    return [{ label, edit, change: after.army.points - army.points }]
  })
}
