import { t } from '../../text/t.ts'
import { FILE_BOUNDS } from './bounds.ts'
import { decodeText } from './decode-text.ts'
import { refuse, type Refusal } from './refusal.ts'
import { unpack } from './unpack.ts'

/** Base64 of anything packed by gzip begins so. */
const packed = /^H4sI[\w+/-]*={0,2}$/

const broken = () =>
  refuse(
    t('This share link is incomplete or damaged.'),
    t('Copy the whole link again, or paste the list as text.'),
  )

/**
 * The packed part of a share link (`.../#/listforge/H4sI...`), or of its packed part alone; null where a text is neither.
 */
export function sharePayload(text: string): string | null {
  const trimmed = text.trim()
  if (/\s/.test(trimmed)) return null
  const [, linked] = /#\/listforge\/(.*)$/.exec(trimmed) ?? []
  const payload = (linked ?? trimmed)
    .replaceAll(/%2B/gi, '+')
    .replaceAll(/%2F/gi, '/')
    .replaceAll(/%3D/gi, '=')
  if (linked !== undefined) return payload
  return payload.length > 100 && packed.test(payload) ? payload : null
}

/** The JSON text in the packed part of a share link. Never throws. */
export async function readSharePayload(payload: string): Promise<string | Refusal> {
  if (!packed.test(payload)) return broken()
  let bytes: Uint8Array
  try {
    const plain = payload.replaceAll('-', '+').replaceAll('_', '/')
    bytes = Uint8Array.from(atob(plain), (sign) => sign.charCodeAt(0))
  } catch {
    return broken()
  }
  const content = await unpack(bytes, 'gzip', FILE_BOUNDS.unpacked)
  if (content === 'damaged') return broken()
  if (content === 'large') {
    return refuse(
      t('This share link unpacks to far more than a list.'),
      t('Paste the list as text.'),
    )
  }
  return decodeText(content) ?? broken()
}
