import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { recordLines } from '../src/library/import/record-lines.ts'
import { registryPrefix } from '../src/library/import/registry.ts'
import type { Registry, Release } from '../src/library/import/registry.ts'

/** What a command that converts data was asked for. */
export interface Wishes {
  readonly folder: string
  readonly init: boolean
  /** The version that the register is noted for; null for none. */
  readonly version: string | null
}

/** The words of a usage line that every such command has. */
export const options = `--init starts a new register of the numbers in links; --release notes how far it goes in a VERSION that is published.`

/** Reads `FOLDER [--init] [--release VERSION]`; null when it was typed wrong. */
export function wishesOf(args: readonly string[]): Wishes | null {
  const at = args.indexOf('--release')
  const version = at < 0 ? null : args[at + 1]
  const rest = (at < 0 ? args : args.toSpliced(at, 2)).filter((arg) => arg !== '--init')
  const [folder] = rest
  if (version === undefined || version?.startsWith('-')) return null
  if (folder === undefined || folder.startsWith('-') || rest.length > 1) return null
  return { folder, init: args.includes('--init'), version }
}

/** The register of numbers in a folder of data; an empty one to begin with. Throws an `Error` when it is gone. */
export function readRegister(
  folder: string,
  parse: (value: unknown) => Registry,
  init: boolean,
): Registry {
  const file = join(folder, 'ids.json')
  if (existsSync(file)) return parse(JSON.parse(readFileSync(file, 'utf8')))
  if (init) return []
  const name = file.slice(file.lastIndexOf('data'))
  throw new Error(
    `There is no ${name}. Links carry its numbers: get the file back, or start a new one with --init.`,
  )
}

/** Notes in a folder of data how far its register goes in a version. */
export function noteRelease(folder: string, version: string, registry: Registry): void {
  const file = join(folder, 'releases.json')
  const releases = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release[]) : []
  const { length } = registry
  const sha256 = createHash('sha256').update(registryPrefix(registry, length)).digest('hex')
  const others = releases.filter((one) => one.version !== version)
  writeChanged(file, recordLines([...others, { version, length, sha256 }]))
}

/** Writes data files, named below their folder without `.json`; returns how many of them changed. */
export function writeFiles(folder: string, files: readonly (readonly [string, unknown])[]): number {
  return files.filter(([name, value]) =>
    writeChanged(join(folder, `${name}.json`), recordLines(value)),
  ).length
}

/** Writes a file when its text differs; returns whether it did. */
export function writeChanged(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return true
}
