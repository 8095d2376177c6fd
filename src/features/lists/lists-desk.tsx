import './lists.css'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import type { Roster } from '../../engine/roster.ts'
import type { Place } from '../../store/lists-view.ts'
import { useLists } from '../../store/lists.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { IconButton } from '../../ui/button.tsx'
import type { Asked } from './asked.ts'
import { BinView } from './bin-view.tsx'
import { DropHint } from './drop-hint.tsx'
import { ListsHead } from './lists-head.tsx'
import { ListsNav } from './lists-nav.tsx'
import { NoLists } from './no-lists.tsx'
import { Notices } from './notices.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { SomeLists } from './some-lists.tsx'
import { SortMenu } from './sort-menu.tsx'
import { summarise } from './summarise.ts'
import type { Import } from './use-import.ts'
import { useNow } from './use-now.ts'
import { usePageKey } from './use-page-key.ts'
import { useSelection } from './use-selection.ts'
import { useSight } from './use-sight.ts'

const SelectionBar = lazy(async () => ({
  default: (await import('./selection-bar.tsx')).SelectionBar,
}))
const FilingDialogs = lazy(async () => ({
  default: (await import('./filing-dialogs.tsx')).FilingDialogs,
}))

export interface ListsDeskProps {
  readonly view: 'lists' | 'bin'
  readonly ready: boolean
  readonly imports: Import
  readonly onShare: ((roster: Roster) => void) | undefined
}

/** The lists with all that can be done with them, or the bin. */
export function ListsDesk({ view, ready, imports, onShare }: ListsDeskProps) {
  const lists = useLists((state) => state.lists)
  const bin = useLists((state) => state.bin)
  const navigate = useNavigate()
  const now = useNow()
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  const sight = useSight(lists, search)
  const selection = useSelection(sight.found)
  const searchField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ready) void summarise(lists.filter(({ summary }) => summary === null))
  }, [ready, lists])
  usePageKey('Escape', selection.on ? selection.end : null)

  const some = view === 'lists' && lists.length > 0
  const goTo = (place: Place) => {
    sight.look({ place })
    selection.end()
    if (view === 'bin') void navigate('/')
  }
  const newFolder = () => {
    if (view === 'bin') void navigate('/')
    if (selection.chosen.length > 0) return setAsked({ kind: 'folder', lists: selection.chosen })
    selection.begin()
    return say(t('Select the lists for the folder, then press Move'))
  }
  const tools = (bare: boolean) => (
    <>
      <SortMenu order={sight.order} onOrder={(order) => sight.look({ order })} bare={bare} />
      <IconButton
        icon="select"
        label={t('Select lists')}
        variant={bare ? 'ghost' : 'plain'}
        aria-pressed={selection.on}
        onClick={selection.on ? selection.end : selection.begin}
      />
    </>
  )
  return (
    <div className="lists" {...imports.drop}>
      <ListsNav
        place={view === 'bin' ? null : sight.place}
        places={sight.places}
        lists={lists.length}
        binned={bin.length}
        onPlace={goTo}
        onNewFolder={lists.length > 0 ? newFolder : undefined}
      >
        {some && <span className="lnav__tools">{tools(true)}</span>}
      </ListsNav>
      <section className="lists__main" aria-busy={!ready}>
        {some ? (
          <ListsHead
            {...{ sight, search, searchField }}
            all={lists.length}
            onSearch={setSearch}
            onRename={(folder) => setAsked({ kind: 'folder-name', folder })}
          >
            {tools(false)}
          </ListsHead>
        ) : (
          <h1 className={view === 'bin' ? 'lists__bin t-list' : 'sr-only'}>
            {view === 'bin' ? t('Bin') : t('All lists')}
          </h1>
        )}
        <Notices view={view} imports={imports} />
        <DropHint dragging={imports.dragging} />
        {ready && view === 'bin' && <BinView bin={bin} now={now} />}
        {ready && view === 'lists' && lists.length === 0 && <NoLists />}
        {ready && some && (
          <SomeLists {...{ sight, search, now, selection, onShare }} onAsk={setAsked} />
        )}
        <Suspense fallback={null}>
          {some && selection.on && (
            <SelectionBar selection={selection} of={sight.found.length} onAsk={setAsked} />
          )}
          {asked && (
            <FilingDialogs
              asked={asked}
              folders={sight.places.folders.map(({ id }) => id)}
              tags={sight.places.tags.map(({ id }) => id)}
              onClose={(done) => {
                setAsked(null)
                if (done && asked.kind !== 'tags') selection.end()
              }}
            />
          )}
        </Suspense>
      </section>
      {!(some && selection.on) && (lists.length > 0 || view === 'bin') && (
        <PhoneBar onSearch={some ? () => searchField.current?.focus() : null} />
      )}
    </div>
  )
}
