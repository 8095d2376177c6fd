import { Link } from 'react-router'

import type { Roster } from '../../engine/roster.ts'
import { useLists } from '../../store/lists.ts'
import { fileName, saveFile } from '../../store/save-file.ts'
import type { DamagedList, SavedList } from '../../store/saved-list.ts'
import { stepWords } from '../../store/step-words.ts'
import { useUnread } from '../../store/use-unread.ts'
import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useTitle } from '../../ui/use-title.ts'

function ToLists() {
  return (
    <Link to="/" className={buttonClass()}>
      {t('Your lists')}
    </Link>
  )
}

/** What the address of a list shows when there is no such list. */
export function NoSuchList() {
  const unread = useUnread()
  const title = unread?.title ?? t('No such list here')
  useTitle(title)
  return (
    <EmptyState level={1} title={title} actions={<ToLists />}>
      {unread?.words ??
        t(
          'Lists live in the browser in which they were made. If this address came from someone else, ask for a share link instead.',
        )}
    </EmptyState>
  )
}

export interface DataTroubleProps {
  readonly id: string
  readonly roster: Roster
  readonly problem: string
  readonly retry: () => void
}

/** The data of a list did not come. What asked for it can be taken back, so that the list opens without it. */
export function DataTrouble({ id, roster, problem, retry }: DataTroubleProps) {
  const { undo } = useLists((state) => state.history(id))
  const title = roster.name || t('A list without a name')
  useTitle(title)
  return (
    <EmptyState
      level={1}
      title={title}
      actions={
        <>
          <Button variant="go" onClick={retry}>
            {t('Try again')}
          </Button>
          {undo !== null && (
            <Button icon="undo" onClick={() => useLists.getState().undo(id)}>
              {t('Undo: {step}', { step: stepWords(undo) })}
            </Button>
          )}
          <ToLists />
        </>
      }
    >
      {t('The list is safe, but its data could not be read.')} {problem}
    </EmptyState>
  )
}

/** A stored list that cannot be read: why, and its text to keep. */
export function DamagedTrouble({ damaged }: { readonly damaged: DamagedList }) {
  const { id, name, problem, where, newer, raw } = damaged
  const title = name || t('A damaged list')
  useTitle(title)
  const told = where === 'schema' || problem.includes(where)
  return (
    <EmptyState
      level={1}
      title={title}
      actions={
        <>
          {newer && (
            <Button variant="go" onClick={() => window.location.reload()}>
              {t('Reload the page')}
            </Button>
          )}
          <ToLists />
          <Button
            icon="download"
            onClick={() => saveFile(fileName(name || `list ${id}`, 'json'), raw)}
          >
            {t('Download its text')}
          </Button>
        </>
      }
    >
      {newer ? (
        <p>
          {t(
            'A newer version of Muster saved this list, and this one does not know its form. Reload the page to get that version; the list stays as it is.',
          )}
        </p>
      ) : (
        <>
          <p>
            {told
              ? t('What is stored of this list cannot be read: {problem}', { problem })
              : t('What is stored of this list cannot be read: {problem} (at {where})', {
                  problem,
                  where,
                })}
          </p>
          <p>
            {t(
              'It stays stored as it is, and your other lists are not affected. Its text can be mended by hand and imported again.',
            )}
          </p>
        </>
      )}
    </EmptyState>
  )
}

/** A list that was deleted and can come back. */
export function BinTrouble({ list }: { readonly list: SavedList }) {
  const title = list.roster.name || t('A list without a name')
  useTitle(title)
  return (
    <EmptyState
      level={1}
      title={title}
      actions={
        <>
          <Button variant="go" onClick={() => useLists.getState().restore(list.id)}>
            {t('Take it out of the bin')}
          </Button>
          <ToLists />
        </>
      }
    >
      {t('This list is in the bin, with everything that was in it.')}
    </EmptyState>
  )
}
