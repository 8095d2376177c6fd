import { nameOfWords } from './headings.ts'

/** A link with a list in it, and the name beside or above it. */
export interface LinkPart {
  readonly kind: 'link'
  readonly player: string
  /** The link itself, and the part of it that holds the list. */
  readonly link: string
  readonly fragment: string
  /** Whether it is Muster's; else it is of another app that packs whole lists into links. */
  readonly ours: boolean
  /** Lines round it that are part of no list. */
  readonly besides: readonly string[]
}

/** A part of a text: words, or a line with a link. */
export type TextPart = { readonly kind: 'words'; readonly text: string } | LinkPart

const ours = /\/shared(?:#|%23)([\w-]+)/
const packed = /#\/listforge\/(H4sI[\w+/%=-]+)/
const around = /[\s<>"'()[\]]/

/** A link with a list in it. Looked for from its middle, so that a long line takes no longer than it is. */
function linkIn(line: string): Pick<LinkPart, 'link' | 'fragment' | 'ours'> | null {
  const own = ours.exec(line)
  const found = own ?? packed.exec(line)
  if (!found) return null
  const [middle, fragment = ''] = found
  let from = found.index
  while (from > 0 && !around.test(line.charAt(from - 1))) from -= 1
  return { link: line.slice(from, found.index + middle.length), fragment, ours: own !== null }
}

const bare = (line: string) =>
  line.length > 200 ? '' : line.replaceAll(/^[\s<>[\]()|,;:–-]+|[\s<>[\]()|,;:–-]+$/g, '')

interface Above {
  readonly player: string
  readonly rest: readonly string[]
}

/** The name that stands right above a link, by itself, and the words before that. */
function nameAbove(lines: readonly string[]): Above {
  const parted = (lines.at(-2) ?? '').trim() === ''
  const player = parted ? nameOfWords((lines.at(-1) ?? '').trim()) : ''
  return { player, rest: player === '' ? lines : lines.slice(0, -1) }
}

const written = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '')

/**
 * Takes a text apart at the lines with links that hold lists. Null where there are none. `isList` says whether words have a list
 * in them; other words go with the link below them, or the last one.
 */
export function partsAtLinks(
  text: string,
  isList: (text: string) => boolean,
): readonly TextPart[] | null {
  if (!ours.test(text) && !packed.test(text)) return null
  const parts: TextPart[] = []
  const wordsIn = (lines: readonly string[]) => {
    const words = lines.join('\n')
    const list = written(lines).length > 0 && isList(words)
    if (list) parts.push({ kind: 'words', text: words })
    return list ? [] : written(lines)
  }
  let words: string[] = []
  for (const line of text.split(/\r\n|[\r\n]/)) {
    const found = linkIn(line)
    if (!found) {
      words.push(line)
      continue
    }
    const beside = nameOfWords(bare(line.replace(found.link, ' ').replaceAll(/\s+/g, ' ')))
    const { player, rest } = beside === '' ? nameAbove(words) : { player: beside, rest: words }
    parts.push({ kind: 'link', player, ...found, besides: wordsIn(rest) })
    words = []
  }
  const rest = wordsIn(words)
  const last = parts.at(-1)
  if (last?.kind === 'link' && rest.length > 0) {
    parts[parts.length - 1] = { ...last, besides: [...last.besides, ...rest] }
  }
  return parts
}

/** The site of a text that is only a link; null where it is anything else. */
export function siteOf(text: string): string | null {
  if (text.length > 4000) return null
  return /^<?https?:\/\/(?:www\.)?([^\s/<>]+)\S*>?$/i.exec(text.trim())?.[1] ?? null
}
