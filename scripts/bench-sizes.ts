import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { dataFolder } from '../src/library/node-books.ts'
import { dataFolderForty, readAllForty, readDataFileForty } from '../src/library/node-wh40k11.ts'
import { fortyLoader } from '../src/library/wh40k11.ts'
import { wh40k11 } from '../src/systems/wh40k11/index.ts'
import type { FortyData } from '../src/systems/wh40k11/schema.ts'

const level = { level: 9 }

/** Bytes of a file as a server would send it. */
function packed(path: string): number {
  return gzipSync(readFileSync(path), level).length
}

/** Chunks that a chunk loads before it runs, by name. */
function staticImports(text: string): readonly string[] {
  const statements = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g
  return [...text.matchAll(statements)].map(([, name]) => name ?? '')
}

/** A chunk and all that it loads before it runs. */
function withImports(assets: string, names: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (all.has(name)) continue
    all.add(name)
    open.push(...staticImports(readFileSync(join(assets, name), 'utf8')))
  }
  return all
}

/** Gzip bytes of the first load: what the page itself names, and with the start page's own chunks. */
export interface FirstLoad {
  readonly entry: number
  readonly startPage: number
}

/** Measures a built app; null when there is no build. */
export function firstLoad(dist: string): FirstLoad | null {
  const page = join(dist, 'index.html')
  if (!existsSync(page)) return null
  const html = readFileSync(page, 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/?assets\/([^"]+\.(?:js|css))"/g)]
  const files = named.map(([, name]) => name ?? '')
  const assets = join(dist, 'assets')
  const sum = (names: Iterable<string>) =>
    [...names].reduce((bytes, name) => bytes + packed(join(assets, name)), 0)
  const styles = files.filter((name) => name.endsWith('.css'))
  const scripts = files.filter((name) => name.endsWith('.js'))
  const start = readdirSync(assets).filter((name) => /^lists-page-.+\.(js|css)$/.test(name))
  const startScripts = start.filter((name) => name.endsWith('.js'))
  const startStyles = start.filter((name) => name.endsWith('.css'))
  return {
    entry: sum([...styles, ...withImports(assets, scripts)]),
    startPage: sum([
      ...styles,
      ...startStyles,
      ...withImports(assets, [...scripts, ...startScripts]),
    ]),
  }
}

interface Size {
  readonly name: string
  readonly bytes: number
}

/** Gzip bytes of each of these data files of Age of Sigmar, the largest first. */
export function dataSizes(books: readonly string[]): readonly Size[] {
  return books
    .map((name) => ({ name, bytes: packed(join(dataFolder, `${name}.json`)) }))
    .toSorted((a, b) => b.bytes - a.bytes)
}

/** Gzip bytes of all that opening each faction of Warhammer 40,000 fetches, the largest first; what every list needs is in it. */
export async function factionSizes(): Promise<readonly Size[]> {
  const { manifest } = readAllForty()
  const sizes = await Promise.all(
    manifest.pages.map(async ({ id }) => ({ name: id, bytes: await fetchedFor(id) })),
  )
  return sizes.toSorted((a, b) => b.bytes - a.bytes)
}

async function fetchedFor(faction: string): Promise<number> {
  let bytes = 0
  const loader = fortyLoader((name) => {
    bytes += packed(join(dataFolderForty, `${name}.json`))
    return Promise.resolve(readDataFileForty(name))
  })
  const choice = { faction, variant: null, limit: 2000, name: '' }
  await loader.forRoster(wh40k11.emptyRoster(choice, (await loader.base()) as FortyData))
  return bytes
}
