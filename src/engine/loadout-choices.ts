import { largest, mended } from './loadout-edit.ts'
import { fits } from './loadout-fits.ts'
import { bearersOf, choiceLimit, limitOf } from './loadout-limits.ts'
import {
  crewOf,
  planOf,
  whole,
  type Crew,
  type PlanChoice,
  type PlanOption,
} from './loadout-plan.ts'
import type { Counts, ItemCount, LoadoutOption, LoadoutSheet } from './loadout-sheet.ts'

/** A choice of an option, with how often it is made and may be. */
export interface ChoiceState {
  /** Of the deviation: `<option>.<choice>`. */
  readonly key: string
  readonly choice: number
  readonly items: readonly ItemCount[]
  readonly count: number
  /** The most with everything else as it is. */
  readonly max: number
  /** The most when the option's other choices give way. */
  readonly most: number
}

export interface OptionState {
  readonly option: LoadoutOption
  /** Choices made, and how many the number of models allows. */
  readonly used: number
  readonly limit: number
  /** Choices are made by so many models at once: all of them, or any number (1). */
  readonly step: number
  readonly choices: readonly ChoiceState[]
}

/**
 * What may be chosen for a unit and how often, in the order of the sheet. Where the deviations have faults, the most is what
 * goes with the rest once it is mended.
 */
export function choicesOf(
  sheet: LoadoutSheet,
  models: Counts,
  deviations: Counts,
): readonly OptionState[] {
  const plan = planOf(sheet)
  const crew = crewOf(plan, models)
  const sound = fits(sheet, models, deviations)
  return plan.options.map((option) => {
    const keys = option.choices.map(({ key }) => key)
    const limit = limitOf(option, crew)
    const step = option.option.all ? Math.max(1, bearersOf(option, crew)) : 1
    const others = without(deviations, keys)
    const state = (choice: PlanChoice): ChoiceState => {
      const count = whole(deviations[choice.key])
      const rest = without(deviations, [choice.key])
      const sounder = (others: Counts) => (sound ? others : mended(sheet, models, others))
      const unit = { sheet, models, crew }
      const max = mostBeside(unit, sounder(rest), choice, sound ? count : 0)
      const alone = keys.some((key) => key !== choice.key && whole(deviations[key]) > 0)
      const most = alone ? mostBeside(unit, sounder(others), choice, 0) : max
      return { key: choice.key, choice: choice.place, items: choice.items, count, max, most }
    }
    const choices = option.choices.map(state)
    const used = choices.reduce((sum, { count }) => sum + count, 0)
    return { option: option.option, used, limit: limit * option.pick, step, choices }
  })
}

interface UnitAtHand {
  readonly sheet: LoadoutSheet
  readonly models: Counts
  readonly crew: Crew
}

function without(deviations: Counts, keys: readonly string[]): Counts {
  return Object.fromEntries(Object.entries(deviations).filter(([key]) => !keys.includes(key)))
}

/** The most of a choice beside the rest. So many as `known` are known to fit, and whatever is between two numbers that fit does. */
function mostBeside(
  { sheet, models, crew }: UnitAtHand,
  rest: Counts,
  choice: PlanChoice,
  known: number,
): number {
  const { option } = choice
  const goes = (count: number) => fits(sheet, models, { ...rest, [choice.key]: count })
  const bound = boundOf(option, choice, crew, rest)
  if (option.option.all) return bound > 0 && goes(bound) ? bound : known
  return largest(known, bound, goes)
}

/** What the numbers alone allow. */
function boundOf(option: PlanOption, choice: PlanChoice, crew: Crew, rest: Counts): number {
  const limit = limitOf(option, crew)
  let others = 0
  for (const { key } of option.choices) if (key !== choice.key) others += whole(rest[key])
  return Math.max(0, Math.min(choiceLimit(option, crew, limit), limit * option.pick - others))
}
