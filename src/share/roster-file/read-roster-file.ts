import type { RosterTree } from '../../engine/text/roster-tree.ts'
import { t } from '../../text/t.ts'
import { FILE_BOUNDS, megabytes } from './bounds.ts'
import { decodeText } from './decode-text.ts'
import { readJson } from './json-roster.ts'
import { packedAs, refuseKnown } from './known-files.ts'
import { readSharePayload, sharePayload } from './listforge.ts'
import { isRaw, type RawNode } from './raw-tree.ts'
import { isRefusal, pasteText, refuse, saveAgain, unpackList, type Refusal } from './refusal.ts'
import { checkTree } from './tree-schema.ts'
import { unpack } from './unpack.ts'
import { readXmlRoster } from './xml-roster.ts'
import { readZip } from './zip-read.ts'

/**
 * What a file holds: a text in some format of lists, a list (or a backup of lists) in Muster's own JSON, the roster of another
 * app, or nothing that is read.
 */
export type RosterFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'portable'; readonly text: string }
  | { readonly kind: 'tree'; readonly tree: RosterTree }
  | Refusal

const empty = () => refuse(t('This file is empty.'), saveAgain())
const unknownJson = () =>
  refuse(
    t('This is a JSON file of another kind, not a list.'),
    t('Choose a list that Muster or New Recruit saved, or paste the list as text.'),
  )

/**
 * Says what a file is, by its bytes rather than its name, and reads it: `.ros`, `.rosz`, JSON of New Recruit and of share
 * links, plain text, Muster's own JSON. Never throws; takes bounded time and memory whatever the file holds.
 */
export async function readRosterFile(bytes: Uint8Array, fileName: string): Promise<RosterFile> {
  if (bytes.length === 0) return empty()
  // backups of all lists may be larger than any one list
  const most = isBackup(bytes) ? FILE_BOUNDS.unpacked : FILE_BOUNDS.file
  if (bytes.length > most) {
    return refuse(
      t('This file has {size}; a list has at most {most}.', {
        size: megabytes(bytes.length),
        most: megabytes(most),
      }),
      t('Choose another file, or paste the list as text.'),
    )
  }
  const packed = packedAs(bytes)
  if (packed === null) return await readBytes(bytes, fileName)
  if (packed === 'zip') {
    const inner = await readZip(bytes)
    return isRefusal(inner) ? inner : await readInner(inner.bytes, inner.name)
  }
  const inner = await unpack(bytes, 'gzip', FILE_BOUNDS.unpacked)
  if (inner === 'large') return refuse(t('This file unpacks to far more than a list.'), saveAgain())
  if (inner === 'damaged') return refuse(t('This file is damaged or was cut off.'), saveAgain())
  return await readInner(inner, fileName)
}

function isBackup(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 200)).includes('"muster-backup"')
}

/** What was packed may not be packed again: that is how a small file becomes an endless one. */
async function readInner(bytes: Uint8Array, fileName: string): Promise<RosterFile> {
  if (bytes.length === 0) return empty()
  if (packedAs(bytes) !== null) {
    return refuse(t('This zip file holds a further zip file.'), unpackList())
  }
  return await readBytes(bytes, fileName)
}

async function readBytes(bytes: Uint8Array, fileName: string): Promise<RosterFile> {
  const known = refuseKnown(bytes)
  if (known) return known
  const text = decodeText(bytes)
  if (text === null) return refuse(t('This file is neither a text nor a roster.'), pasteText())
  return await readRosterText(text, fileName)
}

/**
 * The same for a text that was pasted or is already decoded: XML and JSON of rosters and share links are recognised in it,
 * everything else is a list in words.
 */
export async function readRosterText(text: string, fileName = ''): Promise<RosterFile> {
  const bare = text.replace(/^\uFEFF/, '').trim()
  if (bare === '') return fileName === '' ? { kind: 'text', text } : empty()
  if (text.length > FILE_BOUNDS.unpacked) {
    return refuse(t('This text is far longer than any list.'), t('Paste the list alone.'))
  }
  if (/^<!doctype\s+html|^<(?:html|head|body)\b/i.test(bare)) {
    return refuse(t('This is a web page, not a list.'), pasteText())
  }
  if (/^<(?:\?xml\b|!DOCTYPE\b|!--|(?:roster|catalogue|gameSystem)\b)/i.test(bare)) {
    const raw = readXmlRoster(bare)
    return isRefusal(raw) ? raw : asTree(checkTree(raw))
  }
  const payload = sharePayload(bare)
  if (payload !== null) {
    const json = await readSharePayload(payload)
    return typeof json === 'string' ? readJsonList(json) : json
  }
  // a text may begin with a bracket too; a brace and a quote are JSON, whole or not
  if (/\.json$/i.test(fileName) || /^\{\s*["}]/.test(bare)) return readJsonList(bare)
  const array = bare.startsWith('[') && bare.endsWith(']') ? readJson(bare) : null
  return array !== null && 'value' in array ? readJsonList(bare) : { kind: 'text', text }
}

function asTree(tree: RosterTree | Refusal): RosterFile {
  return 'kind' in tree ? tree : { kind: 'tree', tree }
}

function readJsonList(text: string): RosterFile {
  const json = readJson(text)
  if ('kind' in json) return json
  const { value } = json
  if (Array.isArray(value)) {
    return refuse(
      t('This is a pack of {count, number} things in one JSON file.', { count: value.length }),
      t('Save each list in a file of its own; several can be chosen at once.'),
    )
  }
  if (!isRaw(value)) return unknownJson()
  const roster = rosterIn(value)
  if (roster) return asTree(checkTree(roster, value))
  const ours = 'game' in value || isRaw(value['roster']) || value['format'] === 'muster-backup'
  return ours ? { kind: 'portable', text } : unknownJson()
}

/** The roster of another app in a JSON value; null where there is none. */
function rosterIn(value: RawNode): RawNode | null {
  if ('game' in value) return null
  const { roster } = value
  if (isRaw(roster) && roster['forces'] !== undefined) return roster
  return value['forces'] === undefined ? null : value
}
