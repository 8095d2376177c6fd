import type { ReactNode } from 'react'

import type { Fetched } from '../../store/use-base.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export interface WaitingProps<T> {
  readonly loaded: Fetched<T>
  readonly children: (value: T) => ReactNode
}

/** Shows what was loaded, or that it is on its way, or why it is not there. */
export function Waiting<T>({ loaded, children }: WaitingProps<T>) {
  if (loaded.state === 'ready') return children(loaded.value)
  if (loaded.state === 'failed')
    return (
      <EmptyState
        title="The data could not be read"
        level={1}
        actions={<Button onClick={loaded.retry}>Try again</Button>}
      >
        {loaded.problem}
      </EmptyState>
    )
  return (
    <p className="t-small p-4" role="status">
      Fetching the data
    </p>
  )
}
