/**
 * Unpacks bytes and stops as soon as more than `most` have come out. `large` and `damaged` (cut off, or not packed so) instead
 * of the bytes; never throws.
 */
export async function unpack(
  bytes: Uint8Array,
  way: 'deflate-raw' | 'gzip',
  most: number,
): Promise<Uint8Array | 'large' | 'damaged'> {
  try {
    const packed = new Blob([Uint8Array.from(bytes)]).stream()
    const reader = packed.pipeThrough(new DecompressionStream(way)).getReader()
    const parts: Uint8Array[] = []
    let size = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return joined(parts, size)
      size += value.length
      if (size > most) {
        await reader.cancel().catch(() => {})
        return 'large'
      }
      parts.push(value)
    }
  } catch {
    return 'damaged'
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
