import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import {
  aliasesSchema,
  bookSchema,
  coreSchema,
  indexSchema,
  manifestSchema,
  renownSchema,
  type AosData,
  type BookData,
} from '../systems/aos4/schema.ts'

/** The folder of the data files of Age of Sigmar. */
export const dataFolder = fileURLToPath(new URL('../../data/aos4/', import.meta.url))

function read(name: string): unknown {
  return JSON.parse(readFileSync(`${dataFolder}${name}.json`, 'utf8'))
}

/** Names of all data files, without `.json`, sorted. */
export function dataNames(): readonly string[] {
  return readdirSync(dataFolder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted()
}

/** One data file as it stands on disk, unchecked. */
export function readDataFile(name: string): unknown {
  return read(name)
}

let all: AosData | null = null

/** All data of Age of Sigmar from disk, checked against the format once; throws what zod says when a file does not fit. */
export function readAll(): AosData {
  if (all) return all
  const manifest = manifestSchema.parse(read('manifest'))
  const books = new Map<string, BookData>()
  for (const { id } of manifest.books) books.set(id, bookSchema.parse(read(id)))
  all = {
    manifest,
    core: coreSchema.parse(read('core')),
    renown: renownSchema.parse(read('regiments-of-renown')),
    books,
    index: indexSchema.parse(read('index')),
    aliases: aliasesSchema.parse(read('aliases')),
  }
  return all
}
