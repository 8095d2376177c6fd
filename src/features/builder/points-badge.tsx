import './points-badge.css'
import { Link } from 'react-router'

import { behind } from '../../library/versions.ts'
import { useLists } from '../../store/lists.ts'
import { t } from '../../text/t.ts'
import { classes } from '../../ui/classes.ts'
import { useDesk } from './desk.ts'

/** That there are newer points, or a newer season, than the list stays on; leads to what they change. Quiet once declined. */
export function PointsBadge() {
  const { army, listId } = useDesk()
  const newer = behind(army.roster)
  const declined = useLists(({ lists }) => lists.find(({ id }) => id === listId)?.declined)
  if (!newer) return null
  const quiet = declined === newer.newest
  return (
    <Link
      to={`/list/${listId}/points`}
      className={classes('newer', quiet && 'newer--quiet')}
      title={
        newer.what === 'points'
          ? t('See what newer points would change')
          : t('See what newer season would change')
      }
    >
      {newer.on}
      <span className="newer__more">
        {' '}
        · {quiet ? t('kept') : newer.what === 'points' ? t('newer points') : t('newer season')}
      </span>
    </Link>
  )
}
