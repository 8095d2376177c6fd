import { startTransition, useEffect, useMemo, useState } from 'react'

import { afterPaint } from './after-paint.ts'

/**
 * A value that follows the roster and the total once these have been painted, so that they show an edit first. It never lags
 * behind `key`: once what it is about has changed, it is the value of now.
 */
export function useFollowing<T>(value: T, key: string): T {
  const now = useMemo(() => ({ value, key }), [value, key])
  const [seen, setSeen] = useState(now)
  useEffect(
    () => (seen === now ? undefined : afterPaint(() => startTransition(() => setSeen(now)))),
    [seen, now],
  )
  return seen.key === key ? seen.value : value
}
