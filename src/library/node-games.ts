import { aos4 } from '../systems/aos4/index.ts'
import { wh40k11 } from '../systems/wh40k11/index.ts'
import { readAll } from './node-books.ts'
import { readAllForty } from './node-wh40k11.ts'

const readers: ReadonlyMap<unknown, () => unknown> = new Map<unknown, () => unknown>([
  [aos4.id, readAll],
  [wh40k11.id, readAllForty],
])

/** All data of a game from disk; that of the first one for a game that nobody knows, which no form reads. */
export function readGame(game: unknown): unknown {
  return (readers.get(game) ?? readAll)()
}
