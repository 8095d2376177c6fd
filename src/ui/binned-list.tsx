import type { ReactNode } from 'react'

import { t } from '../text/t.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { ToLists } from './to-lists.tsx'
import { useTitle } from './use-title.ts'

interface BinnedListProps {
  readonly name: string
  readonly onRestore: () => void
  /** What is in the bin. */
  readonly children: ReactNode
}

/** A page of a list that is in the bin: says so, offers to take it out. */
export function BinnedList({ name, onRestore, children }: BinnedListProps) {
  const title = name || t('A list without a name')
  useTitle(title)
  return (
    <EmptyState
      level={1}
      title={title}
      actions={
        <>
          <Button variant="go" onClick={onRestore}>
            {t('Take it out of the bin')}
          </Button>
          <ToLists />
        </>
      }
    >
      {children}
    </EmptyState>
  )
}
