import type { ArmyUnit, Slot } from '../../engine/army.ts'
import type { OpenPlace } from '../../engine/system.ts'
import { numeral } from '../../engine/wording.ts'
import { t } from '../../text/t.ts'
import type { AosArmy, AosGroup } from './army.ts'
import { surcharge } from './costs.ts'
import { renownCounts } from './edits.ts'
import { takesRenown } from './renown-armies.ts'
import { words } from './words.ts'

/** Places that can be filled: a new regiment, each group, the army's slots, the slots of each unit. */
export function places(army: AosArmy): readonly OpenPlace[] {
  return [
    newRegiment(army),
    ...army.groups.flatMap((group) => groupPlace(army, group)),
    ...(army.groups.some((group) => group.kind === 'auxiliary') ? [] : [auxiliaryPlace(army, {})]),
    ...(takesRenown(army.catalogue) ? [renownPlace(army)] : []),
    generalPlace(army),
    ...army.slots
      .filter((slot) => slot.open || slot.picks.length > 0)
      .map((slot) => slotPlace(slot, null)),
    ...army.everyone.flatMap((unit) => unit.slots.map((slot) => slotPlace(slot, unit))),
  ]
}

function newRegiment(army: AosArmy): OpenPlace {
  const { max } = army.data.core.regiments
  const used = army.regiments.length + army.renowns.length
  return {
    place: { slot: 'regiment' },
    numeral: numeral(army.regiments.length + 1),
    title: army.regiments.length === 0 ? words().firstStep : t('Add a regiment'),
    name: army.regiments.length === 0 ? t('Regiment: pick its leader') : t('Regiment'),
    sub: t('{used, number} of {max, plural, one {# regiment} other {# regiments}}', { used, max }),
    used,
    max,
    kind: 'units',
  }
}

function groupPlace(army: AosArmy, group: AosGroup): readonly OpenPlace[] {
  if (group.kind === 'auxiliary') return [auxiliaryPlace(army, { group: group.id })]
  const place = { group: group.id }
  if (group.kind === 'regiment') {
    const { used, max } = group.places ?? { used: 0, max: 0 }
    const room = t('{used, number} of {max, plural, one {# place} other {# places}}', { used, max })
    if (group.leader === null) return [leaderPlace(group, used, max)]
    return [
      {
        place,
        numeral: group.numeral,
        used,
        max,
        kind: 'units' as const,
        title: t('Add to {group}', { group: group.name }),
        name: group.name,
        sub: group.remark === '' ? room : `${room}, ${group.remark}`,
      },
    ]
  }
  if (group.renown === null) return []
  const counts = [...renownCounts(group.renown).values()]
  if (counts.every(({ min, max }) => min === max)) return []
  const max = counts.reduce((sum, one) => sum + one.max, 0)
  const used = group.units.length
  return [
    {
      place,
      numeral: group.numeral,
      used,
      max,
      kind: 'units' as const,
      title: t('Add to {group}', { group: group.name }),
      name: group.name,
      sub: t('{used, number} of {max, plural, one {# unit} other {# units}}', { used, max }),
    },
  ]
}

/** A regiment that lost its leader takes nobody else before it has one. */
function leaderPlace({ id, numeral, units }: AosGroup, used: number, max: number): OpenPlace {
  return {
    place: { group: id },
    numeral,
    used,
    max,
    kind: 'units',
    title: t('Pick a leader for regiment {numeral}', { numeral }),
    sub: t('nobody leads its {count, plural, one {# unit} other {# units}}', {
      count: units.length,
    }),
  }
}

function auxiliaryPlace(army: AosArmy, place: { readonly group?: string }): OpenPlace {
  const used = army.auxiliaries.length
  const each = army.data.core.auxiliarySurcharge
  const extra = surcharge(each, used + 1) - surcharge(each, used)
  return {
    place: place.group === undefined ? { slot: 'auxiliary' } : place,
    numeral: 'AUX',
    title: t('Add an auxiliary unit'),
    name: t('Auxiliary unit'),
    sub:
      extra === 0
        ? t('outside regiments; no surcharge')
        : t('outside regiments; +{extra, number} points', { extra }),
    used,
    max: Infinity,
    kind: 'units',
  }
}

function renownPlace(army: AosArmy): OpenPlace {
  const max = army.data.core.renownMax
  const used = army.renowns.length
  return {
    place: { slot: 'renown' },
    numeral: 'R',
    title: t('Add a Regiment of Renown'),
    name: t('Regiment of Renown'),
    sub: t('{used, number} of {max, number}; counts as a regiment', { used, max }),
    used,
    max,
    kind: 'units',
  }
}

function generalPlace(army: AosArmy): OpenPlace {
  return {
    place: { slot: 'general' },
    numeral: '+',
    title: t('Pick the general'),
    sub: army.generals[0]?.name ?? t('nobody yet'),
    used: army.generals.length,
    max: 1,
    kind: 'picks',
  }
}

function slotPlace(slot: Slot, unit: ArmyUnit | null): OpenPlace {
  return {
    place: unit === null ? { slot: slot.id } : { unit: unit.id, slot: slot.id },
    numeral: '+',
    title: unit === null ? slot.name : t('{slot} for {unit}', { slot: slot.name, unit: unit.name }),
    sub: slot.picks.map((pick) => pick.name).join(', ') || t('none yet'),
    used: slot.picks.length,
    max: slot.max,
    kind: 'picks',
  }
}
