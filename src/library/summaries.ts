import { fetchFile, remember } from './data-file.ts'
import { glossarySchema } from './glossary-file.ts'
import { type Glossary, glossaryOf } from './glossary.ts'
import { type SummaryFile, summaryFileSchema } from './summary-file.ts'

const urls = import.meta.glob<string>('/data/*/text/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

const NONE: SummaryFile = { source: 'nothing', summaries: {} }

async function fetched(file: string): Promise<unknown> {
  const url = urls[`/${file}`]
  return url === undefined ? null : await fetchFile(url, file)
}

/**
 * Fetches the summaries of a book, once: `data/<game>/text/<book>.json`. A book without a file has none; a file that does not
 * have the form is refused.
 */
export const loadSummaries: (file: string) => Promise<SummaryFile> = remember(async (file) => {
  const value = await fetched(file)
  return value === null ? NONE : summaryFileSchema.parse(value)
})

/** Fetches the glossary of a game, once; null where it has none. */
export const loadGlossary: (game: string) => Promise<Glossary | null> = remember(async (game) => {
  const value = await fetched(`data/${game}/text/glossary.json`)
  return value === null ? null : glossaryOf(glossarySchema.parse(value))
})
