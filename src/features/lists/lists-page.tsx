import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import type { Roster } from '../../engine/roster.ts'
import { useLists } from '../../store/lists.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { BinView } from './bin-view.tsx'
import { ImportReports } from './import-reports.tsx'
import { ListsHead } from './lists-head.tsx'
import { ListsNav } from './lists-nav.tsx'
import { ListsView } from './lists-view.tsx'
import { DamagedNotice, StorageNotice } from './notices.tsx'
import { PhoneBar } from './phone-bar.tsx'
import type { Order } from './sort-lists.ts'
import { SortMenu } from './sort-menu.tsx'
import { useImport } from './use-import.ts'
import { useNow } from './use-now.ts'

/** Works out the rows that have none yet. Only these need the games and their data. */
async function summarise(lists: readonly SavedList[]) {
  const { summariseMissing } = await import('../../store/use-army.ts')
  summariseMissing(lists)
}

export interface ListsPageProps {
  /** Opens what shares a list; without it the rows do not offer it. */
  readonly onShare?: ((roster: Roster) => void) | undefined
}

/** Your lists: search, sort, new, import, bin. */
export function ListsPage({ onShare }: ListsPageProps) {
  const { ready, lists, bin, damaged, problem } = useLists((state) => state)
  const [params] = useSearchParams()
  const view = params.has('bin') ? 'bin' : 'lists'
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<Order>('changed')
  const searchField = useRef<HTMLInputElement>(null)
  const imports = useImport()
  const now = useNow()

  useEffect(() => {
    if (ready && lists.some(({ summary }) => summary === null)) void summarise(lists)
  }, [ready, lists])

  const searchable = view === 'lists' && lists.length > 0
  const sort = <SortMenu order={order} onOrder={setOrder} />
  return (
    <div
      className="grid min-h-full grid-rows-[auto_minmax(0,1fr)] bg-paper wide:grid-cols-[228px_minmax(0,1fr)] wide:grid-rows-1"
      {...imports.drop}
    >
      <ListsNav view={view} lists={lists.length} binned={bin.length}>
        {searchable && (
          <span className="ml-auto mid:hidden [&_.btn]:relative [&_.btn]:min-h-10 [&_.btn]:after:absolute [&_.btn]:after:-inset-1">
            {sort}
          </span>
        )}
      </ListsNav>
      <section className="min-w-0 mid:px-5 mid:py-4 wide:px-7" aria-busy={!ready}>
        <ListsHead
          view={view}
          lists={lists}
          search={search}
          onSearch={setSearch}
          searchField={searchField}
        >
          {sort}
        </ListsHead>
        <div className="grid gap-2 empty:hidden max-mid:px-3 max-mid:py-2 mid:pb-3">
          {problem !== null && <StorageNotice problem={problem} />}
          {view === 'lists' &&
            damaged.map((each) => <DamagedNotice key={each.id} damaged={each} />)}
          <ImportReports reports={imports.reports} onDismiss={imports.dismiss} />
        </div>
        {imports.dragging && (
          <p className="t-lead m-3 border-2 border-dashed border-verd p-6 text-center text-verd">
            Drop the files to import them
          </p>
        )}
        {ready && view === 'bin' && <BinView bin={bin} now={now} />}
        {ready && view === 'lists' && <ListsView {...{ lists, search, order, now, onShare }} />}
      </section>
      {(lists.length > 0 || view === 'bin') && (
        <PhoneBar onSearch={searchable ? () => searchField.current?.focus() : null} />
      )}
    </div>
  )
}
