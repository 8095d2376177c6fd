import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { SourceFolder } from './source-files.ts'

/** The pages in `seeds`, where a folder of sources has them. */
export function seedPages(sources: SourceFolder): readonly string[] {
  if (!sources.has('seeds')) return []
  const folder = sources.path('seeds')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}
