import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { PlayMoments } from '../engine/play-moment.ts'
import { momentsIn } from './play-file.ts'

const folder = fileURLToPath(new URL('../../data/', import.meta.url))

/** The moments of all books of a game from disk; throws what is wrong with a file that does not have the form. */
export function readMoments(game: string): PlayMoments {
  const within = `${folder}${game}/play/`
  const files = existsSync(within) ? readdirSync(within).toSorted() : []
  return new Map(
    files.map((file) => {
      const name = `data/${game}/play/${file}`
      return [
        file.replace(/\.json$/, ''),
        momentsIn(name, JSON.parse(readFileSync(`${within}${file}`, 'utf8'))),
      ]
    }),
  )
}
