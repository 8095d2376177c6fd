import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { dataFolderForty, readAllForty } from './node-wh40k11.ts'

const { manifest } = readAllForty()

it.each(manifest.pages)('opening $name takes less than 60 kB', ({ id, needs }) => {
  const files = [id, ...needs, `prices/v1.2/${id}`]
  const bytes = files.map(
    (name) => gzipSync(readFileSync(join(dataFolderForty, `${name}.json`)), { level: 9 }).length,
  )
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(60_000)
})
