import { useNavigate, useSearchParams } from 'react-router'

import type { Roster } from '../../engine/roster.ts'
import type { ListsState } from '../../store/lists-state.ts'
import { useLists } from '../../store/lists.ts'
import { t } from '../../text/t.ts'
import { DropHint } from './drop-hint.tsx'
import { NoLists } from './no-lists.tsx'
import { useDesk } from './use-desk.ts'
import { useImport } from './use-import.ts'
import { usePageKey } from './use-page-key.ts'

/** Nothing stored and nothing to say: the first visit. */
const isEmpty = ({ lists, bin, damaged, problem }: ListsState) =>
  lists.length + bin.length + damaged.length === 0 && problem === null

export interface ListsPageProps {
  /** Opens what shares a list; without it the rows do not offer it. */
  readonly onShare?: ((roster: Roster) => void) | undefined
}

/** Your lists: search, sort, folders, tags, new, import, bin. Who has none yet needs no more than the way to a first one. */
export function ListsPage({ onShare }: ListsPageProps) {
  const ready = useLists((state) => state.ready)
  const empty = useLists(isEmpty)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const imports = useImport()
  const view = params.has('bin') ? 'bin' : 'lists'
  usePageKey('n', () => void navigate('/new'))
  const first = empty && view === 'lists' && imports.reports.length === 0
  // it comes while the stored lists are read
  const desk = useDesk(!first)
  if (!first) return desk && <desk.ListsDesk {...{ view, ready, imports, onShare }} />
  return (
    <section
      className="min-h-full bg-paper mid:px-5 mid:py-4 wide:px-7"
      aria-busy={!ready}
      {...imports.drop}
    >
      <h1 className="sr-only">{t('All lists')}</h1>
      <DropHint dragging={imports.dragging} />
      {ready && <NoLists />}
    </section>
  )
}
