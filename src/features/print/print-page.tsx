import { useParams } from 'react-router'

import type { Id } from '../../engine/roster.ts'
import { useLists } from '../../store/lists.ts'
import { useAbsent } from '../../store/use-absent.ts'
import { useArmy } from '../../store/use-army.ts'
import { t } from '../../text/t.ts'
import { AbsentListView } from '../../ui/absent-list.tsx'
import { Trouble } from '../../ui/trouble.tsx'
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
  return (
    <AbsentListView
      to={`/list/${id}`}
      {...useAbsent(id)}
      unreadable={t(
        'What is stored of this list cannot be read here, so it cannot be printed. Its own page says why.',
      )}
      nowhere={t(
        'It may have been deleted, or it was made in another browser. Lists stay in the browser that made them unless they are shared.',
      )}
    />
  )
}
