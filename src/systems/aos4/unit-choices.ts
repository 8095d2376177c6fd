import type { Id } from '../../engine/roster.ts'
import { noChoices, type SizeChoice, type UnitChoices } from '../../engine/unit-choices.ts'
import { t } from '../../text/t.ts'
import type { AosArmy, AosUnit } from './army.ts'

/** The sizes that a unit may have and the wargear that its models may carry; nothing for a unit that is not in the list. */
export function unitChoices(army: AosArmy, id: Id): UnitChoices {
  const unit = army.units.get(id)
  if (!unit) return noChoices
  return { ...noChoices, sizes: sizesOf(unit), wargear: wargearOf(unit) }
}

function sizesOf({ id, profile, roster }: AosUnit): readonly SizeChoice[] {
  if (profile.sizes.length < 2) return []
  return profile.sizes.map(({ models, points }, size) => ({
    models,
    points,
    kinds: '',
    column: size,
    now: size === roster.size,
    label:
      size > roster.size
        ? t('Reinforce to {models, number}', { models })
        : t('Back to {models, plural, one {# model} other {# models}}', { models }),
    edit: { kind: 'set-size', unit: id, size },
  }))
}

function wargearOf(unit: AosUnit): UnitChoices['wargear'] {
  const set = (item: string, count: number) =>
    ({ kind: 'set-wargear', unit: unit.id, item, count }) as const
  return unit.wargear
    .filter(({ options }) => options.length > 0)
    .map(({ model, options }) => ({
      id: model,
      who: '',
      title: model,
      sub: '',
      warning: '',
      choices: options.map(({ name, count, max }) => ({
        id: name,
        name,
        count,
        max,
        points: 0,
        fewer: count > 0 ? set(name, count - 1) : null,
        more: count < max ? set(name, count + 1) : null,
        all: null,
      })),
    }))
}
