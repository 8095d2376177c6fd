import { whole } from './loadout-plan.ts'
import type { Counts } from './loadout-sheet.ts'

const numbered = /^(0|[1-9]\d{0,3})\.(0|[1-9]\d{0,3})$/

/** Deviations as numbers: option, choice and count of each, in order. Null where a key has no numbers. */
export function deviationNumbers(deviations: Counts): readonly number[] | null {
  const triples: [number, number, number][] = []
  for (const [key, count] of Object.entries(deviations)) {
    const [, option, choice] = numbered.exec(key) ?? []
    if (option === undefined || choice === undefined) return null
    if (whole(count) > 0) triples.push([Number(option), Number(choice), whole(count)])
  }
  return triples.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]).flat()
}

/** The deviations that such numbers mean; a triple that is not complete is left out. */
export function deviationsOf(numbers: readonly number[]): Counts {
  const pairs: [string, number][] = []
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [option = 0, choice = 0, count] = numbers.slice(at, at + 3)
    if (whole(count) > 0) pairs.push([`${option}.${choice}`, whole(count)])
  }
  return Object.fromEntries(pairs)
}
