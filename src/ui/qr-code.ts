import { encode } from 'uqr'

/** Modules of white round the code, as readers want them. */
const quietZone = 4
/** Finer than this no phone reads it from another phone's screen. */
const finestVersion = 22

/** A QR code as one path on a square of `size` modules, quiet zone included. */
export interface QrCode {
  readonly size: number
  readonly path: string
}

/** The QR code of an address; null when the address is too long for one that a phone can read. */
export function qrCode(address: string): QrCode | null {
  try {
    const { data, size } = encode(address, {
      ecc: 'L',
      border: quietZone,
      maxVersion: finestVersion,
    })
    return { size, path: data.map(rowPath).join('') }
  } catch {
    return null
  }
}

/** Each run of black modules of a row as one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const end = row.indexOf(false, x)
    const width = (end < 0 ? row.length : end) - x
    path += `M${x} ${y}h${width}v1h-${width}z`
    x += width
  }
  return path
}
