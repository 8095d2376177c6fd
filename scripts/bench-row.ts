import { performance } from 'node:perf_hooks'

/** A line of the table; `budget` is what the value must stay under. */
export interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly budget?: number
}

export interface Timing {
  readonly median: number
  readonly p95: number
}

/** Runs something often, after a warm-up, on a fresh thing each time; in milliseconds. */
export function time<T>(make: () => T, run: (thing: T) => unknown, times = 400): Timing {
  const taken: number[] = []
  for (let turn = -times / 4; turn < times; turn += 1) {
    const thing = make()
    const start = performance.now()
    run(thing)
    if (turn >= 0) taken.push(performance.now() - start)
  }
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { median: at(0.5), p95: at(0.95) }
}

/** The median against its budget, and the slow end for comparison. */
export function timingRows(what: string, { median, p95 }: Timing, budget: number): readonly Row[] {
  return [
    { what: `${what}, median`, value: median, unit: 'ms', budget },
    { what: `${what}, 95 of 100`, value: p95, unit: 'ms' },
  ]
}

/** A row as a line of text. */
export function line({ what, value, unit, budget }: Row): string {
  const figure =
    value < 10 && unit !== 'characters'
      ? value.toFixed(3)
      : value.toFixed(value < 1000 && unit !== 'characters' ? 1 : 0)
  const mark = budget === undefined ? '' : `  under ${budget}  ${value < budget ? 'pass' : 'FAIL'}`
  return `${what.padEnd(72)} ${figure.padStart(9)} ${unit.padEnd(10)}${mark}`.trimEnd()
}
