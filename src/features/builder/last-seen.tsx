import type { ArmyUnit } from '../../engine/army.ts'
import { lastSeenOf } from '../../engine/see.ts'
import { useLists } from '../../store/lists.ts'
import { numberText } from '../../ui/number-text.ts'
import { useDesk } from './desk.ts'

/** What a unit was called and cost when the data last knew it; nothing for one that it knows. */
export function LastSeen({ unit }: { readonly unit: ArmyUnit }) {
  const { army, listId } = useDesk()
  const seen = useLists(({ lists }) => lists.find(({ id }) => id === listId)?.seen ?? null)
  const last = lastSeenOf(seen, army, unit)
  if (!last) return null
  const points = last.points === null ? '' : `, ${numberText(last.points)} points`
  return (
    <span className="block text-ochre">
      Not in the data; last seen as {last.name}
      {points}
    </span>
  )
}
