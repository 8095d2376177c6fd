import type { Outline } from './write-outline.ts'
import { styledText } from './write-styled.ts'

/** The list in the tags that forums read. `word` stands behind the price of a unit. */
export function writeBbcode(outline: Outline, word: string): string {
  return styledText(outline, {
    // a tag of the owner's would end ours: with a space that nobody sees in it, it is none
    plain: (words) => words.replaceAll(/\[(?=\/?[a-z*]+(?:=[^\]]*)?\])/gi, '[\u200B'),
    strong: (words) => (words === '' ? '' : `[b]${words}[/b]`),
    heading: (words) => `[u]${words}[/u]`,
    open: ['[list]'],
    close: ['[/list]'],
    detail: (words, depth) => `${'  '.repeat(depth)}[*]${words}`,
    word,
  })
}
