import { Link } from 'react-router'

import type { System } from '../../engine/system.ts'
import { behind } from '../../library/versions.ts'
import { useLists } from '../../store/lists.ts'
import { t } from '../../text/t.ts'

/** The lists of a game that stay on older points or an older season, each with the way to what would change. */
export function OlderLists({ system }: { readonly system: System }) {
  const lists = useLists((state) => state.lists)
  const older = lists.flatMap(({ id, roster }) => {
    const newer = roster.system === system.id ? behind(roster) : null
    return newer ? [{ id, name: roster.name || t('A list without a name'), on: newer.on }] : []
  })
  if (older.length === 0) return null
  return (
    <details className="sets__older">
      <summary>
        {t('{count, plural, one {# list stays} other {# lists stay}} on something older', {
          count: older.length,
        })}
      </summary>
      <ul>
        {older.map(({ id, name, on }) => (
          <li key={id}>
            <Link to={`/list/${id}/points`}>
              <span className="t-name wrap-anywhere">{name}</span>
              <span className="t-small">
                {t('{points}, see what would change', { points: on })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
