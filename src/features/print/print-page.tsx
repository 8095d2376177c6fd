import { useParams } from 'react-router'

import type { Id } from '../../engine/roster.ts'
import { useLists } from '../../store/lists.ts'
import { fileName, saveFile } from '../../store/save-file.ts'
import { useArmy } from '../../store/use-army.ts'
import { useUnread } from '../../store/use-unread.ts'
import { t } from '../../text/t.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ToLists } from '../../ui/to-lists.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { UnreadList } from '../../ui/unread-list.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { PrintDesk } from './print-desk.tsx'
import { SeenPrint } from './seen-print.tsx'

/** The print desk of a saved list. */
export function PrintPage() {
  const { id = '' } = useParams()
  const ready = useLists((state) => state.ready)
  const list = useLists((state) => state.lists.find((each) => each.id === id))
  const army = useArmy(list?.roster ?? null)
  if (ready && !list) return <NoList id={id} />
  if (army.state === 'failed') {
    return (
      <Trouble
        title={t('The list cannot be laid out')}
        problem={army.problem}
        onRetry={army.retry}
      />
    )
  }
  if (army.state === 'loading') return <Waiting words={t('Laying out the pages')} />
  if (army.state === 'gone') return list ? <SeenPrint list={list} gone={army} /> : null
  return <PrintDesk {...army} back={{ to: `/list/${id}`, label: t('Back to the list') }} />
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
          'What is stored of this list cannot be read here, so it cannot be printed. Its own page says why.',
        )}
      </UnreadList>
    )
  }
  return (
    <EmptyState title={unread?.title ?? t('No such list here')} level={1} actions={<ToLists />}>
      {unread?.words ??
        t(
          'It may have been deleted, or it was made in another browser. Lists stay in the browser that made them unless they are shared.',
        )}
    </EmptyState>
  )
}
