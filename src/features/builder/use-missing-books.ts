import { useEffect } from 'react'

import type { Army } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import { bringBooks } from '../../store/use-army.ts'

/** Has the books loaded that an army lacks for what it could yet take. */
export function useMissingBooks({ roster }: Army, books: readonly Id[]): void {
  const key = books.join()
  useEffect(() => {
    if (key !== '') bringBooks(roster, key.split(','))
  }, [roster, key])
}
