import { preview } from '../../engine/preview.ts'
import type { Id } from '../../engine/roster.ts'
import type { UnitSize } from '../../engine/system.ts'
import type { AosArmy } from './army.ts'
import { judge } from './judge.ts'

/** The size of the profile, and the reinforced one where there is one. */
export function unitSizes(army: AosArmy, id: Id): readonly UnitSize[] {
  const unit = army.units.get(id)
  if (unit === undefined || unit.kind === 'renown') return []
  return unit.profile.sizes.map(({ models, points }, size) => {
    const edit = { kind: 'set-size', unit: id, size } as const
    const change = preview(judge, army, edit).army.points - army.points
    const label = size > 0 ? 'reinforced' : ''
    return { models, label, points, change, chosen: unit.roster.size === size, edit }
  })
}
