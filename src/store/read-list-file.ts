import type { PortableRead } from '../engine/portable-form.ts'
import { loadBase, loadFor } from '../library/books.ts'
import { readPortable, tooLarge } from '../share/portable.ts'
import { systemOf, systems } from '../systems/index.ts'
import { readRoster } from './read-roster.ts'

/**
 * Reads a list from the text of a file: in the portable form, or as Muster stores it (the text of a list that was set aside,
 * mended by hand). Loads the data that its names need. Never throws.
 */
export async function readListFile(text: string): Promise<PortableRead> {
  const large = tooLarge(text.length)
  if (large !== null) return { ok: false, problem: large, where: '' }
  const stored = storedRoster(text)
  if (stored !== undefined) {
    const read = readRoster(stored)
    return read.ok ? { ok: true, roster: read.roster, notes: [] } : read
  }
  try {
    return await readNames(text)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { ok: false, problem, where: '' }
  }
}

/** Names need books, and which books is only known once the army is read: so it is read again. */
async function readNames(text: string): Promise<PortableRead> {
  const game = fieldOf(text, 'game')
  const system = (typeof game === 'string' ? systemOf(game) : undefined) ?? systems[0]
  let full = readPortable(text, system ? await loadBase(system.id) : null)
  let data: unknown = null
  // a book can bring names of units whose own books are still to come
  for (let times = 0; times < 3 && full.ok; times += 1) {
    const loaded = await loadFor(full.roster)
    if (loaded === data) break
    data = loaded
    full = readPortable(text, data)
  }
  if (!full.ok) return full
  // what can be written in names may still be more than is kept
  const kept = readRoster(full.roster)
  return kept.ok ? { ...full, roster: kept.roster } : kept
}

function storedRoster(text: string): unknown {
  const roster = fieldOf(text, 'roster')
  return roster !== undefined && fieldOf(text, 'game') === undefined ? roster : undefined
}

function fieldOf(text: string, name: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  } catch {
    return undefined
  }
}
