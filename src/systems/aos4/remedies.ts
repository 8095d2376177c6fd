import type { Fix } from '../../engine/rule.ts'
import { numeral } from '../../engine/wording.ts'
import { t } from '../../text/t.ts'
import type { AosArmy, AosGroup, AosUnit } from './army.ts'
import { makeGeneral, moveTo, toAuxiliaries, toNewRegiment } from './edits.ts'
import { coverage } from './options.ts'

export type Remedy = Omit<Fix, 'change'>

/** To each other regiment whose leader takes it. */
export function moveRemedies(army: AosArmy, unit: AosUnit): readonly Remedy[] {
  return army.regiments
    .filter((group) => group.id !== unit.group && takes(group, unit))
    .map((group) => ({
      label: moveWords(unit, group),
      edit: moveTo(unit, group),
    }))
}

/** `Move Gluttons to Tyrant (I)`. */
export function moveWords(unit: AosUnit, { name, numeral: mark }: AosGroup): string {
  return t('Move {unit} to {group} ({numeral})', { unit: unit.name, group: name, numeral: mark })
}

export function takes(group: AosGroup, unit: AosUnit): boolean {
  return group.leader !== null && (coverage(group.leader, unit)?.allowed ?? false)
}

export function auxiliaryRemedy(army: AosArmy, unit: AosUnit): readonly Remedy[] {
  if (unit.kind === 'auxiliary' || unit.general) return []
  return [
    { label: t('Make {unit} auxiliary', { unit: unit.name }), edit: toAuxiliaries(army, unit) },
  ]
}

/** A regiment of its own for a unit that can lead one. */
export function leadRemedy(army: AosArmy, unit: AosUnit): readonly Remedy[] {
  if (unit.entry?.leads === undefined || unit.leader) return []
  const next = { unit: unit.name, numeral: numeral(army.regiments.length + 1) }
  return [{ label: t('Let {unit} lead regiment {numeral}', next), edit: toNewRegiment(army, unit) }]
}

export function generalRemedy(unit: AosUnit | null): readonly Remedy[] {
  if (unit === null || unit.general) return []
  return [{ label: t('Make {unit} the general', { unit: unit.name }), edit: makeGeneral(unit) }]
}

/** Takes a unit out; a leader goes with the whole regiment, since the others cannot stay without. */
export function removeRemedy(army: AosArmy, unit: AosUnit): Remedy {
  const group = army.groups.find((one) => one.id === unit.group)
  if (unit.leader && group && group.units.length > 1) return removeGroupRemedy(group)
  return {
    label: t('Remove {unit}', { unit: whichOf(army, unit) }),
    edit: { kind: 'remove-unit', unit: unit.id },
  }
}

export function smallerRemedy(army: AosArmy, unit: AosUnit, size: number): Remedy {
  return {
    label: t('Do not reinforce {unit}', { unit: whichOf(army, unit) }),
    edit: { kind: 'set-size', unit: unit.id, size },
  }
}

/** A unit's name, with its group where another group has one of that name. */
function whichOf(army: AosArmy, unit: AosUnit): string {
  const twin = army.everyone.some((one) => one.name === unit.name && one.group !== unit.group)
  const group = army.groups.find((one) => one.id === unit.group)
  return twin && group ? `${unit.name} (${group.numeral})` : unit.name
}

export function removeGroupRemedy(group: AosGroup): Remedy {
  return { label: removeWords(group), edit: { kind: 'remove-group', group: group.id } }
}

function removeWords({ kind, name, numeral: mark, leader, units }: AosGroup): string {
  if (kind !== 'regiment') return t('Remove {unit}', { unit: name })
  if (leader === null) return t('Remove regiment {numeral}', { numeral: mark })
  return units.length < 2
    ? t('Remove {unit}', { unit: `${name} (${mark})` })
    : t('Remove {leader} and the regiment ({numeral})', { leader: name, numeral: mark })
}

/** Everything that takes a unit out of where it stands: elsewhere first, out of the list last. */
export function elsewhereRemedies(army: AosArmy, unit: AosUnit): readonly Remedy[] {
  return [
    ...moveRemedies(army, unit),
    ...leadRemedy(army, unit),
    ...auxiliaryRemedy(army, unit),
    removeRemedy(army, unit),
  ]
}
