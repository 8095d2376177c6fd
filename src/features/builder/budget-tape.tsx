import type { Overview } from '../../engine/brought.ts'
import { Tape } from '../../ui/tape.tsx'
import { useDesk } from './desk.ts'

interface BudgetTapeProps {
  readonly overview: Overview
  /** Told which of the picks is asked for, by its place among them. */
  readonly onSelect?: (at: number) => void
}

/** The budget of the army's picks on the same tape as the points. */
export function BudgetTape({ overview, onSelect }: BudgetTapeProps) {
  const { army } = useDesk()
  const slot = army.slots.find(({ id }) => id === overview.slot)
  if (!slot) return null
  return (
    <Tape
      size="m"
      label={slot.name}
      unit={slot.counts}
      limit={slot.max}
      total={slot.used}
      segments={overview.picks.map(({ name, used }, at) => ({
        id: String(at),
        label: name,
        points: used,
        kind: at % 2 === 0 ? 'plain' : 'alt',
      }))}
      onSelect={onSelect && ((id) => onSelect(Number(id)))}
    />
  )
}
