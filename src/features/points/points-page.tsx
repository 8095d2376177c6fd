import { useEffect } from 'react'

import './points.css'
import { Link, useParams } from 'react-router'

import type { Id } from '../../engine/roster.ts'
import { useLists } from '../../store/lists.ts'
import { useAbsent } from '../../store/use-absent.ts'
import { t } from '../../text/t.ts'
import { AbsentListView } from '../../ui/absent-list.tsx'
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
  const name = list && (list.roster.name || t('A list without a name'))
  useEffect(() => {
    if (name !== undefined) document.title = t('Points of {name} · Muster', { name })
  }, [name])
  if (ready && !list) return <NoList id={id} />
  if (before.state === 'failed') {
    return (
      <Trouble
        title={t('The points cannot be compared')}
        problem={before.problem}
        onRetry={before.retry}
      />
    )
  }
  if (!list || before.state === 'loading') return <Waiting words={t('Looking for newer points')} />
  if (before.state === 'nothing') return <NoMove id={id} problem={before.problem} />
  return <MoveDesk list={list} before={before} />
}

function NoList({ id }: { readonly id: Id }) {
  return (
    <AbsentListView
      to={`/list/${id}`}
      {...useAbsent(id)}
      unreadable={t(
        'What is stored of this list cannot be read here, so its points cannot be compared. Its own page says why.',
      )}
      nowhere={t('It may have been deleted, or it was made in another browser.')}
    />
  )
}

interface NoMoveProps {
  readonly id: string
  readonly problem: string
}

function NoMove({ id, problem }: NoMoveProps) {
  return (
    <EmptyState
      title={t('There are no other points for this list')}
      level={1}
      actions={
        <Link to={`/list/${id}`} className={buttonClass()}>
          {t('Back to the list')}
        </Link>
      }
    >
      {problem}
    </EmptyState>
  )
}
