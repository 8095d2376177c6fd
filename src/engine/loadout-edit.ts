import { fits } from './loadout-fits.ts'
import { bearersOf, limitOf } from './loadout-limits.ts'
import { crewOf, planOf, whole, type Plan, type PlanChoice } from './loadout-plan.ts'
import type { Counts, ItemCount, LoadoutSheet } from './loadout-sheet.ts'

/** The deviations with so many of a choice; none takes it out. Nothing is checked. */
export function setChoice(
  deviations: Counts,
  option: number,
  choice: number,
  count: number,
): Counts {
  const key = `${option}.${choice}`
  const rest = Object.entries(deviations).filter(([other]) => other !== key)
  return Object.fromEntries(whole(count) > 0 ? [...rest, [key, whole(count)]] : rest)
}

/**
 * The deviations with so many of a choice, or as many as there can be; what stands in its way gives way, the option's other
 * choices first. Never with a fault.
 */
export function takeChoice(
  sheet: LoadoutSheet,
  models: Counts,
  deviations: Counts,
  option: number,
  choice: number,
  count: number,
): Counts {
  const wanted = setChoice(deviations, option, choice, count)
  const key = `${option}.${choice}`
  const plan = planOf(sheet)
  const order = keysInOrder(plan, wanted).filter((other) => other !== key)
  const others = order.filter((other) => plan.byKey.get(other)?.option.option.n !== option)
  const first = fitting(sheet, models, wanted, [key, ...others])
  return canonical(sheet, fitting(sheet, models, wanted, [key, ...order], first))
}

/** The deviations with a choice for every model that can make it, in place of whatever else they have chosen there. */
export function sameForAll(
  sheet: LoadoutSheet,
  models: Counts,
  deviations: Counts,
  option: number,
  choice: number,
): Counts {
  const plan = planOf(sheet)
  const found = plan.byKey.get(`${option}.${choice}`)
  if (!found) return deviations
  const crew = crewOf(plan, models)
  const limit = limitOf(found.option, crew)
  const count = found.option.unit ? limit : Math.min(limit, bearersOf(found.option, crew))
  return takeChoice(sheet, models, deviations, option, choice, count)
}

/** The nearest deviations without a fault: what cannot stand is lowered or left out, as after a change of the number of models. */
export function mended(sheet: LoadoutSheet, models: Counts, deviations: Counts): Counts {
  if (fits(sheet, models, deviations)) return canonical(sheet, deviations)
  const order = keysInOrder(planOf(sheet), deviations)
  return canonical(sheet, fitting(sheet, models, deviations, order))
}

/**
 * Deviations in the one form that says the same: in the order of the sheet, without what changes nothing. What the sheet does
 * not have stays, at the end, so that nothing is lost before someone has seen it.
 */
export function canonical(sheet: LoadoutSheet, deviations: Counts): Counts {
  const { options, byKey } = planOf(sheet)
  const known = options.flatMap(({ choices }) => choices)
  const pairs: [string, number][] = []
  for (const choice of known) {
    const count = whole(deviations[choice.key])
    if (count > 0 && !changesNothing(choice)) pairs.push([choice.key, count])
  }
  for (const key of Object.keys(deviations)
    .filter((key) => !byKey.has(key))
    .toSorted()) {
    const count = whole(deviations[key])
    if (count > 0) pairs.push([key, count])
  }
  return Object.fromEntries(pairs)
}

/** The smallest number of models of each kind in the usual composition. */
export function usualModels({ compositions }: LoadoutSheet): Counts {
  return Object.fromEntries((compositions[0] ?? []).map(({ kind, min }) => [kind, min]))
}

/** Whether a choice gives back just what it takes. */
export function changesNothing({ option, items }: PlanChoice): boolean {
  const { from, locks } = option.option
  const given = from?.length === 1 ? from[0] : undefined
  return given !== undefined && !locks && option.pick === 1 && asText(given) === asText(items)
}

const asText = (items: readonly ItemCount[]) => items.map(String).toSorted().join(' ')

function keysInOrder(plan: Plan, deviations: Counts): readonly string[] {
  return [...plan.byKey.values()]
    .filter(({ key }) => whole(deviations[key]) > 0)
    .toSorted((a, b) => a.option.rank - b.option.rank || a.place - b.place)
    .map(({ key }) => key)
}

/** As much of each wish as fits beside those at the start, the first ones first; again while one makes room for another that comes before it. */
function fitting(
  sheet: LoadoutSheet,
  models: Counts,
  wanted: Counts,
  order: readonly string[],
  start: Counts = {},
): Counts {
  let fit = start
  for (let more = true; more;) {
    more = false
    for (const key of order) {
      const before = whole(fit[key])
      const count = mostOf(sheet, models, fit, key, whole(wanted[key]))
      if (count <= before) continue
      fit = { ...fit, [key]: count }
      more = true
    }
  }
  return fit
}

/** The largest number of a choice, up to the one wanted, that goes with the rest; for an option of all or none, all. */
function mostOf(
  sheet: LoadoutSheet,
  models: Counts,
  rest: Counts,
  key: string,
  wanted: number,
): number {
  const plan = planOf(sheet)
  const option = plan.byKey.get(key)?.option
  if (!option) return 0
  const crew = crewOf(plan, models)
  const goes = (count: number) => fits(sheet, models, { ...rest, [key]: count })
  if (option.option.all) {
    const all = bearersOf(option, crew)
    return wanted > 0 && goes(all) ? all : 0
  }
  return largest(whole(rest[key]), Math.min(wanted, limitOf(option, crew) * option.pick), goes)
}

/** The largest number up to `high` that goes, where `low` does and with two numbers all between them; most often it is `high`. */
export function largest(low: number, high: number, goes: (count: number) => boolean): number {
  let [least, most] = [low, Math.max(low, high)]
  while (least < most) {
    const middle = most === high ? high : Math.ceil((least + most) / 2)
    if (goes(middle)) least = middle
    else most = middle - 1
  }
  return least
}
