import type { Slot } from '../../engine/army.ts'
import { SetRow } from '../../ui/ledger-row.tsx'
import { SpineBlock } from '../../ui/spine-block.tsx'
import { useDesk } from './desk.ts'

/** What a slot is worth in points, or nothing while it is empty. */
function pointsOf(slot: Slot): number | undefined {
  const [first, ...others] = slot.picks
  return first && others.reduce((sum, pick) => sum + pick.points, first.points)
}

/** The choices of the whole army; each row turns the picker to its slot. */
export function ArmyBlock() {
  const { army, findings, focus, aim } = useDesk()
  const slots = army.slots.filter(({ open, picks }) => open || picks.length > 0)
  const focused = focus?.kind === 'picks' && focus.place.unit === undefined
  const faulty = (slot: Slot) =>
    findings.some(
      ({ severity, at }) =>
        severity === 'error' && at.slot === slot.id && at.unit === undefined,
    )
  if (slots.length === 0) return null
  return (
    <SpineBlock id="army-choices" variant="set" mark="Army" label="Army choices" slot={focused}>
      {slots.map((slot) => (
        <SetRow
          key={slot.id}
          label={slot.name}
          name={slot.picks.map(({ name }) => name).join(' · ') || undefined}
          points={pointsOf(slot)}
          illegal={faulty(slot)}
          onSelect={() => aim({ slot: slot.id })}
        />
      ))}
    </SpineBlock>
  )
}
