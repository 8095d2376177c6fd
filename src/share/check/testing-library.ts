import type { Roster } from '../../engine/roster.ts'
import { readGame, readRegistry } from '../../library/node-games.ts'
import { checkPiece } from './check-piece.ts'
import { asPrinted, type EventRules } from './event-rules.ts'
import { type CheckInput, piecesOf } from './pieces.ts'
import type { CheckLibrary } from './read-piece.ts'
import { type CheckedRow, rowsOf } from './rows.ts'

/** All data from disk. */
export const fromDisk: CheckLibrary = {
  base: (system) => Promise.resolve(readGame(system)),
  full: ({ system }) => Promise.resolve(readGame(system)),
  registry: (system) => Promise.resolve(readRegistry(system)),
  gate: (roster) => ({ ok: true, roster: roster as Roster }),
}

/** Checks inputs as the checker does, one after the other. */
export async function checkAll(
  inputs: readonly CheckInput[],
  rules: EventRules = asPrinted,
  gate: CheckLibrary['gate'] = fromDisk.gate,
): Promise<readonly CheckedRow[]> {
  const pieces = (await Promise.all(inputs.map(piecesOf))).flat()
  const lists = []
  for (const piece of pieces) lists.push(await checkPiece(piece, rules, { ...fromDisk, gate }))
  return rowsOf(lists)
}
