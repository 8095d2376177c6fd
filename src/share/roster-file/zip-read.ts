import { t } from '../../text/t.ts'
import { FILE_BOUNDS, megabytes } from './bounds.ts'
import { crc32 } from './crc32.ts'
import { pasteText, refuse, saveAgain, unpackAll, unpackList, type Refusal } from './refusal.ts'
import { unpack } from './unpack.ts'

/** A file inside a zip file, as its directory lists it. */
interface Entry {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly at: number
}

/** The one file in a zip file, unpacked. */
export interface Unzipped {
  readonly name: string
  readonly bytes: Uint8Array
}

const endSize = 22
const entrySize = 46
const longestComment = 0xff_ff
/** A pack of more files is no list; the directory is not read further. */
const mostEntries = 1000

const damaged = () => refuse(t('This zip file is damaged or was cut off.'), saveAgain())

/** Where the record at the end of a zip file begins; null where there is none. */
function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endSize - longestComment)
  for (let at = view.byteLength - endSize; at >= first; at -= 1) {
    if (view.getUint32(at, true) === 0x06_05_4b_50) return at
  }
  return null
}

function entriesOf(bytes: Uint8Array): readonly Entry[] | Refusal {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end === null) return damaged()
  const count = view.getUint16(end + 10, true)
  const start = view.getUint32(end + 16, true)
  if (count === 0xff_ff || start === 0xff_ff_ff_ff) {
    return refuse(
      t('This zip file is of the kind for very large files (Zip64), which no list needs.'),
      saveAgain(),
    )
  }
  const entries: Entry[] = []
  let at = start
  while (entries.length < Math.min(count, mostEntries)) {
    if (at + entrySize > end || view.getUint32(at, true) !== 0x02_01_4b_50) return damaged()
    const named = at + entrySize + view.getUint16(at + 28, true)
    if (named > end) return damaged()
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + entrySize, named)),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at = named + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

const isClutter = (name: string) => name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.)/.test(name)

/** The entry that the list is in; a refusal where there is none, or more than one. */
function listEntry(entries: readonly Entry[]): Entry | Refusal {
  const names = entries.map(({ name }) => name)
  if (names.includes('[Content_Types].xml')) {
    return refuse(t('This is an Office document (Word, Excel).'), pasteText())
  }
  if (names.includes('mimetype')) {
    return refuse(t('This is a document or a book, not a list.'), pasteText())
  }
  const files = entries.filter(({ name }) => !isClutter(name))
  const rosters = files.filter(({ name }) => /\.ros$/i.test(name))
  const [only, second] = rosters.length > 0 ? rosters : files
  if (!only) return refuse(t('This zip file is empty.'), saveAgain())
  if (!second) return only
  const count = rosters.length > 0 ? rosters.length : files.length
  return refuse(
    entries.length === mostEntries
      ? t('This zip file holds {count} or more files.', { count })
      : t('This zip file holds {count} files.', { count }),
    unpackAll(),
  )
}

function unreadable({ flags, method, packed, size }: Entry): Refusal | null {
  if (flags & 0x41) {
    return refuse(t('This zip file is locked with a password.'), unpackList())
  }
  if (method !== 0 && method !== 8) {
    return refuse(t('This zip file is packed in a way that few apps use.'), saveAgain())
  }
  if (packed === 0xff_ff_ff_ff || size === 0xff_ff_ff_ff) {
    return refuse(t('This zip file is of the kind for very large files (Zip64).'), saveAgain())
  }
  return size > FILE_BOUNDS.unpacked ? tooMuch() : null
}

const tooMuch = () =>
  refuse(
    t('This zip file unpacks to more than {size}; no list is that large.', {
      size: megabytes(FILE_BOUNDS.unpacked),
    }),
    saveAgain(),
  )

async function contentOf(bytes: Uint8Array, entry: Entry): Promise<Uint8Array | Refusal> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { at } = entry
  if (at + 30 > bytes.length || view.getUint32(at, true) !== 0x04_03_4b_50) return damaged()
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (from + entry.packed > bytes.length) return damaged()
  const data = bytes.subarray(from, from + entry.packed)
  // an entry that unpacks to more than it says is damaged, or made to do harm
  const content = entry.method === 0 ? data : await unpack(data, 'deflate-raw', entry.size)
  if (typeof content === 'string') return damaged()
  return content.length === entry.size && crc32(content) === entry.crc ? content : damaged()
}

/**
 * Takes the list out of a zip file: its one `.ros`, or its one file. Refused in words: packs of several, locked, damaged and
 * cut off files, and what unpacks to more than the bounds. Never throws.
 */
export async function readZip(bytes: Uint8Array): Promise<Unzipped | Refusal> {
  const entries = entriesOf(bytes)
  if (!('length' in entries)) return entries
  const entry = listEntry(entries)
  if ('kind' in entry) return entry
  const problem = unreadable(entry)
  if (problem) return problem
  const content = await contentOf(bytes, entry)
  return content instanceof Uint8Array ? { name: entry.name, bytes: content } : content
}
