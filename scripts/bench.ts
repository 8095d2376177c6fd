import { join } from 'node:path'
import { performance } from 'node:perf_hooks'

import { apply } from '../src/engine/apply.ts'
import type { Roster } from '../src/engine/roster.ts'
import type { System } from '../src/engine/system.ts'
import { validate } from '../src/engine/validate.ts'
import { readAll } from '../src/library/node-books.ts'
import { encodeLink } from '../src/share/link.ts'
import { readPortable } from '../src/share/portable.ts'
import { systemOf } from '../src/systems/index.ts'
import { benchLists } from './bench-lists.ts'
import { dataSizes, firstLoad } from './bench-sizes.ts'

const home = join(import.meta.dirname, '..')

/** A line of the table; `budget` is what the value must stay under. */
interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly budget?: number
}

interface Timing {
  readonly median: number
  readonly p95: number
}

/** Runs something often, after a warm-up, on a fresh thing each time; in milliseconds. */
function time<T>(make: () => T, run: (thing: T) => unknown, times = 400): Timing {
  const taken: number[] = []
  for (let turn = -100; turn < times; turn += 1) {
    const thing = make()
    const start = performance.now()
    run(thing)
    if (turn >= 0) taken.push(performance.now() - start)
  }
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { median: at(0.5), p95: at(0.95) }
}

function timingRows(what: string, { median, p95 }: Timing, budget: number): readonly Row[] {
  return [
    { what: `${what}, median`, value: median, unit: 'ms', budget },
    { what: `${what}, 95 of 100`, value: p95, unit: 'ms' },
  ]
}

function engineRows(roster: Roster, system: System, data: unknown): readonly Row[] {
  const check = (fresh: Roster) => validate(system, system.resolve(fresh, data))
  const whole = time(() => structuredClone(roster), check)
  const unit = roster.groups[0]?.units[1]
  const edited = () =>
    unit
      ? apply(roster, { kind: 'set-size', unit: unit.id, size: unit.size === 0 ? 1 : 0 })
      : structuredClone(roster)
  const afterEdit = time(edited, check)
  const army = () => system.resolve(structuredClone(roster), data)
  const { places } = system
  const slots = places(army()).map(({ title, place }) => ({
    title,
    timing: time(army, (one) => system.candidates(one, place), 60),
  }))
  const slowest = slots.toSorted((a, b) => b.timing.median - a.timing.median).slice(0, 3)
  return [
    ...timingRows('whole list, resolved, priced, checked', whole, 0.2),
    ...timingRows('the same after one edit', afterEdit, 0.2),
    ...slowest.flatMap(({ title, timing }) => timingRows(`candidates: ${title}`, timing, 1)),
  ]
}

async function linkRow(roster: Roster, data: unknown): Promise<Row> {
  const link = await encodeLink(roster, data)
  const value = link.ok ? link.fragment.length : Number.NaN
  const units = roster.groups.reduce((sum, group) => sum + group.units.length, 0)
  return { what: `link: ${roster.name} (${units} units)`, value, unit: 'characters', budget: 200 }
}

const kB = (bytes: number) => bytes / 1000

function sizeRows(): readonly Row[] {
  const { manifest } = readAll()
  const load = firstLoad(join(home, 'dist'))
  const current = manifest.books.filter(({ legends }) => !legends).map(({ id }) => id)
  const [largest, ...others] = dataSizes(current)
  return [
    ...(load
      ? [
          {
            what: 'first load, JS + CSS, entry',
            value: kB(load.entry),
            unit: 'kB gzip',
            budget: 120,
          },
          {
            what: 'first load, JS + CSS, with the start page',
            value: kB(load.startPage),
            unit: 'kB gzip',
            budget: 120,
          },
        ]
      : []),
    ...(largest
      ? [
          {
            what: `data of the largest faction (${largest.name})`,
            value: kB(largest.bytes),
            unit: 'kB gzip',
            budget: 40,
          },
        ]
      : []),
    ...others.slice(0, 4).map(({ name, bytes }) => ({
      what: `data of ${name}`,
      value: kB(bytes),
      unit: 'kB gzip',
      budget: 40,
    })),
    {
      what: 'data shared by all (core, Regiments of Renown, manifest, aliases)',
      value: kB(sharedBytes()),
      unit: 'kB gzip',
    },
  ]
}

function sharedBytes(): number {
  const files = ['core', 'regiments-of-renown', 'manifest', 'aliases']
  return dataSizes(files).reduce((sum, { bytes }) => sum + bytes, 0)
}

function line({ what, value, unit, budget }: Row): string {
  const figure =
    value < 10 ? value.toFixed(3) : value.toFixed(value < 1000 && unit !== 'characters' ? 1 : 0)
  const mark = budget === undefined ? '' : `  under ${budget}  ${value < budget ? 'pass' : 'FAIL'}`
  return `${what.padEnd(72)} ${figure.padStart(9)} ${unit.padEnd(10)}${mark}`.trimEnd()
}

/** Measures the engine, the links and the sizes; prints a table with budgets. Settles with 0: a slow machine is no failure. */
export async function main(): Promise<number> {
  const data = readAll()
  const rosters: Roster[] = []
  for (const list of benchLists) {
    const read = readPortable(list, data)
    if (!read.ok) throw new Error(`${list.name}: ${read.where}: ${read.problem}`)
    if (read.notes.length > 0) throw new Error(`${list.name}: ${read.notes.join(' ')}`)
    rosters.push(read.roster)
  }
  for (const roster of rosters.slice(0, 2)) {
    const system = systemOf(roster.system)
    if (!system) continue
    const { points } = system.resolve(roster, data)
    console.log(`${roster.name}, ${points} points`)
    for (const row of engineRows(roster, system, data)) console.log(line(row))
    console.log('')
  }
  for (const roster of rosters) console.log(line(await linkRow(roster, data)))
  console.log('')
  if (!firstLoad(join(home, 'dist')))
    console.log('There is no build: run npm run build to measure the first load.')
  for (const row of sizeRows()) console.log(line(row))
  return 0
}
