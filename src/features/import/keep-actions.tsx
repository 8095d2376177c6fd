import { useNavigate } from 'react-router'

import { useLists } from '../../store/lists.ts'
import { type Review, rosterToKeep, useReviews } from '../../store/reviews.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'

interface KeepActionsProps {
  readonly review: Review
  readonly reviews: readonly Review[]
  readonly onPick: () => void
}

/** Saves lists that were looked through; gives the ids of the new ones. Undo takes all of them away again. */
function keep(reviews: readonly Review[], onUndo: () => void): readonly string[] {
  const rosters = reviews.flatMap((review) => rosterToKeep(review) ?? [])
  const ids = rosters.map((roster) => useLists.getState().create(roster))
  const kept = reviews.map(({ id }) => id)
  useReviews.getState().markKept(kept, true)
  const undo = () => {
    for (const id of ids) useLists.getState().remove(id)
    useReviews.getState().markKept(kept, false)
    onUndo()
  }
  const words = t('{count, plural, =1 {List} other {# lists}} kept', { count: ids.length })
  say(words, { action: { label: t('Undo'), onAction: undo } })
  return ids
}

/** Keep this list, keep all of them, or begin with another. */
export function KeepActions({ review, reviews, onPick }: KeepActionsProps) {
  const navigate = useNavigate()
  const ready = useLists((state) => state.ready)
  const clear = useReviews((state) => state.clear)
  const back = () => void navigate('/import')
  const whole = reviews.filter(({ read, kept }) => read?.state === 'ready' && !kept)
  const waiting = reviews.some(({ read }) => read === null)
  const keepOne = () => {
    const [id] = keep([review], back)
    if (id !== undefined) void navigate(`/list/${id}`)
  }
  const keepAll = () => {
    keep(whole, back)
    void navigate('/')
  }
  return (
    <div className="imp__acts" data-bottom-bar>
      {review.read?.state === 'ready' && (
        <Button variant="go" icon="check" disabled={!ready} onClick={keepOne}>
          {review.kept ? t('Keep again') : t('Keep list')}
        </Button>
      )}
      {whole.length > 1 && (
        <Button disabled={!ready} busy={waiting} onClick={keepAll}>
          {t('Keep all {count, number}', { count: whole.length })}
        </Button>
      )}
      <Button
        icon="paste"
        variant={review.read?.state === 'ready' ? 'plain' : 'go'}
        onClick={clear}
      >
        {t('Paste another')}
      </Button>
      <span className="imp__open">
        <Button icon="folder" onClick={onPick}>
          {t('Open files')}
        </Button>
      </span>
    </div>
  )
}
