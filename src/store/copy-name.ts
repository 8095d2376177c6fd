import { tIn } from '../text/t.ts'
import { BOUNDS } from './bounds.ts'

/** A name for a copy that no list has yet: `Feast copy`, `Feast copy 2`, ... A copy of a copy is counted on. */
export function copyName(name: string, taken: readonly string[]): string {
  const word = tIn('noun', 'copy')
  const last = name.lastIndexOf(` ${word}`)
  const counted = last > 0 && /^( \d+)?$/.test(name.slice(last + word.length + 1))
  const stem = (counted ? name.slice(0, last) : name).slice(0, BOUNDS.name - 12)
  for (let number = 1; ; number++) {
    const copy = number === 1 ? `${stem} ${word}` : `${stem} ${word} ${number}`
    if (!taken.includes(copy)) return copy.trim()
  }
}
