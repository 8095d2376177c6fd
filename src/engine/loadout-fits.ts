import { freshGroups } from './loadout-group.ts'
import { limitOf, numberFaults, takenOf } from './loadout-limits.ts'
import { place } from './loadout-place.ts'
import { crewOf, planOf, whole, type Crew, type Plan } from './loadout-plan.ts'
import type { Counts, LoadoutSheet } from './loadout-sheet.ts'

/** So many answers are kept of a sheet: more than the choices of one unit ask for. */
const most = 2000

const answers = new WeakMap<Plan, Map<string, boolean>>()

/** Whether a unit's deviations have no fault. The same is asked again and again on the way to what may be chosen. */
export function fits(sheet: LoadoutSheet, models: Counts, deviations: Counts): boolean {
  const plan = planOf(sheet)
  const crew = crewOf(plan, models)
  let known = answers.get(plan)
  if (known === undefined || known.size >= most) answers.set(plan, (known = new Map()))
  const key = keyOf(crew, deviations)
  let answer = known.get(key)
  if (answer === undefined) known.set(key, (answer = canStand(plan, crew, deviations)))
  return answer
}

function keyOf({ models }: Crew, deviations: Counts): string {
  const taken: string[] = []
  for (const key in deviations) {
    const count = whole(deviations[key])
    if (count > 0) taken.push(`${key}:${count}`)
  }
  return `${models.join(' ')}|${taken.toSorted().join(' ')}`
}

/** As `loadoutOf` finds it, but for what is wrong. */
function canStand(plan: Plan, crew: Crew, deviations: Counts): boolean {
  const { taken, unknown } = takenOf(plan, deviations)
  if (unknown.length > 0) return false
  if (taken.some((one) => numberFaults(one, crew).length > 0)) return false
  const wishes = taken.flatMap(({ option, choices }) => (option.unit ? [] : choices))
  if (wishes.length === 0) return true
  const placed = place(plan, freshGroups(plan, crew.models), wishes, (option) =>
    limitOf(option, crew),
  )
  return placed.left.length === 0
}
