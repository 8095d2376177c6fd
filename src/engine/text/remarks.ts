/** Begins each line of the remarks that stand above a list. */
const mark = '// '
/** So many are told; of more it is said how many. */
const mostTold = 20
const head = /^\/\/ \d{1,6} faults? found by Muster\b/

/**
 * Sentences as lines to stand above a list, told apart from it by a mark that no list has; empty without any. Readers take such
 * lines for what they are: they say nothing of the list itself.
 */
export function remarkLines(sentences: readonly string[]): readonly string[] {
  if (sentences.length === 0) return []
  const count = `${sentences.length} ${sentences.length === 1 ? 'fault' : 'faults'}`
  const more = sentences.length - mostTold
  const told = [...sentences.slice(0, mostTold), ...(more > 0 ? [`And ${more} more.`] : [])]
  return [`${mark}${count} found by Muster:`, ...told.map((one) => `${mark}${one}`)]
}

/** Tells, line by line from the top of a text, which ones are such remarks. */
export function remarkFinder(): (line: string) => boolean {
  let within = false
  return (line) => {
    within = head.test(line) || (within && line.startsWith(mark))
    return within
  }
}
