function strictly(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** What Windows-1252 has in the places 0x80 to 0x9F; platforms do not agree on these. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

function asWindows(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 10_000) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 10_000)))
  }
  return parts
    .join('')
    .replaceAll(/[\u0080-\u009F]/g, (sign) => windows[sign.charCodeAt(0) - 0x80] ?? sign)
}

/** Half of what UTF-16 writes of western text are zeros, all in even or all in odd places. */
function unmarked(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0]
  const seen = bytes.subarray(0, 400)
  for (const [place, byte] of seen.entries()) {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  if (odd > seen.length / 4 && even === 0) return 'utf-16le'
  return even > seen.length / 4 && odd === 0 ? 'utf-16be' : null
}

/** No text has these: all control characters but white space, and the replacement character's neighbours. */
// oxlint-disable-next-line eslint/no-control-regex
const binary = /[\0-\x08\x0E-\x1A\x1C-\x1F]/

/**
 * The text of a file: UTF-8, UTF-16 (with a byte order mark, or plainly such), else Windows-1252. Null for what is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const marked =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : unmarked(bytes)
  const text = (marked && strictly(bytes, marked)) ?? strictly(bytes, 'utf-8') ?? asWindows(bytes)
  return binary.test(text) ? null : text
}
