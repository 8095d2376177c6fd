import { useEffect, useState } from 'react'
import { useParams } from 'react-router'

import type { Id } from '../../engine/roster.ts'
import { useLists } from '../../store/lists.ts'
import { useAbsent } from '../../store/use-absent.ts'
import { useArmy } from '../../store/use-army.ts'
import { language, t } from '../../text/t.ts'
import { AbsentListView } from '../../ui/absent-list.tsx'
import { BinnedList } from '../../ui/binned-list.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { HistoryDesk, type HistoryDeskProps } from './history-desk.tsx'

/** `/list/:id/history`: the steps and snapshots of a list, or why there are none to show. */
export function HistoryPage() {
  const { id = '' } = useParams()
  const ready = useLists((state) => state.ready)
  const list = useLists((state) => state.lists.find((each) => each.id === id))
  const binned = useLists((state) => state.bin.find((each) => each.id === id))
  const fork = useLists((state) => state.forks.get(id))
  const name = list?.roster.name ?? ''
  const without = ready && !list
  useEffect(() => {
    // what says that there is none calls the window after that
    if (without) return
    document.title =
      name === '' ? t('History of a list · Muster') : t('History of {name} · Muster', { name })
  }, [name, without])
  if (list) return <NamedDesk key={id} list={list} fork={fork} />
  if (!ready) return <Opening />
  return binned ? (
    <BinnedList name={binned.roster.name} onRestore={() => useLists.getState().restore(id)}>
      {t('This list is in the bin, and its history with it.')}
    </BinnedList>
  ) : (
    <NoList id={id} />
  )
}

const Opening = () => <Waiting words={t('Opening the history')} />

/** The desk once its steps can call things as the language does: it learns their names with the books of the list. */
function NamedDesk(props: HistoryDeskProps) {
  const english = language() === 'en'
  const { state } = useArmy(english ? null : props.list.roster)
  const [named, setNamed] = useState(english)
  if (!named && state !== 'loading') setNamed(true)
  return named ? <HistoryDesk {...props} /> : <Opening />
}

function NoList({ id }: { readonly id: Id }) {
  return (
    <AbsentListView
      to={`/list/${id}`}
      {...useAbsent(id)}
      unreadable={t(
        'What is stored of this list cannot be read here, so its history cannot be shown. Its own page says why.',
      )}
      nowhere={t('Lists and their history live in the browser in which they were made.')}
    />
  )
}
