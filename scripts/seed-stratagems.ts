type Part = 'when' | 'target' | 'effect' | 'restrictions'

const heading = /^([A-Z][A-Z' -]+)15\.\d\d$/
const line = /^(WHEN|TARGET|EFFECT|RESTRICTIONS): *(.*)$/

/** The core stratagems in pages that print them as `NAME15.02`, with a line for each part; the first page that has one counts. */
export function coreStratagems(
  pages: readonly string[],
): ReadonlyMap<string, Partial<Record<Part, string>>> {
  const found = new Map<string, Partial<Record<Part, string>>>()
  for (const page of pages) {
    const lines = page.split(/\r?\n/)
    for (const [at, text] of lines.entries()) {
      const name = heading.exec(text.trim())?.[1]
      if (name === undefined || found.has(name)) continue
      const parts = partsFrom(lines.slice(at + 1))
      if (parts.effect !== undefined) found.set(name, parts)
    }
  }
  return found
}

/** Reads on until a part comes again or another heading follows. */
function partsFrom(lines: readonly string[]): Partial<Record<Part, string>> {
  const parts: Partial<Record<Part, string>> = {}
  let open: Part | undefined
  for (const text of lines) {
    const [, label, words] = line.exec(text.trim()) ?? []
    const part = label?.toLowerCase() as Part | undefined
    if (heading.test(text.trim()) || (part !== undefined && parts[part] !== undefined)) break
    if (part !== undefined) parts[part] = words ?? ''
    else if (open !== undefined) parts[open] = `${parts[open]}\n${text.trim()}`
    open = part ?? open
  }
  return parts
}
