/** Words in a row that no text of ours may share with a source. */
export const MOST_COMMON = 8

/** The words of a text, whatever its case, marks and line ends. */
function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
}

/** All runs of that many words of a text, one after the other. */
export function* runsOf(text: string): Generator<string> {
  const words = wordsOf(text)
  for (let at = 0; at + MOST_COMMON <= words.length; at += 1) {
    yield words.slice(at, at + MOST_COMMON).join(' ')
  }
}

/** The runs of texts of ours, by the key of each text, that stand in a source as well. */
export function commonRuns(
  own: ReadonlyMap<string, string>,
  sources: Iterable<string>,
): readonly { readonly key: string; readonly run: string }[] {
  const keys = new Map<string, Set<string>>()
  for (const [key, text] of own)
    for (const run of runsOf(text)) keys.set(run, (keys.get(run) ?? new Set()).add(key))
  if (keys.size === 0) return []
  const found = new Map<string, ReadonlySet<string>>()
  for (const source of sources) {
    for (const run of runsOf(source)) {
      const having = keys.get(run)
      if (having) found.set(run, having)
    }
  }
  return [...found].flatMap(([run, having]) => [...having].map((key) => ({ key, run })))
}
