import type { Outline } from './write-outline.ts'
import { styledText } from './write-styled.ts'

/** Signs that mark something up in Markdown as chats read it. */
const signs = /[\\*_~`|]/g

/** The list in Markdown as chats show it. `word` stands behind the price of a unit. */
export function writeMarkdown(outline: Outline, word: string): string {
  return styledText(outline, {
    plain: (words) => words.replaceAll(signs, String.raw`\$&`),
    strong: (words) => (words === '' ? '' : `**${words}**`),
    heading: (words) => `### ${words}`,
    open: [],
    close: [],
    detail: (words, depth) => `${'  '.repeat(depth)}- ${words}`,
    word,
  })
}
