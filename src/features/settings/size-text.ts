const size = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** A number of bytes as it is read: `12.4 kB`, `3 MB`, `1.2 GB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1e5) return `${size.format(bytes / 1e3)} kB`
  return bytes < 1e9 ? `${size.format(bytes / 1e6)} MB` : `${size.format(bytes / 1e9)} GB`
}
