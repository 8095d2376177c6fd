import type { CostLine } from './army.ts'

/** The sum of cost lines; there is no other way to a total. */
export function total(lines: readonly CostLine[]): number {
  let sum = 0
  for (const line of lines) sum += line.points
  return sum
}
