import { slugOfName } from '../src/engine/names.ts'

type Parts = Readonly<Record<'when' | 'target' | 'effect', string>>

const heading = /^([A-Z][A-Z ,'’!-]+): /
const timing = /^ .*\|$/

/**
 * Abilities in pages that print them as a line with the time, `NAME: ...`, `Declare: ...` and `Effect: ...`, by the slug of
 * their name; the first page that has one counts.
 */
export function seedAbilities(pages: readonly string[]): ReadonlyMap<string, Parts> {
  const found = new Map<string, Parts>()
  for (const page of pages) {
    const lines = page.split(/\r?\n/)
    for (const [at, line] of lines.entries()) {
      const name = heading.exec(line)?.[1]
      const slug = slugOfName(name ?? '')
      if (name === undefined || found.has(slug)) continue
      const parts = partsFrom(lines.slice(at + 1))
      const when =
        timing
          .exec(lines[at - 1] ?? '')?.[0]
          .replace('|', '')
          .trim() ?? ''
      if (parts.effect !== '') found.set(slug, { when, ...parts })
    }
  }
  return found
}

/** Reads on to the next ability, or to the keywords of this one. */
function partsFrom(lines: readonly string[]): { readonly target: string; readonly effect: string } {
  const end = lines.findIndex(
    (line) => heading.test(line) || timing.test(line) || line.startsWith('|'),
  )
  const own = end < 0 ? [] : lines.slice(0, end)
  const declared = own.find((line) => line.startsWith('Declare: ')) ?? ''
  const from = own.findIndex((line) => line.startsWith('Effect: '))
  const effect = from < 0 ? [] : own.slice(from)
  return {
    target: declared.replace('Declare: ', ''),
    effect: effect.join('\n').replaceAll('Effect: ', ''),
  }
}
