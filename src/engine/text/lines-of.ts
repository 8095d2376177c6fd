import { num, t } from '../../text/t.ts'
import { remarkFinder } from './remarks.ts'
import type { TextLine } from './text-line.ts'
import { webLines, withoutTags } from './web-marks.ts'

/** Bounds of a pasted text; far above what forty lists in one paste come to. */
export const TEXT_BOUNDS = { characters: 2_000_000, lines: 60_000, line: 2000 } as const

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  rsquo: "'",
  lsquo: "'",
  ndash: '-',
  mdash: '-',
}

/** Web forms turn marks into entities; each is read once, so that nothing grows by it. */
function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, (all, ...found) => {
    const [decimal, hex, name] = found as readonly (string | undefined)[]
    if (name !== undefined) return entities[name.toLowerCase()] ?? all
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code >= 32 && code < 0x11_00_00 ? String.fromCodePoint(code) : all
  })
}

const tags = /\[\/?(?:b|i|u|s|list|quote|code|size|color|center|spoiler)(?:=[^\]]{0,40})?\]/gi

/** Codes for colours whose first mark got lost: only those in use in blocks of text for Discord. */
const bareColours = /\[(?:0|(?:[01];)?[39]\d)m(?!m)/g

/** Without the codes for colours that blocks of text for Discord have. */
function withoutColours(text: string): string {
  const [first = '', ...coded] = text.split('\u001B[')
  const bare = coded.map((part) => part.replace(/^[\d;]{0,30}m/, ''))
  return [first, ...bare].join('').replaceAll(bareColours, '')
}

/** One way to write what keyboards, apps and web forms write in many: plain spaces, straight quotes, short dashes. */
export function plainMarks(text: string): string {
  return withoutColours(withoutEntities(text))
    .replaceAll(/[\u200B\u00AD\u2060\uFEFF\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\s\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replaceAll(/[\u2018\u2019\u201A\u201B\u2032\u00B4\u0060]/g, "'")
    .replaceAll(/[\u201C-\u201F\u2033\u00AB\u00BB]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
}

/** Some forms lose the space behind a bullet, or put the sign in its place that stands for what they do not know. */
const bullets =
  /^(?:[•◦●○▪▫■□‣⁃∙·\uFFFD]\s*|\[\*\]\s*|[*?-]\s+|-(?=[\p{L}\p{N}'])|\*(?=[\p{L}\p{N}'][^*]*$))+/u
const fence = /^'{3}\w{0,10}$/

/** Without marks of emphasis (`**bold**`, `*bold*`, `__`), headings (`##`) and quotes (`>`). */
function withoutEmphasis(text: string): string {
  return text
    .replace(/^#{1,6}\s+/, '')
    .replaceAll(/\*\*|__|~~/g, '')
    .replace(/^([*_])(\S.*\S|\S)\1(?=$|[\s:(])/, '$2')
    .trim()
}

/** Signs with a stroke before them, or brackets with an invisible space behind them, mark nothing up: words have them. */
const shielded = /\\([\\*_~`|])|(\[)\u200B/g
/** Where the private characters lie that stand for such signs while the marks are taken off. */
const shields = 0xe0_00

function shield(raw: string): string {
  if (!raw.includes('\\') && !raw.includes('\u200B')) return raw
  return raw.replaceAll(shielded, (_, escaped?: string, bracket?: string) =>
    String.fromCharCode(shields + (escaped ?? bracket ?? '').charCodeAt(0)),
  )
}

function unshield(text: string): string {
  return text.replaceAll(/[\uE021-\uE07E]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - shields),
  )
}

function lineOf(raw: string, at: number, isRemark: (line: string) => boolean): TextLine {
  const shown = shield(raw.slice(0, TEXT_BOUNDS.line).replaceAll('\t', '    '))
  const flat = withoutTags(plainMarks(shown)).replaceAll(tags, '')
  const quoted = flat.replace(/^(?:\s*>)+ ?/, '')
  const bare = quoted.trimStart()
  const indent = quoted.length - bare.length
  const remark = isRemark(bare)
  const packed = bare.replaceAll(' ', '')
  const rule = /^[-=+_*~─━#]{3,}$/.test(packed)
  if (rule || remark || packed === '' || fence.test(packed))
    return { at, raw, text: '', indent, bullet: false, rule }
  const [mark = ''] = bullets.exec(bare) ?? []
  const words = withoutEmphasis(bare.slice(mark.length).replaceAll(/ {2,}/g, ' ').trim())
  return { at, raw, text: unshield(words), indent, bullet: mark !== '', rule }
}

/**
 * The lines of a pasted text, however it was damaged on its way: other line ends, bullets, spaces and quotes all read alike.
 * Remarks of Muster's above a list are blank. Of lines beyond the bounds nothing is kept; ask `tooLong` first.
 */
export function linesOf(text: string): readonly TextLine[] {
  const isRemark = remarkFinder()
  return rawLines(text)
    .slice(0, TEXT_BOUNDS.lines)
    .map((raw, at) => lineOf(raw, at, isRemark))
}

function rawLines(text: string): readonly string[] {
  return text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).flatMap(webLines)
}

/** Says that a text is too long to be read; null when it is not. */
export function tooLong(text: string): string | null {
  const { characters, lines } = TEXT_BOUNDS
  if (text.length > characters) {
    return t('the text has {size} million characters; at most {most, number} million are read', {
      size: num(text.length / 1_000_000, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
      most: characters / 1_000_000,
    })
  }
  // each line end is a character
  const count = text.length < lines ? 0 : rawLines(text).length
  if (count <= lines) return null
  return t(
    'the text has {count, plural, one {# line} other {# lines}}; at most {most, number} are read',
    { count, most: lines },
  )
}
