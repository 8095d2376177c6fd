import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { dataFolder } from '../src/library/node-books.ts'
import { layout } from './aos4-sources.ts'
import { auditOf, convertFolder } from './data-aos4.ts'

const usage = `Usage: npm run data:audit -- FOLDER

Compares the sources of data/aos4 and writes data/aos4/AUDIT.md alone. ${layout}`

/** Compares the two sources again and writes `data/aos4/AUDIT.md`; the data files stay as they are. Returns 0, or 2 on failure. */
export function main(args: readonly string[]): number {
  const [folder, ...more] = args
  if (folder === undefined || folder.startsWith('-') || more.length > 0) {
    console.error(usage)
    return 2
  }
  try {
    const converted = convertFolder(folder, false)
    writeFileSync(join(dataFolder, 'AUDIT.md'), auditOf(converted))
    console.log(`data/aos4/AUDIT.md: ${converted.audit.length} findings`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}
