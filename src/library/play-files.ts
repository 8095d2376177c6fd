import type { BookMoments, PlayMoments } from '../engine/play-moment.ts'
import type { Id } from '../engine/roster.ts'
import { fetchFile, remember } from './data-file.ts'
import { issueLine } from './issue.ts'
import { playFileSchema } from './play-file.ts'

const urls = import.meta.glob<string>('/data/*/play/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

const readFile = remember(async (file) => {
  const url = urls[`/${file}`]
  return url === undefined ? {} : momentsIn(file, await fetchFile(url, file))
})

/** The moments of a play file. Throws an `Error` that names file, place and what is wrong with it. */
export function momentsIn(file: string, value: unknown): BookMoments {
  const read = playFileSchema.safeParse(value)
  if (read.success) return read.data.moments as BookMoments
  const lines = read.error.issues.slice(0, 5).map((issue) => issueLine(issue))
  throw new Error(`${file}: ${lines.join('; ')}`)
}

/** Fetches the moments of books, each once: `data/<game>/play/<book>.json`. A book without a file has none. */
export async function loadMoments(game: Id, books: readonly Id[]): Promise<PlayMoments> {
  const read = async (book: Id) => [book, await readFile(`data/${game}/play/${book}.json`)] as const
  return new Map(await Promise.all(books.map(read)))
}
