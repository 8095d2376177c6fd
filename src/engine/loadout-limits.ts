import { whole, type Crew, type Plan, type PlanChoice, type PlanOption } from './loadout-plan.ts'
import type { Counts, LoadoutFault, LoadoutFaultKind } from './loadout-sheet.ts'

/** Models that may use an option. */
export function bearersOf({ who }: PlanOption, { models }: Crew): number {
  let sum = 0
  for (const [kind, count] of models.entries()) if (who[kind]) sum += count
  return sum
}

/** How many times over the unit has the number of models that the option asks for. */
function sharesOf({ option, shares }: PlanOption, { models }: Crew): number {
  if (option.per === undefined) return 1
  let sum = 0
  for (const [kind, count] of models.entries()) if (shares[kind]) sum += count
  return Math.floor(sum / option.per)
}

/** Uses of an option that the unit may make; none where it has too few or too many models. */
export function limitOf(plan: PlanOption, crew: Crew): number {
  const { minModels, maxModels, max, per } = plan.option
  if (crew.total < (minModels ?? 0) || crew.total > (maxModels ?? crew.total)) return 0
  const able = bearersOf(plan, crew)
  const shares = sharesOf(plan, crew)
  if (plan.unit) return able > 0 ? (max ?? 1) * shares : 0
  const most = able * plan.times
  if (max === undefined && per === undefined) return most
  return Math.min(most, (max ?? 1) * shares)
}

/** How often the unit may make one choice of an option, as numbers alone tell. */
export function choiceLimit(plan: PlanOption, crew: Crew, limit: number): number {
  const { each, eachPer, same } = plan.option
  const shares = eachPer === undefined ? 1 : Math.max(1, Math.floor(crew.total / eachPer))
  const uses = same ? limit * plan.pick : limit
  const able = plan.unit ? uses : Math.min(uses, bearersOf(plan, crew) * plan.repeats)
  return each === undefined ? able : Math.min(able, each * shares)
}

/** What the deviations say of one option. */
export interface Taken {
  readonly option: PlanOption
  readonly choices: readonly { readonly choice: PlanChoice; readonly count: number }[]
}

/** Deviations by option, in the order in which they are placed; what the sheet does not have is a fault. */
export function takenOf(
  { byKey }: Plan,
  deviations: Counts,
): { readonly taken: readonly Taken[]; readonly unknown: readonly LoadoutFault[] } {
  const taken = new Map<PlanOption, { choice: PlanChoice; count: number }[]>()
  const unknown: LoadoutFault[] = []
  for (const key in deviations) {
    const count = whole(deviations[key])
    if (count === 0) continue
    const choice = byKey.get(key)
    if (!choice) unknown.push({ kind: 'unknown', key, option: -1, choice: null, count, max: 0 })
    else {
      const others = taken.get(choice.option)
      if (others) others.push({ choice, count })
      else taken.set(choice.option, [{ choice, count }])
    }
  }
  const inOrder = [...taken].map(([option, choices]) => ({
    option,
    choices: choices.toSorted((a, b) => a.choice.place - b.choice.place),
  }))
  return { taken: inOrder.toSorted((a, b) => a.option.rank - b.option.rank), unknown }
}

/** A fault of a whole option. */
function ofOption({ option, choices }: Taken, kind: LoadoutFaultKind, count: number, max: number) {
  const key = choices[0]?.choice.key ?? ''
  return { kind, key, option: option.option.n, choice: null, count, max }
}

/** A fault of one choice. */
export function ofChoice(
  { key, option, place }: PlanChoice,
  kind: LoadoutFaultKind,
  count: number,
  max: number,
): LoadoutFault {
  return { kind, key, option: option.option.n, choice: place, count, max }
}

/** Faults that numbers alone show, whatever the models carry: at most one of the option, and one of each choice. */
export function numberFaults(taken: Taken, crew: Crew): readonly LoadoutFault[] {
  const { option, choices } = taken
  const { minModels, maxModels, all } = option.option
  const count = choices.reduce((sum, one) => sum + one.count, 0)
  if (crew.total < (minModels ?? 0)) return [ofOption(taken, 'few-models', count, 0)]
  if (crew.total > (maxModels ?? crew.total)) return [ofOption(taken, 'many-models', count, 0)]
  const limit = limitOf(option, crew)
  const most = limit * option.pick
  if (count > most) return [ofOption(taken, tooMany(option, crew, count), count, most)]
  const able = bearersOf(option, crew)
  if (all && count !== able) return [ofOption(taken, 'not-all', count, able)]
  return choices.flatMap(({ choice, count: times }) => {
    const max = choiceLimit(option, crew, limit)
    return times > max ? [ofChoice(choice, 'repeated', times, max)] : []
  })
}

/** More than there are models is said in those words, unless the option itself allows fewer. */
function tooMany(option: PlanOption, crew: Crew, count: number): LoadoutFaultKind {
  const { max, per } = option.option
  if (option.unit) return 'too-many'
  const allowed = (max ?? 1) * sharesOf(option, crew)
  const bounded = max !== undefined || per !== undefined
  return bounded && allowed * option.pick < count ? 'too-many' : 'no-model'
}
