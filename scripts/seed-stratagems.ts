type Part = 'when' | 'target' | 'effect' | 'restrictions'
type Parts = Partial<Record<Part, string>>

const heading = /([A-Z][A-Z' -]+[A-Z])15\.\d\d$/
const label = /^(WHEN|TARGET|EFFECT|RESTRICTIONS): *(.*)$/
const point = /^[-+]/

/** The core stratagems in pages that print them as `NAME15.02`, with a line for each part; the first page that has one counts. */
export function coreStratagems(pages: readonly string[]): ReadonlyMap<string, Parts> {
  const found = new Map<string, Parts>()
  for (const page of pages) {
    const lines = page.split(/\r?\n/).map((line) => line.trim())
    for (const [at, line] of lines.entries()) {
      const name = heading.exec(line)?.[1]
      if (name === undefined || found.has(name)) continue
      const parts = partsFrom(lines.slice(at + 1))
      if (parts.effect !== undefined) found.set(name, parts)
    }
  }
  return found
}

/** Reads on to the first line behind the effect that is neither a part nor a point of a list; a part that is printed again says nothing new. */
function partsFrom(lines: readonly string[]): Parts {
  const parts: Parts = {}
  for (const line of lines) {
    const [, name, words = ''] = label.exec(line) ?? []
    const part = name?.toLowerCase() as Part | undefined
    if (part !== undefined) parts[part] ??= words
    else if (parts.effect !== undefined && !point.test(line)) break
    else if (parts.effect !== undefined) parts.effect = `${parts.effect}\n${line}`
  }
  return parts
}
