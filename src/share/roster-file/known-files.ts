import { msg, t, type Message } from '../../text/t.ts'
import { pasteText, refuse, unpackAll, type Refusal } from './refusal.ts'

interface Known {
  readonly begins: readonly string[]
  readonly what: Message
}

const picture = msg('a picture')
const archive = msg('a packed archive')

/** How files that are no lists begin, byte for byte, and what they are. */
const known: readonly Known[] = [
  { begins: ['%PDF'], what: msg('a PDF document') },
  { begins: ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'BM', 'II*\0', 'MM\0*'], what: picture },
  { begins: ['\xd0\xcf\x11\xe0'], what: msg('an old Office document (Word, Excel)') },
  { begins: ['{\\rtf'], what: msg('a Rich Text document') },
  { begins: ['Rar!', '7z\xbc\xaf', 'BZh', '\xfd7zXZ', '(\xb5\x2f\xfd'], what: archive },
  { begins: ['SQLite format 3\0'], what: msg('a database') },
  { begins: ['ID3', 'OggS'], what: msg('a sound') },
]

/** The first bytes as characters, one for each. */
function beginning(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 16))
}

function whatIs(bytes: Uint8Array): Message | null {
  const start = beginning(bytes)
  const box = start.slice(4, 8)
  if (box === 'ftyp')
    return /^(?:heic|heix|mif1|avif)/.test(start.slice(8)) ? picture : msg('a film')
  if (start.startsWith('RIFF'))
    return start.slice(8, 12) === 'WEBP' ? picture : msg('a film or sound')
  return known.find(({ begins }) => begins.some((one) => start.startsWith(one)))?.what ?? null
}

/** Says what a file is that is known and no list; null for all others. */
export function refuseKnown(bytes: Uint8Array): Refusal | null {
  const what = whatIs(bytes)
  if (what === null) return null
  return refuse(t('This is {what}, not a list.', { what: t(what) }), adviceOn(what))
}

function adviceOn(what: Message): string {
  if (what === archive) return unpackAll()
  return what === picture
    ? t('Read the text off the picture, or ask for the list as text, and paste that.')
    : pasteText()
}

const zips = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08']

/** Whether a file is a zip file, or whether it is packed by gzip. */
export function packedAs(bytes: Uint8Array): 'zip' | 'gzip' | null {
  const start = beginning(bytes)
  if (zips.some((one) => start.startsWith(one))) return 'zip'
  return start.startsWith('\x1f\x8b') ? 'gzip' : null
}
