import type { Outline } from './write-outline.ts'
import { styledText } from './write-styled.ts'

/** The list in the tags that forums read. `word` stands behind the price of a unit. */
export function writeBbcode(outline: Outline, word: string): string {
  return styledText(outline, {
    // a tag of the owner's would end ours; other brackets do not look like one
    plain: (words) => words.replaceAll(/\[(?=\/?[a-z*]+(?:=[^\]]*)?\])/gi, '('),
    strong: (words) => (words === '' ? '' : `[b]${words}[/b]`),
    heading: (words) => `[u]${words}[/u]`,
    open: ['[list]'],
    close: ['[/list]'],
    detail: (words, depth) => `${'  '.repeat(depth)}[*]${words}`,
    word,
  })
}
