import type { Id } from '../engine/roster.ts'

const key = 'muster.recent'
const most = 8

type Recent = Readonly<Record<string, readonly Id[]>>

function read(): Recent {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof saved === 'object' && saved !== null ? (saved as Recent) : {}
  } catch {
    // a browser that refuses storage, or a damaged entry, only costs the shortcut
    return {}
  }
}

/** What was added last with this faction, newest first; empty when nothing is remembered. */
export function recentlyUsed(system: Id, faction: Id): readonly Id[] {
  const ids: unknown = read()[`${system}/${faction}`]
  return Array.isArray(ids) ? ids.filter((id): id is Id => typeof id === 'string') : []
}

/** Puts an id at the head of what was added last with this faction. */
export function remember(system: Id, faction: Id, id: Id): void {
  const ids = [id, ...recentlyUsed(system, faction).filter((other) => other !== id)].slice(0, most)
  try {
    localStorage.setItem(key, JSON.stringify({ ...read(), [`${system}/${faction}`]: ids }))
  } catch {
    // nothing depends on it
  }
}
