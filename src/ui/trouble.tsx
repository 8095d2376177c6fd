import type { ReactNode } from 'react'

import { t } from '../text/t.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

export interface TroubleProps {
  readonly title: string
  readonly level?: 1 | 2 | 3 | undefined
  /** What went wrong, in a sentence. */
  readonly problem: string
  readonly onRetry: () => void
  /** Other ways on, beside trying again. */
  readonly children?: ReactNode
}

/** Something that could not be fetched or read: says why, offers to try again. */
export function Trouble({ title, level = 1, problem, onRetry, children }: TroubleProps) {
  return (
    <EmptyState
      title={title}
      level={level}
      actions={
        <>
          <Button variant="go" onClick={onRetry}>
            {t('Try again')}
          </Button>
          {children}
        </>
      }
    >
      <p role="alert">{problem}</p>
    </EmptyState>
  )
}
