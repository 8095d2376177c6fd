import type { Breach } from '../../../engine/rule.ts'
import { titleCase } from '../../../engine/wording.ts'
import { list, t } from '../../../text/t.ts'
import type { FortyUnit } from '../army.ts'
import type { AllyData } from '../schema.ts'
import { namesIn, whole, type Contingent } from './contingent.ts'

/** No more of a kind than the battle size allows. */
export function caps(contingent: Contingent): readonly Breach[] {
  const { army, ally } = contingent
  return (ally.caps ?? []).flatMap(({ label, keyword, max: bySize }): readonly Breach[] => {
    const max = bySize[army.size.id]
    const meant = contingent.units.filter(({ keywords }) => keywords.has(keyword))
    const units = withoutFree(contingent, meant)
    if (units.length <= max) return []
    const over = units.length - max
    const say = t(
      'By {ally} the list has {count, plural, one {# {kind} unit} other {# {kind} units}} ({units}); {size} allows {max, number}.',
      {
        ally: ally.name,
        count: units.length,
        kind: label,
        units: namesIn(units),
        size: army.size.name,
        max,
      },
    )
    return whole({ army, ally, units }, say, over)
  })
}

/** Units that take no place under a cap: one for each unit of a kind. */
function withoutFree({ ally, units }: Contingent, meant: readonly FortyUnit[]) {
  let left = meant
  for (const { unit, per } of ally.free ?? []) {
    const hosts = units.filter(({ keywords }) => per.every((keyword) => keywords.has(keyword)))
    const free = new Set(left.filter(({ roster }) => roster.unit === unit).slice(0, hosts.length))
    left = left.filter((one) => !free.has(one))
  }
  return left
}

/** Allies of one kind alone, where a rule lets in one of several. */
export function oneKind(contingent: Contingent): readonly Breach[] {
  const { army, ally, units } = contingent
  const kinds = (ally.oneKindOf ?? [])
    .map(({ keyword, max }) => ({
      keyword,
      max,
      units: units.filter(({ keywords }) => keywords.has(keyword)),
    }))
    .filter((kind) => kind.units.length > 0)
  if (kinds.length > 1) {
    const say = t('By {ally} the list has {units}; it may have {allowed}, not both.', {
      ally: ally.name,
      units: namesIn(units),
      allowed: allowedOf(ally),
    })
    return whole(contingent, say)
  }
  return kinds.flatMap(({ keyword, max, units: of }) => {
    if (of.length <= max) return []
    const say = t(
      'By {ally} the list has {count, plural, one {# {kind} unit} other {# {kind} units}} ({units}); it may have {allowed}.',
      {
        ally: ally.name,
        count: of.length,
        kind: titleCase(keyword),
        units: namesIn(of),
        allowed: allowedOf(ally),
      },
    )
    return whole({ army, ally, units: of }, say, of.length - max)
  })
}

/** How many of which kind there may be: `1 Titanic unit or up to 3 Armiger units`. */
function allowedOf({ oneKindOf = [] }: AllyData): string {
  const kinds = oneKindOf.map(({ keyword, max }) =>
    t('{max, plural, one {# {kind} unit} other {up to # {kind} units}}', {
      max,
      kind: titleCase(keyword),
    }),
  )
  return list(kinds, 'or')
}

/** Of each god no more other units than Battleline ones. */
export function battleline(contingent: Contingent): readonly Breach[] {
  const { army, ally } = contingent
  return (ally.battlelineEach ?? []).flatMap((keyword): readonly Breach[] => {
    const units = contingent.units.filter(({ keywords }) => keywords.has(keyword))
    const lines = units.filter(({ keywords }) => keywords.has('BATTLELINE'))
    const others = units.filter((unit) => !lines.includes(unit))
    if (others.length <= lines.length) return []
    const say = t(
      'The list has {others, plural, one {# {god} unit that is not Battleline} other {# {god} units that are not Battleline}}, but {lines, plural, =0 {none that is} one {only # that is} other {only # that are}}; {ally} allows no more of the first than of the second.',
      {
        others: others.length,
        god: titleCase(keyword),
        lines: lines.length,
        ally: ally.name,
      },
    )
    return whole({ army, ally, units: others }, say, others.length - lines.length)
  })
}
