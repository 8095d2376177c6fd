/** Where the focus goes in a list of `count` items for a key, or null when the key is none of ours. */
export function nextIndex(
  key: string,
  at: number,
  count: number,
  axis: 'vertical' | 'horizontal',
): number | null {
  if (count === 0) return null
  const [before, after] =
    axis === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === after) return (at + 1) % count
  if (key === before) return (at - 1 + count) % count
  return null
}

/** The next item from `at` on whose word begins with the letter, or null. */
export function nextByLetter(letter: string, at: number, words: readonly string[]): number | null {
  if (letter.length !== 1 || letter === ' ') return null
  for (let step = 1; step <= words.length; step += 1) {
    const index = (at + step) % words.length
    if (words[index]?.toLowerCase().startsWith(letter.toLowerCase())) return index
  }
  return null
}
