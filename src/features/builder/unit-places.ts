import type { ArmyUnit } from '../../engine/army.ts'
import type { OpenPlace } from '../../engine/system.ts'

/** Places of a unit besides its slots: whom it may join, and who may join the unit that its group is about. */
export function placesOfUnit(
  places: readonly OpenPlace[],
  unit: ArmyUnit,
  alone: boolean,
): readonly OpenPlace[] {
  const slots = new Set(unit.slots.map(({ id }) => id))
  return places.filter(({ place }) =>
    place.unit === undefined
      ? alone && place.group === unit.group
      : place.unit === unit.id && !slots.has(place.slot ?? ''),
  )
}
