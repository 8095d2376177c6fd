import type { TextLine } from '../../../engine/text/text-line.ts'

/** So many blank lines may stand between lines that belong together. */
const mostBlank = 12

/** The first lines that are not blank below a line, at most so many; none beyond a great gap. Never looks at all that follow. */
export function linesBelow(
  lines: readonly TextLine[],
  at: number,
  most: number,
): readonly TextLine[] {
  const found: TextLine[] = []
  let blank = 0
  for (let place = at + 1; place < lines.length && found.length < most; place += 1) {
    const line = lines[place]
    if (line === undefined || blank > mostBlank) break
    blank = line.text === '' ? blank + 1 : 0
    if (line.text !== '') found.push(line)
  }
  return found
}
