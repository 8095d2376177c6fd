import './points.css'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'

import { useLists } from '../../store/lists.ts'
import { useUnread } from '../../store/use-unread.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { MoveDesk } from './move-desk.tsx'
import { useBefore } from './use-before.ts'

/** `/list/:id/points`: what other points would make of a list, before it moves to them. */
export function PointsPage() {
  const { id = '' } = useParams()
  const ready = useLists((state) => state.ready)
  const list = useLists((state) => state.lists.find((each) => each.id === id))
  const before = useBefore(list ?? null)
  const name = list?.roster.name || 'A list without a name'
  useEffect(() => {
    document.title = `Points of ${name} · Muster`
  }, [name])
  if (ready && !list) return <NoList />
  if (before.state === 'failed') {
    return (
      <Trouble
        title="The points cannot be compared"
        problem={before.problem}
        onRetry={before.retry}
      />
    )
  }
  if (!list || before.state === 'loading') return <Waiting words="Looking for newer points" />
  if (before.state === 'nothing') return <NoMove id={id} problem={before.problem} />
  return <MoveDesk list={list} before={before} />
}

function NoList() {
  const unread = useUnread()
  return (
    <EmptyState
      title={unread?.title ?? 'No such list here'}
      level={1}
      actions={
        <Link to="/" className={buttonClass()}>
          Your lists
        </Link>
      }
    >
      {unread?.words ?? 'It may have been deleted, or it was made in another browser.'}
    </EmptyState>
  )
}

interface NoMoveProps {
  readonly id: string
  readonly problem: string
}

function NoMove({ id, problem }: NoMoveProps) {
  return (
    <EmptyState
      title="There are no other points for this list"
      level={1}
      actions={
        <Link to={`/list/${id}`} className={buttonClass()}>
          Back to the list
        </Link>
      }
    >
      {problem}
    </EmptyState>
  )
}
