import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { bookSchema } from '../systems/wh40k11/schema-army.ts'
import { coreSchema } from '../systems/wh40k11/schema-core.ts'
import { pricePageSchema } from '../systems/wh40k11/schema-prices.ts'
import {
  aliasesSchema,
  indexSchema,
  manifestSchema,
  type BookData,
  type FortyData,
  type PriceBookData,
} from '../systems/wh40k11/schema.ts'

/** The folder of the data files of Warhammer 40,000. */
export const dataFolderForty = fileURLToPath(new URL('../../data/wh40k11/', import.meta.url))
const folder = dataFolderForty

function read(name: string): unknown {
  return JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8'))
}

/** Names of all data files below the folder, without `.json`, sorted: `orks`, `prices/v1.2/orks`. */
export function dataNamesForty(): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json') && !/^(text|play)\//.test(file))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted()
}

/** One data file as it stands on disk, unchecked. */
export function readDataFileForty(name: string): unknown {
  return read(name)
}

let all: FortyData | null = null

/** All data of Warhammer 40,000 from disk, checked against the format once; throws what zod says when a file does not fit. */
export function readAllForty(): FortyData {
  if (all) return all
  const manifest = manifestSchema.parse(read('manifest'))
  const books = new Map<string, BookData>()
  const ids = manifest.pages.flatMap(({ id, needs, legends }) => [id, ...needs, ...legends])
  for (const id of new Set(ids)) books.set(id, bookSchema.parse(read(id)))
  all = {
    manifest,
    core: coreSchema.parse(read('core')),
    books,
    prices: new Map(manifest.prices.map((one) => [one.id, priceBook(one)])),
    index: indexSchema.parse(read('index')),
    aliases: aliasesSchema.parse(read('aliases')),
  }
  return all
}

function priceBook({ id, n, date }: Omit<PriceBookData, 'pages'>): PriceBookData {
  const within = `${folder}prices/${id}`
  const files = existsSync(within) ? readdirSync(within).toSorted() : []
  const pages = files.map((file) =>
    pricePageSchema.parse(read(`prices/${id}/${file.slice(0, -'.json'.length)}`)),
  )
  return { id, n, date, pages }
}
