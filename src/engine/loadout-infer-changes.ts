import { bearersOf, choiceLimit, limitOf } from './loadout-limits.ts'
import {
  crewOf,
  planOf,
  type Crew,
  type Plan,
  type PlanChoice,
  type PlanOption,
} from './loadout-plan.ts'
import type { Counts, ItemCount, LoadoutSheet } from './loadout-sheet.ts'

/** One use of an option: what it chooses, and what that changes. */
export interface Change {
  /** Place of the option in the sheet. */
  readonly option: number
  readonly choices: readonly PlanChoice[]
  /** By how much it changes each dimension; empty where it gives back what it takes. */
  readonly delta: readonly (readonly [dimension: number, by: number])[]
  /** Uses by the models that it is for. */
  readonly most: number
  /** All of those models do it or none. */
  readonly all: boolean
}

/** All that can be changed about what a unit carries, and how often. */
export interface Changes {
  readonly changes: readonly Change[]
  /** Uses of each option that its numbers allow: of one without anything given up each choice counts. */
  readonly uses: readonly number[]
  /** How often each choice may be made, by its index. */
  readonly choices: readonly number[]
}

/** What a dimension counts: an item of a kind of models, or of all of them. */
export interface Dimensions {
  readonly size: number
  /** Null for the unit's own. */
  readonly of: (kind: string | null, item: number) => number
}

/** Rows of choices beyond these are not tried: no datasheet has so many that matter. */
const mostRows = 60

/** The dimensions of a unit's items, apart by kind of model or not. */
export function dimensionsOf(sheet: LoadoutSheet, models: Counts, byKind: boolean): Dimensions {
  const items = sheet.items.length
  if (!byKind) return { size: items, of: (_, item) => item }
  const kinds = [null, ...Object.keys(models)]
  const places = new Map(kinds.map((kind, place) => [kind, place * items]))
  return { size: items * kinds.length, of: (kind, item) => (places.get(kind) ?? 0) + item }
}

/** Every single change to what the models of a unit carry. */
export function changesOf(sheet: LoadoutSheet, models: Counts, dims: Dimensions): Changes {
  const plan = planOf(sheet)
  const crew = crewOf(plan, models)
  const changes: Change[] = []
  const uses: number[] = []
  const choices = plan.noneMade.slice()
  for (const [at, option] of plan.options.entries()) {
    const limit = limitOf(option, crew)
    uses.push(option.option.from ? limit : limit * option.pick)
    for (const choice of option.choices) choices[choice.index] = choiceLimit(option, crew, limit)
    for (const bearer of bearersBy(plan, crew, option, dims)) {
      for (const row of rowsOf(option)) {
        const all = option.option.all === true
        for (const delta of deltasOf(option, row, (item) => dims.of(bearer.kind, item))) {
          changes.push({ option: at, choices: row, delta, most: bearer.most, all })
        }
      }
    }
  }
  return { changes, uses, choices }
}

/** Who may use an option: each kind by itself where dimensions tell kinds apart. */
function bearersBy(
  plan: Plan,
  crew: Crew,
  option: PlanOption,
  dims: Dimensions,
): readonly { readonly kind: string | null; readonly most: number }[] {
  const uses = option.option.from ? option.times : option.capacity
  if (option.unit) return [{ kind: null, most: Number.MAX_SAFE_INTEGER }]
  if (dims.size === plan.noItems.length) {
    const able = bearersOf(option, crew)
    return able > 0 ? [{ kind: null, most: able * uses }] : []
  }
  return plan.kinds.flatMap((kind, place) => {
    const count = option.who[place] ? (crew.models[place] ?? 0) : 0
    return count > 0 ? [{ kind, most: count * uses }] : []
  })
}

/** Choices that one use may make: one, or up to `pick` of them where something is given up for all together. */
function rowsOf({ option, choices, pick }: PlanOption): readonly (readonly PlanChoice[])[] {
  let longest: PlanChoice[][] = choices.map((choice) => [choice])
  const rows = [...longest]
  if (!option.from) return rows
  for (let more = 1; more < pick && rows.length < mostRows; more += 1) {
    longest = longest.flatMap((row) => {
      const last = row.at(-1)?.place ?? -1
      const next = choices.filter(({ place }) => place > last || (option.same && place === last))
      return next.map((choice) => [...row, choice])
    })
    rows.push(...longest)
  }
  return rows.slice(0, mostRows)
}

function deltasOf(
  { option }: PlanOption,
  row: readonly PlanChoice[],
  dimension: (item: number) => number,
): readonly Change['delta'][] {
  return (option.from ?? [[]]).map((given) => {
    const delta = new Map<number, number>()
    const add = (items: readonly ItemCount[], sign: number) => {
      for (const [item, count] of items) {
        const at = dimension(item)
        delta.set(at, (delta.get(at) ?? 0) + sign * count)
      }
    }
    for (const { items } of row) add(items, 1)
    add(given, -1)
    return [...delta].filter(([, by]) => by !== 0)
  })
}
