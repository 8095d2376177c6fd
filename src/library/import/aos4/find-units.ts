import { keyOf } from '../names.ts'
import { standardName } from './names.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** Ids of the units that printed words mean: the unit itself, its Scourge variants and its smaller version; empty when none fits. */
export type FindUnits = (words: string) => readonly string[]

/** Name without what only marks a version: `Crypt Horrors (2 Models)` and `X (Scourge of Aqshy)` are versions. */
function baseName(name: string): string {
  return (standardName(name) ?? name).replace(/ \(\d+ models?\)$/i, '')
}

/** Ignores number: `Command Corp Adjutant` is `Command Corps Adjutants`. */
function stemOf(name: string): string {
  return name
    .split(/[ -]/)
    .map((word) => keyOf(word).replace(/s$/, ''))
    .join('')
}

/** Makes a search over an army's units by printed words: full names first, then singular or plural, then short forms (`Lorai`). */
export function unitFinder(units: readonly Named[]): FindUnits {
  const entries = units.map(({ id, name }) => ({ id, name, base: baseName(name) }))
  return (words) => {
    const exact = entries.filter(({ name }) => keyOf(name) === keyOf(words))
    if (exact.length > 0 && exact.every(({ name, base }) => name !== base))
      return exact.map(({ id }) => id)
    const tests: ((base: string) => boolean)[] = [
      (base) => keyOf(base) === keyOf(words),
      (base) => stemOf(base) === stemOf(words),
      (base) => keyOf(base.split(',')[0] ?? '') === keyOf(words),
    ]
    for (const test of tests) {
      const found = entries.filter(({ base }) => test(base)).map(({ id }) => id)
      if (found.length > 0) return found
    }
    return []
  }
}
