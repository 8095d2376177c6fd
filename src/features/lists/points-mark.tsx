import { behind } from '../../library/versions.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { t } from '../../text/t.ts'
import { Mark } from '../../ui/tag.tsx'

/** That a list stays on points, or a season, older than the newest; quiet once these were declined. */
export function PointsMark({ list: { roster, declined } }: { readonly list: SavedList }) {
  const newer = behind(roster)
  if (!newer) return null
  const kept = declined === newer.newest
  return (
    <Mark warn={!kept}>
      {kept
        ? newer.on
        : t('{on} · newer {what, select, season {season} other {points}}', {
            on: newer.on,
            what: newer.what,
          })}
    </Mark>
  )
}
