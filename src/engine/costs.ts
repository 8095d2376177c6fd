import type { CostLine } from './army.ts'
import type { Id } from './roster.ts'

/** The sum of cost lines; there is no other way to a total. */
export function total(lines: readonly CostLine[]): number {
  let sum = 0
  for (const line of lines) sum += line.points
  return sum
}

/** Lines that belong to a unit: its own price and its picks. */
export function linesOfUnit(lines: readonly CostLine[], unit: Id): readonly CostLine[] {
  return lines.filter((line) => line.at.unit === unit)
}
