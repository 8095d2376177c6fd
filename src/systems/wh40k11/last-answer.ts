/**
 * Remembers the last answer alone. Several rules ask the same of one army, then of the next; a memory of them all would cost
 * more than it saves.
 */
export function lastAnswer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  let last: { readonly key: K; readonly value: V } | null = null
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) }
    return last.value
  }
}
