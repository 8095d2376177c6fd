/** The bytes of a text, packed; null where the platform cannot, or the text would not come back the same. */
export async function deflate(text: string): Promise<Uint8Array | null> {
  const bytes = new TextEncoder().encode(text)
  if (new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) !== text) return null
  try {
    const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    return new Uint8Array(await new Response(packed).arrayBuffer())
  } catch {
    return null
  }
}

/** The text of packed bytes; null when they are damaged or unpack to more than `most` bytes. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<string | null> {
  try {
    const reader = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .getReader()
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true })
    let text = ''
    let size = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      size += value.length
      if (size > most) {
        await reader.cancel()
        return null
      }
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    return null
  }
}
