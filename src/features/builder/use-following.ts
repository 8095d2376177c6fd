import { useDeferredValue, useMemo } from 'react'

/**
 * A value that may follow the roster and the total by a moment, so that those show an edit first. It never lags behind `key`:
 * once what it is about has changed, it is the value of now.
 */
export function useFollowing<T>(value: T, key: string): T {
  const now = useMemo(() => ({ value, key }), [value, key])
  const before = useDeferredValue(now)
  return before.key === key ? before.value : value
}
