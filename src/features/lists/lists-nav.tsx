import type { ReactNode } from 'react'
import { Link } from 'react-router'

import type { Place } from '../../store/lists-view.ts'
import { num, rich, t } from '../../text/t.ts'
import type { IconName } from '../../ui/icon-paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Pieces } from '../../ui/pieces.tsx'
import type { Places, Shelf } from './places.ts'

export interface ListsNavProps {
  /** The place that is looked at; null for the bin. */
  readonly place: Place | null
  readonly places: Places
  readonly lists: number
  readonly binned: number
  readonly onPlace: (place: Place) => void
  /** Undefined where there is nothing to put into a folder. */
  readonly onNewFolder: (() => void) | undefined
  /** Stands at the end of the row of chips on a phone. */
  readonly children?: ReactNode
}

const intoSight = (chip: HTMLElement | null) =>
  chip?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

const toBackup = (words: ReactNode[]) => (
  <Link to="/settings#backup" className="lnk">
    {words}
  </Link>
)

/** All lists, games, folders and the bin: a column on a wide screen, chips on a narrow one. */
export function ListsNav(props: ListsNavProps) {
  const { place, places, lists, binned, onPlace, onNewFolder, children } = props
  const shelf = (kind: 'game' | 'folder', { id, name, count }: Shelf) => (
    <button
      key={id}
      type="button"
      className={`lnav__line lnav__line--${kind}`}
      // the first time it is drawn: a chip far down the line must not be out of sight
      ref={place?.kind === kind && place.id === id ? intoSight : undefined}
      aria-current={place?.kind === kind && place.id === id ? 'true' : undefined}
      title={name}
      onClick={() => onPlace({ kind, id })}
    >
      {kind === 'folder' && <Icon name="folder" />}
      <Words name={name} count={count} />
    </button>
  )
  return (
    <nav aria-label={t('Lists')} className="lnav">
      <div className="lnav__places">
        <Link
          to="/"
          className="lnav__line"
          aria-current={place?.kind === 'all' ? 'page' : undefined}
          onClick={() => onPlace({ kind: 'all' })}
        >
          <Sign name="list" />
          <Words name={t('All lists')} count={lists} />
        </Link>
        {places.games.map((game) => shelf('game', game))}
        {(places.folders.length > 0 || onNewFolder) && (
          <p className="lnav__head t-label" aria-hidden="true">
            {t('Folders')}
          </p>
        )}
        {places.folders.map((folder) => shelf('folder', folder))}
        {onNewFolder && (
          <button type="button" className="lnav__line lnav__line--new" onClick={onNewFolder}>
            <Sign name="plus" />
            {t('New folder')}
          </button>
        )}
        <p className="lnav__head t-label" aria-hidden="true">
          {t('Kept')}
        </p>
        <Link to="/?bin" className="lnav__line" aria-current={place === null ? 'page' : undefined}>
          <Sign name="trash" />
          <Words name={t('Bin')} count={binned} />
        </Link>
      </div>
      {children}
      <p className="lnav__foot t-small">
        <Pieces
          of={rich('Lists stay in this browser. <a>Make a backup</a>', {
            a: toBackup,
          })}
        />
      </p>
    </nav>
  )
}

/** An icon that only the column has room for. */
function Sign({ name }: { readonly name: IconName }) {
  return (
    <span className="lnav__sign">
      <Icon name={name} />
    </span>
  )
}

function Words({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <>
      <span className="lnav__name">{name}</span> <span className="lnav__count">{num(count)}</span>
    </>
  )
}
