import { num } from '../../text/t.ts'

/** Bounds of a roster file; the largest lists that apps write come to a tenth of them. */
export const FILE_BOUNDS = {
  /** Bytes of the file, and of what it unpacks to. */
  file: 5_000_000,
  unpacked: 20_000_000,
  /** Elements or values in one another. */
  depth: 64,
  /** Elements of an XML file, and attributes of one. */
  nodes: 100_000,
  attributes: 100,
  /** Characters of an XML file: comments in it take the longest to read. */
  xml: 8_000_000,
  /** Things chosen in a list, and costs and categories of all of them. */
  selections: 6000,
  parts: 60_000,
  /** Characters of a name, and of the notes. */
  words: 200,
  notes: 10_000,
} as const

/** A number of bytes as a player reads it. */
export function megabytes(bytes: number): string {
  const size = num(bytes / 1_000_000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return `${size} MB`
}
