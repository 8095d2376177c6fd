import type { ReactNode } from 'react'

import type { Fetched } from '../../store/use-base.ts'
import { t } from '../../text/t.ts'
import { Trouble } from '../../ui/trouble.tsx'
import { Waiting } from '../../ui/waiting.tsx'

export interface ArrivedProps<T> {
  readonly loaded: Fetched<T>
  readonly children: (value: T) => ReactNode
}

/** Shows what was loaded, or that it is on its way, or why it is not there. */
export function Arrived<T>({ loaded, children }: ArrivedProps<T>) {
  if (loaded.state === 'ready') return children(loaded.value)
  if (loaded.state === 'loading') return <Waiting words={t('Fetching the data')} />
  const { problem, retry } = loaded
  return <Trouble title={t('The data could not be read')} problem={problem} onRetry={retry} />
}
