/** What the tab keeps under a key, through a reload and as long as it is open; null where there is nothing or storage is refused. */
export function keptInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Has the tab keep a text, or with null forget it. Says whether that was done: there may be no room, or storage refused. */
export function keepInTab(key: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
