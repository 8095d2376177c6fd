import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'

import type { SavedList } from '../../store/saved-list.ts'
import { stateOf } from '../../store/summary.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { SearchField } from '../../ui/search-field.tsx'

export interface ListsHeadProps {
  readonly view: 'lists' | 'bin'
  readonly lists: readonly SavedList[]
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly searchField: RefObject<HTMLInputElement | null>
  /** The choice of order. */
  readonly children: ReactNode
}

/** The head of the page: its name, search, order, import and new list. A phone keeps only the search; the rest is in its bar. */
export function ListsHead(props: ListsHeadProps) {
  const { view, lists, search, onSearch, searchField, children } = props
  const first = view === 'lists' && lists.length === 0
  const inOrder = lists.filter(({ summary }) => stateOf(summary) === 'ok').length
  return (
    <div className={first ? '' : 'flex flex-wrap items-center gap-3 mid:pb-3'}>
      <h1 className={first ? 'sr-only' : 't-list max-mid:sr-only'}>
        {view === 'bin' ? 'Bin' : 'All lists'}
      </h1>
      {view === 'lists' && lists.length > 0 && (
        <>
          <p className="t-small hidden min-[900px]:block">
            {lists.length === 1 ? '1 list' : `${lists.length} lists`}, {inOrder} in order
          </p>
          <div
            className={`ml-auto min-w-0 grow basis-32 max-mid:basis-full max-mid:border-b max-mid:border-rule max-mid:p-3 mid:max-w-[300px] ${search ? '' : 'max-mid:not-focus-within:sr-only'}`}
          >
            <SearchField
              label="Search your lists"
              shortcut="/"
              value={search}
              onChange={onSearch}
              inputRef={searchField}
            />
          </div>
          <div className="flex gap-2 max-mid:hidden [&_.btn]:min-h-(--search)">
            {children}
            <Link to="/import" className={buttonClass()}>
              <Icon name="paste" />
              Import
            </Link>
            <Link to="/new" className={buttonClass({ variant: 'go' })}>
              <Icon name="plus" />
              New list
            </Link>
          </div>
        </>
      )}
    </div>
  )
}
