const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xed_b8_83_20 : rest >>> 1
  return rest
})

/** The checksum that zip files carry for each entry. */
export function crc32(bytes: Uint8Array): number {
  let rest = 0xff_ff_ff_ff
  for (const byte of bytes) rest = (rest >>> 8) ^ (table[(rest ^ byte) & 0xff] ?? 0)
  return (rest ^ 0xff_ff_ff_ff) >>> 0
}
