import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'

/** A file to check, or what stands in its way. */
export interface Place {
  readonly file: string
  /** Set where there is no file to read. */
  readonly error?: string
}

/** What lists come in, when a folder is searched. */
const ofLists = /\.(?:json|txt|ros|rosz|csv)$/i

/** npm runs scripts in the project's folder; paths are meant from where the command was typed. */
function fromCaller(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path)
}

function reason(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null
  if (code === 'ENOENT') return 'there is no such file or folder'
  if (code === 'EACCES' || code === 'EPERM') return 'it may not be read'
  return 'it cannot be read'
}

/** The places below a path, or the one place that says why it cannot be looked into. */
function placesOf(path: string, look: (path: string) => readonly Place[]): readonly Place[] {
  try {
    return look(path)
  } catch (error) {
    return [{ file: path, error: reason(error) }]
  }
}

/** Every list below a folder. Links to folders are not followed, so a circle of them has an end. */
function listsBelow(folder: string): readonly Place[] {
  return readdirSync(fromCaller(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return placesOf(path, listsBelow)
    return ofLists.test(entry.name) ? [{ file: path }] : []
  })
}

/** The files that an argument means, sorted: itself, or every list below a folder. */
export function filesOf(path: string): readonly Place[] {
  return placesOf(path, () => {
    const kind = statSync(fromCaller(path))
    if (kind.isCharacterDevice()) return [{ file: path, error: 'it is a device, not a file' }]
    if (!kind.isDirectory()) return [{ file: path }]
    const found = listsBelow(path).toSorted((a, b) => (a.file < b.file ? -1 : 1))
    const error = 'there is no list in this folder: no .json, .txt, .ros, .rosz or .csv'
    return found.length > 0 ? found : [{ file: path, error }]
  })
}

/** The bytes of a file, or why not. `large` is asked first, with the size, so that a huge file is never loaded. */
export function bytesOf(
  file: string,
  large: (bytes: number) => string | null,
): { readonly bytes: Uint8Array } | { readonly error: string } {
  try {
    const refusal = large(statSync(fromCaller(file)).size)
    return refusal === null ? { bytes: readFileSync(fromCaller(file)) } : { error: refusal }
  } catch (error) {
    return { error: reason(error) }
  }
}
