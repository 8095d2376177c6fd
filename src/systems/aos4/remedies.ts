import type { Fix } from '../../engine/rule.ts'
import { numeral } from '../../engine/wording.ts'
import type { AosArmy, AosGroup, AosUnit } from './army.ts'
import { makeGeneral, moveTo, toAuxiliaries, toNewRegiment } from './edits.ts'
import { coverage } from './options.ts'

export type Remedy = Omit<Fix, 'change'>

/** To each other regiment whose leader takes it. */
export function moveRemedies(army: AosArmy, unit: AosUnit): readonly Remedy[] {
  return army.regiments
    .filter((group) => group.id !== unit.group && takes(group, unit))
    .map((group) => ({
      label: `Move ${unit.name} to ${group.name} (${group.numeral})`,
      edit: moveTo(unit, group),
    }))
}

export function takes(group: AosGroup, unit: AosUnit): boolean {
  return group.leader !== null && (coverage(group.leader, unit)?.allowed ?? false)
}

export function auxiliaryRemedy(army: AosArmy, unit: AosUnit): readonly Remedy[] {
  if (unit.kind === 'auxiliary' || unit.general) return []
  return [{ label: `Make ${unit.name} auxiliary`, edit: toAuxiliaries(army, unit) }]
}

/** A regiment of its own for a unit that can lead one. */
export function leadRemedy(army: AosArmy, unit: AosUnit): readonly Remedy[] {
  if (unit.entry?.leads === undefined || unit.leader) return []
  const next = numeral(army.regiments.length + 1)
  return [{ label: `Let ${unit.name} lead regiment ${next}`, edit: toNewRegiment(army, unit) }]
}

export function generalRemedy(unit: AosUnit | null): readonly Remedy[] {
  if (unit === null || unit.general) return []
  return [{ label: `Make ${unit.name} the general`, edit: makeGeneral(unit) }]
}

/** Takes a unit out; a leader goes with the whole regiment, since the others cannot stay without. */
export function removeRemedy(army: AosArmy, unit: AosUnit): Remedy {
  const group = army.groups.find((one) => one.id === unit.group)
  if (unit.leader && group && group.units.length > 1) return removeGroupRemedy(group)
  return {
    label: `Remove ${whichOf(army, unit)}`,
    edit: { kind: 'remove-unit', unit: unit.id },
  }
}

export function smallerRemedy(army: AosArmy, unit: AosUnit, size: number): Remedy {
  return {
    label: `Do not reinforce ${whichOf(army, unit)}`,
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
  return { label: `Remove ${groupWords(group)}`, edit: { kind: 'remove-group', group: group.id } }
}

function groupWords({ kind, name, numeral: mark, leader, units }: AosGroup): string {
  if (kind !== 'regiment') return name
  if (leader === null) return `regiment ${mark}`
  return units.length < 2 ? `${name} (${mark})` : `${name} and the regiment (${mark})`
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
