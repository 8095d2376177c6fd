import type { Plan, PlanChoice } from './loadout-plan.ts'
import type { ItemCount } from './loadout-sheet.ts'

/** Models of one kind that have made the same choices. */
export interface Group {
  readonly kind: number
  readonly models: number
  /** Items that may be given up, and those that stay, by item. */
  readonly loose: readonly number[]
  readonly kept: readonly number[]
  /** Items that none of them may get. */
  readonly barred: readonly number[]
  /** How often each has made each choice, by index; empty where none was made. */
  readonly made: readonly number[]
}

/** Why models cannot make a choice. */
export type Refusal = 'no-model' | 'no-item' | 'condition'

const none: readonly number[] = []

/** The models of a unit before any choice. */
export function freshGroups(plan: Plan, models: readonly number[]): readonly Group[] {
  const groups: Group[] = []
  for (const [kind, count] of models.entries()) {
    if (count === 0) continue
    const loose = plan.base[kind] ?? none
    groups.push({ kind, models: count, loose, kept: none, barred: none, made: none })
  }
  return groups
}

/** How many uses of an option the choices that a model has made take. */
export function usesBy(group: Group, { option }: PlanChoice): number {
  if (group.made.length === 0) return 0
  const { choices, pick, option: data } = option
  let sum = 0
  let most = 0
  for (const { index } of choices) {
    const made = group.made[index] ?? 0
    sum += made
    if (made > most) most = made
  }
  const uses = Math.ceil(sum / pick)
  return data.same || pick === 1 ? uses : Math.max(uses, most)
}

/** How often each model of the group can still make the choice, items aside. */
export function roomFor(group: Group, choice: PlanChoice): number {
  const { option } = choice
  if (option.who[group.kind] !== true) return 0
  if (group.made.length === 0) return option.repeats
  let sum = 0
  for (const { index } of option.choices) sum += group.made[index] ?? 0
  return Math.min(option.capacity - sum, option.repeats - (group.made[choice.index] ?? 0))
}

/** The group after each of its models makes the choice once more, or why they cannot. */
export function choose(plan: Plan, group: Group, choice: PlanChoice): Group | Refusal {
  if (roomFor(group, choice) < 1) return 'no-model'
  const made = group.made.length > 0 ? group.made.slice() : plan.noneMade.slice()
  made[choice.index] = (made[choice.index] ?? 0) + 1
  const after: Change = {
    loose: group.loose.slice(),
    kept: (group.kept.length > 0 ? group.kept : plan.noItems).slice(),
    barred: group.barred.slice(),
  }
  const use = usesBy({ ...group, made }, choice) > usesBy(group, choice)
  const refusal = change(after, choice, use) ?? clash(plan, after, choice)
  return refusal ?? { kind: group.kind, models: group.models, made, ...after }
}

interface Change {
  readonly loose: number[]
  readonly kept: number[]
  readonly barred: number[]
}

/** Gives up and gets what the choice says; a further use has to be paid for, a second choice of one use has not. */
function change(after: Change, { option, items }: PlanChoice, use: boolean): Refusal | null {
  const { from, with: needs, without, locks, free } = option.option
  if (use) {
    const needed = needs?.find((set) => set.every((item) => has(after, item)))
    if (needs && !needed && !free) return 'condition'
    const given = from?.find((set) => set.every(([item, n]) => (after.loose[item] ?? 0) >= n))
    if (from && !given && !free) return 'no-item'
    for (const [item, n] of given ?? []) after.loose[item] = (after.loose[item] ?? 0) - n
    for (const item of needed ?? []) keep(after, item)
  }
  if (!free) {
    if (without?.some((item) => has(after, item) && !gets(items, item))) return 'condition'
    if (items.some(([item]) => after.barred.includes(item))) return 'condition'
    for (const item of without ?? []) if (!gets(items, item)) after.barred.push(item)
  }
  const to = locks ? after.kept : after.loose
  for (const [item, n] of items) to[item] = (to[item] ?? 0) + n
  return null
}

const has = ({ loose, kept }: Change, item: number) => (loose[item] ?? 0) + (kept[item] ?? 0) > 0
const gets = (items: readonly ItemCount[], item: number) => items.some(([got]) => got === item)

/** What a choice depends on is not given up later; where the same use gave it up, there is none to keep. */
function keep({ loose, kept }: Change, item: number): void {
  const there = loose[item] ?? 0
  if ((kept[item] ?? 0) > 0 || there === 0) return
  loose[item] = there - 1
  kept[item] = 1
}

/** Items that no model has twice, or not beside others. */
function clash({ sheet }: Plan, after: Change, { items }: PlanChoice): Refusal | null {
  const { singles, apart } = sheet
  const twice = singles?.some(
    (item) => gets(items, item) && (after.loose[item] ?? 0) + (after.kept[item] ?? 0) > 1,
  )
  const beside = apart?.some(
    (set) =>
      set.some((item) => gets(items, item)) && set.filter((item) => has(after, item)).length > 1,
  )
  return twice || beside ? 'condition' : null
}
