import type { CostLine } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import { t } from '../../text/t.ts'
import type { Base } from './base.ts'
import { surchargeOf } from './units.ts'

/** What a unit costs line by line: its models, what a later copy adds, add-ons, wargear, enhancements. */
export function unitLines(group: Id, base: Base, copy: number): readonly CostLine[] {
  const at = { group, unit: base.roster.id }
  const { name } = base.profile
  const { models } = base
  const size =
    models > 1
      ? t('{unit}, {models, plural, one {# model} other {# models}}', { unit: name, models })
      : name
  const lines: CostLine[] = [{ at, kind: 'unit', label: size, points: base.sizePoints }]
  const extra = surchargeOf(base, copy)
  if (extra > 0) {
    const label = t('{copy, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} {unit}', {
      copy,
      unit: name,
    })
    lines.push({ at, kind: 'surcharge', label, points: extra })
  }
  for (const addon of base.addons) {
    lines.push({ at, kind: 'addon', label: addon.name, points: addon.points })
  }
  for (const item of base.paid) {
    lines.push({ at, kind: 'wargear', label: item.name, points: item.points })
  }
  for (const { pick } of base.enhancements) {
    lines.push({
      at: { ...at, slot: pick.slot },
      kind: 'enhancement',
      label: pick.name,
      points: pick.points,
    })
  }
  return lines
}
