import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { auditReport } from '../src/library/import/audit.ts'
import { dataFolder } from '../src/library/node-books.ts'
import { convertFolder } from './data-aos4.ts'

/** Compares the two sources again and writes `data/aos4/AUDIT.md`; the data files stay as they are. Returns 0, or 2 on failure. */
export function main(args: readonly string[]): number {
  try {
    const converted = convertFolder(args[0] ?? '../shared', false)
    writeFileSync(join(dataFolder, 'AUDIT.md'), auditReport(converted))
    console.log(`data/aos4/AUDIT.md: ${converted.audit.length} findings`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}
