import { choose, roomFor, usesBy, type Group } from './loadout-group.ts'
import type { Plan, PlanChoice, PlanOption } from './loadout-plan.ts'

/** A choice and how many are to be placed on models. */
export interface Wish {
  readonly choice: PlanChoice
  readonly count: number
}

export interface Placed {
  readonly groups: readonly Group[]
  /** How many of each wish found no model, by its place; empty when all did. */
  readonly left: readonly number[]
}

/** Steps that a search may take before it gives up: far more than any datasheet needs. */
const patience = 600

/**
 * Gives each choice to as many models as want it, in the order of the wishes. A list does not say which models of a kind make
 * a choice, so any way to fit them counts.
 *
 * @param limitOf uses of an option that the unit may make.
 */
export function place(
  plan: Plan,
  fresh: readonly Group[],
  wishes: readonly Wish[],
  limitOf: (option: PlanOption) => number,
): Placed {
  const search: Search = { plan, wishes, limitOf, steps: patience }
  const first = placeInTurn(search, fresh)
  return first.left.length === 0 ? first : placeByCluster(search, fresh)
}

/** Cluster by cluster: one that finds no way from the start has none, however the others stand. */
function placeByCluster(all: Search, fresh: readonly Group[]): Placed {
  const clusters = new Set(all.wishes.map(({ choice }) => choice.option.cluster))
  const left = new Map<Wish, number>()
  let groups = fresh
  for (const cluster of clusters) {
    const wishes = all.wishes.filter(({ choice }) => choice.option.cluster === cluster)
    const search = { ...all, wishes }
    const first = placeInTurn(search, groups)
    const feasible = first.left.length > 0 && searchFrom({ ...search }, 0, fresh) !== null
    const found = feasible ? searchFrom(search, 0, groups) : null
    groups = found ?? first.groups
    if (!found) for (const [at, wish] of wishes.entries()) left.set(wish, first.left[at] ?? 0)
  }
  const missed = all.wishes.map((wish) => left.get(wish) ?? 0)
  return { groups, left: missed.some((rest) => rest > 0) ? missed : [] }
}

interface Search {
  readonly plan: Plan
  readonly wishes: readonly Wish[]
  readonly limitOf: (option: PlanOption) => number
  steps: number
}

/** One choice after another, each where it fits best, without going back. */
function placeInTurn({ plan, wishes, limitOf }: Search, from: readonly Group[]): Placed {
  let groups = from
  let missed = false
  const left = wishes.map(({ choice, count }) => {
    let rest = count
    let budget = limitOf(choice.option) - usesIn(groups, choice)
    groups = byPreference(groups, choice)
    for (let at = 0; at < groups.length && rest > 0; at += 1) {
      const step = take(
        plan,
        groups,
        at,
        choice,
        Math.min(rest, budgeted(groups, at, choice, budget)),
      )
      if (!step) continue
      groups = step.groups
      rest -= step.models
      budget -= step.uses
      at = step.next - 1
    }
    if (rest > 0) missed = true
    return rest
  })
  return { groups, left: missed ? left : [] }
}

/** All ways to place the wishes from this one on, the likeliest first; null when none was found. */
function searchFrom(search: Search, at: number, groups: readonly Group[]): readonly Group[] | null {
  const wish = search.wishes[at]
  if (!wish) return groups
  return spread(search, at, byPreference(groups, wish.choice), 0, wish.count)
}

/** Groups before `from` are settled for this wish. */
function spread(
  search: Search,
  at: number,
  groups: readonly Group[],
  from: number,
  rest: number,
): readonly Group[] | null {
  const { plan, wishes, limitOf } = search
  const choice = wishes[at]?.choice
  if (!choice) return groups
  if (rest === 0) return searchFrom(search, at + 1, groups)
  if (roomFrom(groups, from, choice) < rest) return null
  const budget = limitOf(choice.option) - usesIn(groups, choice)
  const most = Math.min(rest, budgeted(groups, from, choice, budget))
  for (let models = most; models > 0; models -= 1) {
    search.steps -= 1
    if (search.steps < 0) return null
    const step = take(plan, groups, from, choice, models)
    if (!step) break
    const found = spread(search, at, step.groups, step.next, rest - models)
    if (found) return found
  }
  return spread(search, at, groups, from + 1, rest)
}

interface Step {
  readonly groups: readonly Group[]
  readonly models: number
  readonly uses: number
  /** Place of the models that took it. */
  readonly next: number
}

/** Lets some models of a group make the choice; those that do stand right after the others, to choose again. */
function take(
  plan: Plan,
  groups: readonly Group[],
  at: number,
  choice: PlanChoice,
  models: number,
): Step | null {
  const group = groups[at]
  if (!group || models < 1) return null
  const after = choose(plan, group, choice)
  if (typeof after === 'string') return null
  const takers = { ...after, models }
  const others = group.models - models
  const parts = others > 0 ? [{ ...group, models: others }, takers] : [takers]
  return {
    groups: [...groups.slice(0, at), ...parts, ...groups.slice(at + 1)],
    models,
    uses: (usesBy(after, choice) - usesBy(group, choice)) * models,
    next: at + parts.length - 1,
  }
}

/** Models of a group that the option's remaining uses suffice for. */
function budgeted(groups: readonly Group[], at: number, choice: PlanChoice, uses: number): number {
  const group = groups[at]
  if (!group) return 0
  if (uses >= group.models || hasOpenUse(group, choice)) return group.models
  return Math.max(0, uses)
}

/** Whether a model has made a use of the option that still has a choice to go. */
function hasOpenUse(group: Group, choice: PlanChoice): boolean {
  if (choice.option.pick === 1 || group.made.length === 0) return false
  const made = [...group.made]
  made[choice.index] = (made[choice.index] ?? 0) + 1
  return usesBy({ ...group, made }, choice) === usesBy(group, choice)
}

function usesIn(groups: readonly Group[], choice: PlanChoice): number {
  let sum = 0
  for (const group of groups) sum += usesBy(group, choice) * group.models
  return sum
}

function roomFrom(groups: readonly Group[], from: number, choice: PlanChoice): number {
  let sum = 0
  for (let at = from; at < groups.length; at += 1) {
    const group = groups[at]
    if (group) sum += Math.max(0, roomFor(group, choice)) * group.models
  }
  return sum
}

/** First who has begun a use of the option, then who has changed least; the sheet's order among equals. */
function byPreference(groups: readonly Group[], choice: PlanChoice): readonly Group[] {
  if (groups.length < 2) return groups
  const weight = (group: Group) => (hasOpenUse(group, choice) ? -1 : madeBy(group))
  return groups.toSorted((a, b) => weight(a) - weight(b) || a.kind - b.kind)
}

function madeBy({ made }: Group): number {
  let sum = 0
  for (const count of made) sum += count
  return sum
}
