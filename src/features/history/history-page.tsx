import { useEffect } from 'react'
import { useParams } from 'react-router'

import { useLists } from '../../store/lists.ts'
import { useUnread } from '../../store/use-unread.ts'
import { BinnedList } from '../../ui/binned-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ToLists } from '../../ui/to-lists.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { HistoryDesk } from './history-desk.tsx'

/** `/list/:id/history`: the steps and snapshots of a list, or why there are none to show. */
export function HistoryPage() {
  const { id = '' } = useParams()
  const ready = useLists((state) => state.ready)
  const list = useLists((state) => state.lists.find((each) => each.id === id))
  const binned = useLists((state) => state.bin.find((each) => each.id === id))
  const fork = useLists((state) => state.forks.get(id))
  const name = list?.roster.name ?? ''
  useEffect(() => {
    document.title = `History of ${name || 'a list'} · Muster`
  }, [name])
  if (list) return <HistoryDesk key={id} list={list} fork={fork} />
  if (!ready) return <Waiting words="Opening the history" />
  return binned ? (
    <BinnedList name={binned.roster.name} onRestore={() => useLists.getState().restore(id)}>
      This list is in the bin, and its history with it.
    </BinnedList>
  ) : (
    <NoList />
  )
}

function NoList() {
  const unread = useUnread()
  return (
    <EmptyState level={1} title={unread?.title ?? 'No such list here'} actions={<ToLists />}>
      {unread?.words ?? 'Lists and their history live in the browser in which they were made.'}
    </EmptyState>
  )
}
