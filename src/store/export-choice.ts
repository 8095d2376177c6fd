import type { Id } from '../engine/roster.ts'

const key = (system: Id) => `muster.export.${system}`

/** The format that a list of this game was last handed on in; null where none is remembered. */
export function lastExport(system: Id): string | null {
  try {
    return localStorage.getItem(key(system))
  } catch {
    // a browser that refuses storage only costs the shortcut
    return null
  }
}

/** Remembers the format for the next list of this game. */
export function rememberExport(system: Id, format: string): void {
  try {
    localStorage.setItem(key(system), format)
  } catch {
    // nothing depends on it
  }
}
