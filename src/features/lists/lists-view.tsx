import type { Id } from '../../engine/roster.ts'
import type { Order } from '../../store/lists-view.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { foundWords } from './found-words.ts'
import { ListRows } from './list-rows.tsx'
import type { RowHands } from './row-actions.ts'
import type { Selection } from './use-selection.ts'

interface ListsViewProps {
  /** What is shown, in its order. */
  readonly found: readonly SavedList[]
  /** How many lists the search and the tags chose from. */
  readonly of: number
  readonly search: string
  /** Whether only lists with certain tags are shown. */
  readonly tagged: boolean
  /** Looks among all lists; null where that is done already. */
  readonly onEverywhere: (() => void) | null
  readonly order: Order
  readonly folders: boolean
  readonly now: Date
  readonly selection: Selection
  readonly renaming: Id | null
  readonly hands: RowHands
}

/** The rows of all lists that match, or what to do when there are none. */
export function ListsView(props: ListsViewProps) {
  const { found, of, search, tagged, onEverywhere, ...rows } = props
  const { order, folders } = rows
  const narrowed = search !== '' || tagged
  return (
    <>
      <LiveRegion text={narrowed ? foundWords(found.length, of) : ''} />
      {found.length === 0 ? (
        <EmptyState
          title={t('No list matches')}
          actions={onEverywhere && <Button onClick={onEverywhere}>{t('Look in all lists')}</Button>}
        >
          {noneWords(search)}
        </EmptyState>
      ) : (
        <>
          <Columns dated={order === 'created' ? t('Made') : t('Edited')} folders={folders} />
          <ListRows found={found} {...rows} />
        </>
      )}
    </>
  )
}

function noneWords(search: string): string {
  return search === ''
    ? t('No list here has all of these tags.')
    : t(
        'Nothing here has “{search}” in it. The search looks at names, armies, units, folders, tags and notes.',
        { search },
      )
}

interface ColumnsProps {
  readonly dated: string
  readonly folders: boolean
}

function Columns({ dated, folders }: ColumnsProps) {
  return (
    <div aria-hidden="true" className={classes('lcols t-label', folders && 'lcols--folders')}>
      <span />
      <span>{t('List')}</span>
      <span>{t('Points rule')}</span>
      <span className="text-right">{t('Points')}</span>
      <span className="lcols__folder">{t('Folder')}</span>
      <span>{dated}</span>
      <span />
    </div>
  )
}
