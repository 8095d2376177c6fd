import type { System } from '../engine/system.ts'
import { aos4 } from '../systems/aos4/index.ts'
import { wh40k11 } from '../systems/wh40k11/index.ts'
import { readAll, readDataFile } from './node-books.ts'
import { readAllForty, readDataFileForty } from './node-wh40k11.ts'

interface OnDisk {
  readonly game: string
  readonly read: () => unknown
  readonly versions: () => readonly string[]
  readonly registry: () => unknown
}

/** A game with the way to its data. */
function onDisk<Data>(
  { id, words, priceBooks }: Pick<System<Data>, 'id' | 'words' | 'priceBooks'>,
  read: () => Data,
  registry: () => unknown,
) {
  const versions = () => priceBooks(read()).map((book) => book.id)
  return [id, { game: words.game, read, versions, registry }] as const
}

const games: ReadonlyMap<unknown, OnDisk> = new Map<unknown, OnDisk>([
  onDisk(aos4, readAll, () => readDataFile('ids')),
  onDisk(wh40k11, readAllForty, () => readDataFileForty('ids')),
])

/** All data of a game from disk; that of the first one for a game that nobody knows, which no form reads. */
export function readGame(game: unknown): unknown {
  return (games.get(game)?.read ?? readAll)()
}

/** The registry that explains the numbers of a game's links; empty for a game that nobody knows. */
export function readRegistry(game: unknown): readonly string[] {
  const ids: unknown = games.get(game)?.registry()
  return Array.isArray(ids) ? ids.map(String) : []
}

/** The points versions of which a game has the data, newest first, and its name; null for a game that nobody knows. */
export function pointsOf(
  game: unknown,
): { readonly game: string; readonly versions: readonly string[] } | null {
  const known = games.get(game)
  return known ? { game: known.game, versions: known.versions() } : null
}

/** The ids of all games that there are data of. */
export const gameIds: readonly string[] = [aos4.id, wh40k11.id]
