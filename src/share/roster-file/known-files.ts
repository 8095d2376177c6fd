import { pasteText, refuse, type Refusal } from './refusal.ts'

interface Known {
  readonly begins: readonly string[]
  readonly what: string
}

/** How files that are no lists begin, byte for byte, and what they are. */
const known: readonly Known[] = [
  { begins: ['%PDF'], what: 'a PDF document' },
  { begins: ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'BM', 'II*\0', 'MM\0*'], what: 'a picture' },
  { begins: ['\xd0\xcf\x11\xe0'], what: 'an old Office document (Word, Excel)' },
  { begins: ['{\\rtf'], what: 'a Rich Text document' },
  { begins: ['Rar!', '7z\xbc\xaf', 'BZh', '\xfd7zXZ', '(\xb5\x2f\xfd'], what: 'a packed archive' },
  { begins: ['SQLite format 3\0'], what: 'a database' },
  { begins: ['ID3', 'OggS'], what: 'a sound' },
]

const picture = 'Read the text off the picture, or ask for the list as text, and paste that.'
const archive = 'Unpack it and choose the lists in it; several can be chosen at once.'

/** The first bytes as characters, one for each. */
function beginning(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 16))
}

function whatIs(bytes: Uint8Array): string | null {
  const start = beginning(bytes)
  const box = start.slice(4, 8)
  if (box === 'ftyp')
    return /^(?:heic|heix|mif1|avif)/.test(start.slice(8)) ? 'a picture' : 'a film'
  if (start.startsWith('RIFF'))
    return start.slice(8, 12) === 'WEBP' ? 'a picture' : 'a film or sound'
  return known.find(({ begins }) => begins.some((one) => start.startsWith(one)))?.what ?? null
}

/** Says what a file is that is known and no list; null for all others. */
export function refuseKnown(bytes: Uint8Array): Refusal | null {
  const what = whatIs(bytes)
  if (what === null) return null
  const advice = what === 'a picture' ? picture : what === 'a packed archive' ? archive : pasteText
  return refuse(`This is ${what}, not a list.`, advice)
}

const zips = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08']

/** Whether a file is a zip file, or whether it is packed by gzip. */
export function packedAs(bytes: Uint8Array): 'zip' | 'gzip' | null {
  const start = beginning(bytes)
  if (zips.some((one) => start.startsWith(one))) return 'zip'
  return start.startsWith('\x1f\x8b') ? 'gzip' : null
}
