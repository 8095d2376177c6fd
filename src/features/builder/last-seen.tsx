import type { ArmyUnit } from '../../engine/army.ts'
import { lastSeenOf } from '../../engine/see.ts'
import { useLists } from '../../store/lists.ts'
import { t } from '../../text/t.ts'
import { useDesk } from './desk.ts'

/** What a unit was called and cost when the data last knew it; nothing for one that it knows. */
export function LastSeen({ unit }: { readonly unit: ArmyUnit }) {
  const { army, listId } = useDesk()
  const seen = useLists(({ lists }) => lists.find(({ id }) => id === listId)?.seen ?? null)
  const last = lastSeenOf(seen, army, unit)
  if (!last) return null
  const { name, points } = last
  return (
    <span className="block text-ochre">
      {points === null
        ? t('Not in the data; last seen as {name}', { name })
        : t('Not in the data; last seen as {name}, {points, number} points', { name, points })}
    </span>
  )
}
