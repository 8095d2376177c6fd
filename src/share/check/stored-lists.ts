/** The value of a key, where there is an object to have it. */
function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/**
 * The rosters of a text in the form that Muster itself keeps lists in, unchecked: those of a backup without the ones in its bin,
 * or a single one as it is saved when it was set aside. Null for any other text.
 */
export function storedLists(text: string): readonly unknown[] | null {
  if (!/"muster-backup"|"roster"/.test(text)) return null
  const value = valueOf(text)
  if (at(value, 'format') === 'muster-backup') {
    const lists = at(value, 'lists')
    const all: readonly unknown[] = Array.isArray(lists) ? lists : []
    return all.filter((one) => !at(one, 'removed')).map((one) => at(one, 'roster'))
  }
  const roster = at(value, 'roster')
  return roster !== undefined && at(value, 'game') === undefined ? [roster] : null
}
