import type { PlayMoments } from '../engine/play-moment.ts'
import type { Id } from '../engine/roster.ts'
import { fetchFile, remember } from './data-file.ts'
import { momentsIn } from './play-file.ts'

const urls = import.meta.glob<string>('/data/*/play/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

const readFile = remember(async (file) => {
  const url = urls[`/${file}`]
  return url === undefined ? {} : momentsIn(file, await fetchFile(url, file))
})

/** Fetches the moments of books, each once: `data/<game>/play/<book>.json`. A book without a file has none. */
export async function loadMoments(game: Id, books: readonly Id[]): Promise<PlayMoments> {
  const read = async (book: Id) => [book, await readFile(`data/${game}/play/${book}.json`)] as const
  return new Map(await Promise.all(books.map(read)))
}
