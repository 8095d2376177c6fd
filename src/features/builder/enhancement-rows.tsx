import type { ArmyUnit } from '../../engine/army.ts'
import { SetRow } from '../../ui/ledger-row.tsx'
import { useDesk } from './desk.ts'
import { placeKey } from './places.ts'
import { placesOfUnit } from './unit-places.ts'

/** The unit's own slots, each row opening the picker for it. */
export function EnhancementRows({ unit }: { readonly unit: ArmyUnit }) {
  const { army, places, aim } = useDesk()
  const slots = unit.slots.filter(({ open, picks }) => open || picks.length > 0)
  const group = army.groups.find(({ id }) => id === unit.group)
  const others = placesOfUnit(
    places,
    unit,
    group?.places === null && group.units.at(-1)?.id === unit.id,
  )
  if (slots.length + others.length === 0) return null
  return (
    <section aria-label="Enhancements" className="card__slots rows">
      {slots.map((slot) => (
        <SetRow
          key={slot.id}
          label={slot.name}
          name={slot.picks.map(({ name }) => name).join(' · ') || undefined}
          points={slot.picks[0] && slot.picks.reduce((sum, { points }) => sum + points, 0)}
          onSelect={() => aim({ unit: unit.id, slot: slot.id })}
        />
      ))}
      {others.map(({ place, sub }) => (
        <SetRow
          key={placeKey(place)}
          label={place.unit === undefined ? 'Joined by' : 'Joins'}
          name={sub}
          onSelect={() => aim(place)}
        />
      ))}
    </section>
  )
}
