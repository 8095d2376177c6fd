import { BOUNDS } from './bounds.ts'

/** A name for a copy that no list has yet: `Feast copy`, `Feast copy 2`, ... A copy of a copy is counted on. */
export function copyName(name: string, taken: readonly string[]): string {
  const stem = name.replace(/ copy( \d+)?$/, '').slice(0, BOUNDS.name - 12)
  for (let number = 1; ; number++) {
    const copy = number === 1 ? `${stem} copy` : `${stem} copy ${number}`
    if (!taken.includes(copy)) return copy.trim()
  }
}
