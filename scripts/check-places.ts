import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'

/** A file to check, or what stands in its way. */
export interface Place {
  readonly file: string
  /** Set where there is no file to read. */
  readonly error?: string
}

/** What an argument means, and what of a folder was passed over although somebody may have sent it as a list. */
export interface Found {
  readonly places: readonly Place[]
  readonly others: readonly string[]
}

/** The argument that means what is piped into the command. */
export const piped = '-'

/** What lists come in, when a folder is searched. */
const ofLists = /\.(?:json|txt|ros|rosz|csv)$/i
/** What is sent instead. */
const ofDocuments = /\.(?:pdf|docx?|odt|rtf|pages|html?|xlsx?|ods|eml|zip|png|jpe?g|heic|webp)$/i
/** What systems leave in folders. */
const ofSystems = /^(?:\.|__MACOSX$)/

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

/** What is below a path, or the one place that says why it cannot be looked into. */
function foundIn(path: string, look: (path: string) => Found): Found {
  try {
    return look(path)
  } catch (error) {
    return { places: [{ file: path, error: reason(error) }], others: [] }
  }
}

/** Every list below a folder. Links to folders are not followed, so a circle of them has an end. */
function listsBelow(folder: string): Found {
  const entries = readdirSync(fromCaller(folder), { withFileTypes: true })
  const parts = entries
    .filter(({ name }) => !ofSystems.test(name))
    .map((entry): Found => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return foundIn(path, listsBelow)
      if (ofLists.test(path)) return { places: [{ file: path }], others: [] }
      return { places: [], others: ofDocuments.test(path) ? [path] : [] }
    })
  return {
    places: parts.flatMap(({ places }) => places),
    others: parts.flatMap(({ others }) => others),
  }
}

const only = (place: Place): Found => ({ places: [place], others: [] })

/** The files that an argument means, sorted: itself, or every list below a folder. */
export function filesOf(path: string): Found {
  if (path === piped) return only({ file: piped })
  return foundIn(path, () => {
    const kind = statSync(fromCaller(path))
    if (kind.isCharacterDevice()) return only({ file: path, error: 'it is a device, not a file' })
    if (!kind.isDirectory()) return only({ file: path })
    const { places, others } = listsBelow(path)
    const found = places.toSorted((a, b) => (a.file < b.file ? -1 : 1))
    const error = 'there is no list in this folder: no .json, .txt, .ros, .rosz or .csv'
    return { places: found.length > 0 ? found : [{ file: path, error }], others }
  })
}

type Bytes = { readonly bytes: Uint8Array } | { readonly error: string }

let pipedBytes: Bytes | null = null

/** What was piped in, read once; it cannot be read again. */
function readPiped(): Bytes {
  try {
    pipedBytes ??= process.stdin.isTTY
      ? { error: 'nothing was piped into the command' }
      : { bytes: readFileSync(0) }
  } catch (error) {
    pipedBytes = { error: reason(error) }
  }
  return pipedBytes
}

/** The bytes of a file, or why not. `large` is asked first, with the size, so that a huge file is never loaded. */
export function bytesOf(file: string, large: (bytes: number) => string | null): Bytes {
  if (file === piped) {
    const read = readPiped()
    const refusal = 'bytes' in read ? large(read.bytes.length) : null
    return refusal === null ? read : { error: refusal }
  }
  try {
    const refusal = large(statSync(fromCaller(file)).size)
    return refusal === null ? { bytes: readFileSync(fromCaller(file)) } : { error: refusal }
  } catch (error) {
    return { error: reason(error) }
  }
}
