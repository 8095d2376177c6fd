import { join } from 'node:path'

import type { Army } from '../src/engine/army.ts'
import type { Roster } from '../src/engine/roster.ts'
import type { System } from '../src/engine/system.ts'
import { readAll } from '../src/library/node-books.ts'
import { readAllForty } from '../src/library/node-wh40k11.ts'
import { readPortable } from '../src/share/portable.ts'
import { aos4 } from '../src/systems/aos4/index.ts'
import { wh40k11 } from '../src/systems/wh40k11/index.ts'
import { browserRows } from './bench-browser.ts'
import { engineRows, firstRow, type Budgets } from './bench-engine.ts'
import { armed, linkRow, unarmed } from './bench-links.ts'
import { benchListsForty } from './bench-lists-forty.ts'
import { benchLists } from './bench-lists.ts'
import { line, type Row } from './bench-row.ts'
import { dataSizes, factionSizes, firstLoad } from './bench-sizes.ts'
import { textRows } from './bench-text.ts'

const home = join(import.meta.dirname, '..')

const budgets: Budgets = { check: 0.2, candidates: 1, first: 40, choices: 1 }
const budgetsForty: Budgets = { check: 0.5, candidates: 8, first: 40, choices: 5 }

function rostersOf(lists: readonly { readonly name: string }[], data: unknown): readonly Roster[] {
  return lists.map((list) => {
    const read = readPortable(list, data)
    if (!read.ok) throw new Error(`${list.name}: ${read.where}: ${read.problem}`)
    if (read.notes.length > 0) throw new Error(`${list.name}: ${read.notes.join(' ')}`)
    return read.roster
  })
}

/** The engine's rows of each list, beneath its name. */
function printLists<Data, A extends Army>(
  rosters: readonly Roster[],
  system: System<Data, A>,
  data: Data,
  limits: Budgets,
): void {
  for (const roster of rosters) {
    const first = firstRow(roster, system, data, limits)
    const { points } = system.resolve(roster, data)
    console.log(`${roster.name}, ${points.toLocaleString('en')} points`)
    for (const row of [first, ...engineRows(roster, system, data, limits)]) console.log(line(row))
    console.log('')
  }
}

const kB = (bytes: number) => bytes / 1000

function loadRow(what: string, bytes: number): Row {
  return {
    what: `first load, JS + CSS, ${what}`,
    value: kB(bytes),
    unit: 'kB gzip',
    budget: 120,
  }
}

function loadRows(): readonly Row[] {
  const load = firstLoad(join(home, 'dist'))
  if (!load) return []
  return [loadRow('entry', load.entry), loadRow('with the start page', load.startPage)]
}

/** The largest factions of a game and what each loads. */
function largest(
  sizes: readonly { readonly name: string; readonly bytes: number }[],
  budget: number,
): readonly Row[] {
  return sizes.slice(0, 5).map(({ name, bytes }, index) => ({
    what: index === 0 ? `data of the largest faction (${name})` : `data of ${name}`,
    value: kB(bytes),
    unit: 'kB gzip',
    budget,
  }))
}

async function sizeRows(): Promise<readonly Row[]> {
  const { manifest } = readAll()
  const current = manifest.books.filter(({ legends }) => !legends).map(({ id }) => id)
  const shared = dataSizes(['core', 'regiments-of-renown', 'manifest', 'aliases'])
  return [
    ...loadRows(),
    ...largest(dataSizes(current), 40),
    {
      what: 'data shared by all (core, Regiments of Renown, manifest, aliases)',
      value: kB(shared.reduce((sum, { bytes }) => sum + bytes, 0)),
      unit: 'kB gzip',
    },
    ...largest(await factionSizes(), 60),
  ]
}

/**
 * Measures the engine, the links, the reading of texts, the sizes and, in Chromium, the storage and the lists screen; prints a table with budgets. Settles with 0: a slow
 * machine is no failure.
 */
export async function main(): Promise<number> {
  const data = readAll()
  const rosters = rostersOf(benchLists, data)
  const dataForty = readAllForty()
  const rostersForty = rostersOf(benchListsForty, dataForty)
  printLists(rosters.slice(0, 2), aos4, data, budgets)
  printLists(rostersForty, wh40k11, dataForty, budgetsForty)
  for (const roster of rosters) console.log(line(await linkRow('link', roster, data, 200)))
  for (const roster of rostersForty) {
    const usual = linkRow('link', unarmed(roster), dataForty, 200)
    const every = linkRow('link, every weapon', armed(roster, dataForty), dataForty, 350)
    for (const row of await Promise.all([usual, every])) console.log(line(row))
  }
  console.log('')
  for (const row of textRows()) console.log(line(row))
  console.log('')
  if (!firstLoad(join(home, 'dist')))
    console.log('There is no build: run npm run build to measure the first load.')
  for (const row of await sizeRows()) console.log(line(row))
  if (firstLoad(join(home, 'dist'))) {
    console.log('')
    for (const row of await browserRows()) console.log(line(row))
  }
  return 0
}
