import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'

import { stateOf } from '../../store/summary.ts'
import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { FolderMenu } from './folder-menu.tsx'
import { placeName } from './places.ts'
import type { Sight } from './use-sight.ts'

export interface ListsHeadProps {
  readonly sight: Sight
  /** How many lists there are in all. */
  readonly all: number
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly searchField: RefObject<HTMLInputElement | null>
  readonly onRename: (folder: string) => void
  /** The choice of order and the like. */
  readonly children: ReactNode
}

/** Leads from the search to the first list. */
function toRows() {
  const row = document.querySelector('.lrow')
  const target = row?.querySelector('h2 a') ?? row?.querySelector('.check__box')
  if (target instanceof HTMLElement) target.focus()
}

/**
 * The head of the page: its name, search, order, import and new list. A phone keeps the search, and the name where it is that
 * of a folder; the rest is in its bar.
 */
export function ListsHead(props: ListsHeadProps) {
  const { sight, all, search, onSearch, searchField, onRename, children } = props
  const { place } = sight
  const inOrder = sight.here.filter(({ summary }) => stateOf(summary) === 'ok').length
  return (
    <div className="lhead">
      <div className={classes('lhead__title', place.kind !== 'folder' && 'lhead__title--wide')}>
        <h1 className="t-list">{placeName(place, sight.places)}</h1>
        {place.kind === 'folder' && (
          <FolderMenu folder={place.id} onRename={() => onRename(place.id)} />
        )}
        <p className="lhead__count t-small">{countWords(sight.here.length, all, inOrder)}</p>
      </div>
      <div className={classes('lhead__search', search === '' && 'lhead__search--idle')}>
        <SearchField
          label={t('Search your lists')}
          shortcut="/"
          value={search}
          onChange={onSearch}
          onArrowDown={toRows}
          inputRef={searchField}
        />
      </div>
      <div className="lhead__acts">
        {children}
        <Link to="/import" className={buttonClass()}>
          <Icon name="paste" />
          {t('Import')}
        </Link>
        <Link to="/new" className={buttonClass({ variant: 'go' })} aria-keyshortcuts="n">
          <Icon name="plus" />
          {t('New list')}
        </Link>
      </div>
    </div>
  )
}

function countWords(here: number, all: number, good: number): string {
  return here < all
    ? t('{here, number} of {all, number} lists, {good, number} in order', { here, all, good })
    : t('{all, plural, one {# list} other {# lists}}, {good, number} in order', { all, good })
}
