import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { t } from '../text/t.ts'
import { buttonClass } from './button-class.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { ToLists } from './to-lists.tsx'
import { useTitle } from './use-title.ts'

export interface UnreadListProps {
  /** Where the list's own page is, which says what is wrong with it. */
  readonly to: string
  readonly name: string
  /** A newer version saved it: nothing is wrong with it. */
  readonly newer: boolean
  /** Hands out what is stored of it. */
  readonly onDownload: () => void
  /** What this page cannot do with it, where it is damaged. */
  readonly children: ReactNode
}

/** A page of a stored list that cannot be read: why, the way to its own page, and its text to keep. */
export function UnreadList({ to, name, newer, onDownload, children }: UnreadListProps) {
  const title = name || t(newer ? 'A list without a name' : 'A damaged list')
  useTitle(title)
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
          <Link to={to} className={buttonClass()}>
            {t('Open the list')}
          </Link>
          <ToLists />
          <Button icon="download" onClick={onDownload}>
            {t('Download its text')}
          </Button>
        </>
      }
    >
      {newer
        ? t(
            'A newer version of Muster saved this list, and this one does not know its form. Reload the page to get that version; the list stays as it is.',
          )
        : children}
    </EmptyState>
  )
}
