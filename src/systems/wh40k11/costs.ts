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
  // of the armies that are only tried nobody reads a label: it is made when somebody does
  const lines: CostLine[] = [
    {
      at,
      kind: 'unit',
      get label() {
        return sizeWords(name, models)
      },
      points: base.sizePoints,
    },
  ]
  const extra = surchargeOf(base, copy)
  if (extra > 0) {
    lines.push({
      at,
      kind: 'surcharge',
      get label() {
        return copyWords(name, copy)
      },
      points: extra,
    })
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

function sizeWords(unit: string, models: number): string {
  if (models < 2) return unit
  return t('{unit}, {models, plural, one {# model} other {# models}}', { unit, models })
}

function copyWords(unit: string, copy: number): string {
  return t('{copy, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} {unit}', {
    copy,
    unit,
  })
}
