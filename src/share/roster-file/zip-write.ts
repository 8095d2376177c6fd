import { crc32 } from './crc32.ts'

/** A file to be put into a zip file. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
  /** The same bytes packed (raw deflate), to be stored instead. */
  readonly packed?: Uint8Array | null
}

/** 1 January 2000: the same list makes the same file on any day. */
const date = (20 << 9) | (1 << 5) | 1
/** Names are in UTF-8. */
const flags = 0x08_00
const version = 20

/** A number in two bytes; in four where it is written as `[number]`. */
type Field = number | readonly [number]

/** A record: its numbers, in the order of the zip format, and what follows them. */
function record(numbers: readonly Field[], ...rest: readonly Uint8Array[]) {
  const size = numbers.reduce<number>((sum, one) => sum + (typeof one === 'number' ? 2 : 4), 0)
  const head = new DataView(new ArrayBuffer(size))
  let at = 0
  for (const one of numbers) {
    if (typeof one === 'number') head.setUint16(at, one, true)
    else head.setUint32(at, one[0], true)
    at += typeof one === 'number' ? 2 : 4
  }
  return joined([new Uint8Array(head.buffer), ...rest])
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** A zip file with these entries, in their order. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array {
  const files: Uint8Array[] = []
  const index: Uint8Array[] = []
  let offset = 0
  for (const { name, bytes, packed } of entries) {
    const called = new TextEncoder().encode(name)
    const data = packed ?? bytes
    const sizes: readonly Field[] = [[crc32(bytes)], [data.length], [bytes.length]]
    const common = [version, flags, packed ? 8 : 0, 0, date, ...sizes, called.length, 0]
    const file = record([[0x04_03_4b_50], ...common], called, data)
    files.push(file)
    index.push(record([[0x02_01_4b_50], version, ...common, 0, 0, 0, [0], [offset]], called))
    offset += file.length
  }
  const directory = joined(index)
  const count = entries.length
  const end = record([[0x06_05_4b_50], 0, 0, count, count, [directory.length], [offset], 0])
  return joined([...files, directory, end])
}
