import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { dataFolder } from '../src/library/node-books.ts'

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

/** Gzip bytes of each of these data files, the largest first. */
export function dataSizes(books: readonly string[]): readonly { name: string; bytes: number }[] {
  return books
    .map((name) => ({ name, bytes: packed(join(dataFolder, `${name}.json`)) }))
    .toSorted((a, b) => b.bytes - a.bytes)
}
