import { clustersOf, ranksOf } from './loadout-order.ts'
import type { Counts, ItemCount, LoadoutOption, LoadoutSheet } from './loadout-sheet.ts'
import type { Id } from './roster.ts'

/** A choice with all that using it needs at hand. */
export interface PlanChoice {
  readonly key: string
  readonly place: number
  /** Its number among all choices of the sheet. */
  readonly index: number
  readonly option: PlanOption
  readonly items: readonly ItemCount[]
}

export interface PlanOption {
  readonly option: LoadoutOption
  /** What it gives belongs to the unit; where something is given up for it, a model has to carry it. */
  readonly unit: boolean
  /** Whether a kind may use it, by kind. */
  readonly who: readonly boolean[]
  /** Whether a kind counts for `per`, by kind. */
  readonly shares: readonly boolean[]
  readonly pick: number
  readonly times: number
  /** Choices that one model may make at all of its uses. */
  readonly capacity: number
  /** The same choice by one model. */
  readonly repeats: number
  /** Its turn when choices are placed on models. */
  readonly rank: number
  /** Options of different clusters never get in each other's way. */
  readonly cluster: number
  readonly choices: readonly PlanChoice[]
}

/** A sheet prepared for counting. */
export interface Plan {
  readonly sheet: LoadoutSheet
  readonly kinds: readonly Id[]
  /** Default items, by kind and item. */
  readonly base: readonly (readonly number[])[]
  /** The same as pairs, by kind. */
  readonly baseItems: readonly (readonly ItemCount[])[]
  readonly options: readonly PlanOption[]
  readonly byKey: ReadonlyMap<string, PlanChoice>
  /** A zero for every choice, and for every item. */
  readonly noneMade: readonly number[]
  readonly noItems: readonly number[]
}

/** Sheets are data and never change, so that each is prepared once. */
const plans = new WeakMap<LoadoutSheet, Plan>()

/** The sheet prepared for counting. */
export function planOf(sheet: LoadoutSheet): Plan {
  const known = plans.get(sheet)
  if (known) return known
  const plan = makePlan(sheet)
  plans.set(sheet, plan)
  return plan
}

/** Numbers of models in the order of the plan's kinds; what the sheet does not have counts as nothing. */
export function modelCounts(plan: Plan, models: Counts): readonly number[] {
  return plan.kinds.map((kind) => whole(models[kind]))
}

/** A unit's models as numbers: by kind, and all of them. */
export interface Crew {
  readonly models: readonly number[]
  readonly total: number
}

/** The numbers of a unit's models. */
export function crewOf(plan: Plan, models: Counts): Crew {
  const counts = modelCounts(plan, models)
  return { models: counts, total: counts.reduce((sum, count) => sum + count, 0) }
}

/** A count as a whole number, never below nothing. */
export function whole(count: number | undefined): number {
  return count !== undefined && count > 0 && Number.isFinite(count) ? Math.floor(count) : 0
}

/** Pairs of those items that are there. */
export function pairsOf(counts: readonly number[]): readonly ItemCount[] {
  const pairs: ItemCount[] = []
  for (const [item, count] of counts.entries()) if (count > 0) pairs.push([item, count])
  return pairs
}

function makePlan(sheet: LoadoutSheet): Plan {
  const kinds = sheet.models.map(({ id }) => id)
  const base = kinds.map((kind) => {
    const counts = sheet.items.map(() => 0)
    for (const { kinds: those, items } of sheet.loadout) {
      if (!those.includes(kind)) continue
      for (const [item, count] of items) counts[item] = (counts[item] ?? 0) + count
    }
    return counts
  })
  const ranks = ranksOf(sheet)
  const clusters = clustersOf(sheet)
  let index = 0
  const options = sheet.options.map((option): PlanOption => {
    const order = { rank: ranks.get(option) ?? 0, cluster: clusters.get(option) ?? 0 }
    const plan = planOption(option, kinds, order, index)
    index += plan.choices.length
    return plan
  })
  return {
    sheet,
    kinds,
    base,
    baseItems: base.map(pairsOf),
    options,
    byKey: new Map(options.flatMap(({ choices }) => choices.map((choice) => [choice.key, choice]))),
    noneMade: Array<number>(index).fill(0),
    noItems: sheet.items.map(() => 0),
  }
}

function planOption(
  option: LoadoutOption,
  kinds: readonly Id[],
  order: Pick<PlanOption, 'rank' | 'cluster'>,
  from: number,
): PlanOption {
  const { n, who, perOf, pick = 1, times = 1, same } = option
  const choices: PlanChoice[] = []
  const plan: PlanOption = {
    option,
    unit: option.unit === true && option.from === undefined,
    who: kinds.map((kind) => who === undefined || who.includes(kind)),
    shares: kinds.map((kind) => perOf === undefined || perOf.includes(kind)),
    pick,
    times,
    capacity: times * pick,
    repeats: same ? times * pick : times,
    ...order,
    choices,
  }
  for (const [place, items] of option.to.entries()) {
    if (items === null) continue
    choices.push({ key: `${n}.${place}`, place, index: from + choices.length, option: plan, items })
  }
  return plan
}
