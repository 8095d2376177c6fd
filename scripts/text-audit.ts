import { join } from 'node:path'

import { dataFolder } from '../src/library/node-books.ts'
import { dataFolderForty } from '../src/library/node-wh40k11.ts'
import { writeChanged } from './data-command.ts'
import { auditIn, textSection, withTexts } from './text-counts.ts'
import { placesOf } from './text-places.ts'

/** Folders of the data of each game. */
export const auditFolders: readonly (readonly [game: string, folder: string])[] = [
  ['aos4', dataFolder],
  ['wh40k11', dataFolderForty],
]

/** The audit of a game with the texts counted anew. */
export function currentAudit(game: string, folder: string): string {
  return withTexts(auditIn(folder), textSection(game, placesOf.get(game)?.() ?? []))
}

/** Counts our texts about the rules anew in the audit of each game; needs no sources. Returns 0, or 2 when it was typed wrong. */
export function main(args: readonly string[]): number {
  if (args.length > 0) {
    console.error(
      'Usage: npm run text:audit\n\nCounts our texts anew in data/aos4/AUDIT.md and data/wh40k11/AUDIT.md.',
    )
    return 2
  }
  for (const [game, folder] of auditFolders) {
    const changed = writeChanged(join(folder, 'AUDIT.md'), currentAudit(game, folder))
    console.log(`data/${game}/AUDIT.md: ${changed ? 'counted anew' : 'was current'}`)
  }
  return 0
}
