import { Link, useNavigate } from 'react-router'

import type { Roster } from '../../engine/roster.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Tape } from '../../ui/tape.tsx'
import { ListRow, rowColumns } from './list-row.tsx'
import { rowActions } from './row-actions.ts'
import { findLists, type Order, sortLists } from './sort-lists.ts'

interface ListsViewProps {
  readonly lists: readonly SavedList[]
  readonly search: string
  readonly order: Order
  readonly now: Date
  readonly onShare: ((roster: Roster) => void) | undefined
}

/** The rows of all lists that match the search, or what to do when there are none. */
export function ListsView(props: ListsViewProps) {
  const { lists, search, order, now, onShare } = props
  const navigate = useNavigate()
  if (lists.length === 0) return <NoLists />
  const found = sortLists(findLists(lists, search), order)
  return (
    <>
      <LiveRegion text={search ? `${found.length} of ${lists.length} lists found` : ''} />
      {found.length === 0 ? (
        <EmptyState title="No list matches">
          Nothing here is called “{search}”. The search looks at names, armies and notes.
        </EmptyState>
      ) : (
        <>
          <Columns />
          <ul>
            {found.map((list) => (
              <ListRow
                key={list.id}
                list={list}
                now={now}
                actions={rowActions(list, navigate, onShare)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Columns() {
  return (
    <div
      aria-hidden="true"
      className={`t-label hidden min-h-7 items-center border-b border-ink mid:grid ${rowColumns}`}
    >
      <span />
      <span>List</span>
      <span>Points rule</span>
      <span className="text-right">Points</span>
      <span>Edited</span>
      <span />
    </div>
  )
}

const usualLimit = 2000

/** The first visit: what this is, and the way to a first list. */
function NoLists() {
  return (
    <div className="max-w-[44rem] mid:-ml-4">
      <div className="px-4 pt-7 pb-2" aria-hidden="true">
        <Tape segments={[]} limit={usualLimit} total={0} />
      </div>
      <EmptyState
        title="No lists yet"
        actions={
          <>
            <Link to="/new" className={buttonClass({ variant: 'go' })}>
              <Icon name="plus" />
              New list
            </Link>
            <Link to="/import" className={buttonClass()}>
              <Icon name="paste" />
              Import
            </Link>
            <Link to="/browse" className={buttonClass()}>
              Browse the factions
            </Link>
          </>
        }
      >
        <p>
          Muster builds army lists and checks them as you go: every fault comes with its rule and
          the ways to mend it. Send a list as a link, or print it.
        </p>
        <p className="mt-2">
          Begin with a faction and a points limit. Lists are saved in this browser with every change
          and leave it only when you share them. You can also import a list from another app: paste
          its text, or drop a file here.
        </p>
      </EmptyState>
    </div>
  )
}
