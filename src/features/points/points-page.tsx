import { useEffect } from 'react'

import './points.css'
import { Link, useParams } from 'react-router'

import type { Id } from '../../engine/roster.ts'
import { useLists } from '../../store/lists.ts'
import { fileName, saveFile } from '../../store/save-file.ts'
import { useUnread } from '../../store/use-unread.ts'
import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ToLists } from '../../ui/to-lists.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { UnreadList } from '../../ui/unread-list.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { MoveDesk } from './move-desk.tsx'
import { useBefore } from './use-before.ts'

/** `/list/:id/points`: what other points would make of a list, before it moves to them. */
export function PointsPage() {
  const { id = '' } = useParams()
  const ready = useLists((state) => state.ready)
  const list = useLists((state) => state.lists.find((each) => each.id === id))
  const before = useBefore(list ?? null)
  const name = list?.roster.name || t('A list without a name')
  useEffect(() => {
    document.title = t('Points of {name} · Muster', { name })
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
  const unread = useUnread()
  const damaged = useLists((state) => state.damaged.find((each) => each.id === id))
  if (damaged) {
    const { name, newer, raw } = damaged
    return (
      <UnreadList
        to={`/list/${id}`}
        name={name}
        newer={newer}
        onDownload={() => saveFile(fileName(name || `list ${id}`, 'json'), raw)}
      >
        {t(
          'What is stored of this list cannot be read here, so its points cannot be compared. Its own page says why.',
        )}
      </UnreadList>
    )
  }
  return (
    <EmptyState title={unread?.title ?? t('No such list here')} level={1} actions={<ToLists />}>
      {unread?.words ?? t('It may have been deleted, or it was made in another browser.')}
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
