import { num } from '../../text/t.ts'

const digits = { maximumFractionDigits: 1 }

/** A number of bytes as it is read: `12.4 kB`, `3 MB`, `1.2 GB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1e5) return `${num(bytes / 1e3, digits)} kB`
  return bytes < 1e9 ? `${num(bytes / 1e6, digits)} MB` : `${num(bytes / 1e9, digits)} GB`
}
