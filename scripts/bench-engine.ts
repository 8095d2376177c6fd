import { performance } from 'node:perf_hooks'

import { apply } from '../src/engine/apply.ts'
import type { Army } from '../src/engine/army.ts'
import type { Edit } from '../src/engine/edit.ts'
import type { Roster } from '../src/engine/roster.ts'
import type { System } from '../src/engine/system.ts'
import { validate } from '../src/engine/validate.ts'
import { time, timingRows, type Row } from './bench-row.ts'

/** What the parts of a game's engine must stay under, in milliseconds. */
export interface Budgets {
  readonly check: number
  /** Everything that could fill a place. */
  readonly candidates: number
  /** The same before anything else was asked. */
  readonly first: number
  readonly choices: number
}

/** Measures the first candidates after the data was read, once: ask before anything else. */
export function firstRow<Data, A extends Army>(
  roster: Roster,
  system: System<Data, A>,
  data: Data,
  { first }: Budgets,
): Row {
  const start = performance.now()
  const army = system.resolve(roster, data)
  validate(system, army)
  const [place] = system.places(army).filter(({ kind }) => kind === 'units')
  if (place) system.candidates(army, place.place)
  const value = performance.now() - start
  const what = `opened: ${place?.title ?? 'nothing to add'}, checked, candidates`
  return { what, value, unit: 'ms', budget: first }
}

/** Measures judging a list, fresh and after an edit, the slowest places, and the largest unit's choices. */
export function engineRows<Data, A extends Army>(
  roster: Roster,
  system: System<Data, A>,
  data: Data,
  budgets: Budgets,
): readonly Row[] {
  const check = (fresh: Roster) => {
    const army = system.resolve(fresh, data)
    return [validate(system, army), army.costs, army.tallies]
  }
  const whole = time(() => structuredClone(roster), check)
  const edit = editOf(roster, system, data)
  const edited = time(() => (edit ? apply(roster, edit) : structuredClone(roster)), check)
  return [
    ...timingRows('whole list, resolved, priced, checked', whole, budgets.check),
    ...timingRows('the same after one edit', edited, budgets.check),
    ...candidateRows(roster, system, data, budgets),
    ...choiceRows(roster, system, data, budgets),
  ]
}

/** Another size for the first unit that has one. */
function editOf<Data, A extends Army>(
  roster: Roster,
  system: System<Data, A>,
  data: Data,
): Edit | undefined {
  const army = system.resolve(roster, data)
  const sizes = [...army.units.keys()].flatMap((id) => system.unitChoices(army, id).sizes)
  return sizes.find(({ now }) => !now)?.edit
}

function candidateRows<Data, A extends Army>(
  roster: Roster,
  system: System<Data, A>,
  data: Data,
  budgets: Budgets,
): readonly Row[] {
  const army = () => system.resolve(structuredClone(roster), data)
  const places = system.places(army()).map(({ title, place }) => ({
    title,
    timing: time(army, (one) => system.candidates(one, place), 60),
  }))
  const slowest = places.toSorted((a, b) => b.timing.median - a.timing.median).slice(0, 3)
  return slowest.flatMap(({ title, timing }) =>
    timingRows(`candidates: ${title}`, timing, budgets.candidates),
  )
}

function choiceRows<Data, A extends Army>(
  roster: Roster,
  system: System<Data, A>,
  data: Data,
  budgets: Budgets,
): readonly Row[] {
  const army = () => system.resolve(structuredClone(roster), data)
  const units = [...army().units.values()].map(({ id, name }) => ({
    name,
    timing: time(army, (one) => system.unitChoices(one, id), 40),
  }))
  const [slowest] = units.toSorted((a, b) => b.timing.median - a.timing.median)
  return slowest
    ? timingRows(`choices of a unit: ${slowest.name}`, slowest.timing, budgets.choices)
    : []
}
