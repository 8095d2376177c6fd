import { choose, freshGroups, roomFor, type Group, type Refusal } from './loadout-group.ts'
import { limitOf, numberFaults, ofChoice, takenOf, type Taken } from './loadout-limits.ts'
import { place, type Wish } from './loadout-place.ts'
import { crewOf, pairsOf, planOf, type Crew, type Plan } from './loadout-plan.ts'
import type {
  Armed,
  Counts,
  ItemCount,
  Loadout,
  LoadoutFault,
  LoadoutSheet,
} from './loadout-sheet.ts'

/**
 * What the models of a unit carry, given what differs from their default, and what is wrong with that. Choices that cannot
 * stand are counted as far as models can carry them.
 *
 * @param models how many of each kind, in full.
 * @param deviations how many of each choice, by `<option>.<choice>`; empty for the default.
 */
export function loadoutOf(sheet: LoadoutSheet, models: Counts, deviations: Counts): Loadout {
  const plan = planOf(sheet)
  const crew = crewOf(plan, models)
  const fresh = freshGroups(plan, crew.models)
  const { taken, unknown } = takenOf(plan, deviations)
  if (taken.length === 0) return summary(plan, fresh, [], unknown)
  const { groups, faults } = arm(plan, crew, fresh, taken)
  return summary(plan, groups, taken, [...unknown, ...faults])
}

/** Items of a unit that have a price, with how many of each there are; those of the default count too. */
export function paidOf(
  { totals }: Loadout,
  prices: readonly { readonly item?: number | undefined; readonly points: number }[],
): readonly { readonly item: number; readonly count: number; readonly points: number }[] {
  return prices.flatMap(({ item, points }) => {
    const count = item === undefined ? 0 : (totals[item] ?? 0)
    return item === undefined || count === 0 ? [] : [{ item, count, points }]
  })
}

interface Arming {
  readonly groups: readonly Group[]
  readonly faults: readonly LoadoutFault[]
}

/** Places all choices on models. A choice that is at fault by its number alone is not blamed a second time. */
function arm(plan: Plan, crew: Crew, fresh: readonly Group[], taken: readonly Taken[]): Arming {
  const faults: LoadoutFault[] = []
  const blamed = new Set<number>()
  const wishes: Wish[] = []
  for (const one of taken) {
    const found = numberFaults(one, crew)
    for (const fault of found) faults.push(fault)
    if (found.length > 0) blamed.add(one.option.option.n)
    if (one.option.unit) continue
    for (const wish of one.choices) wishes.push(wish)
  }
  const unlimited = Number.MAX_SAFE_INTEGER
  const { groups, left } = place(plan, fresh, wishes, (option) =>
    blamed.has(option.option.n) ? unlimited : limitOf(option, crew),
  )
  for (const [at, rest] of left.entries()) {
    const wish = wishes[at]
    if (!wish || rest === 0 || blamed.has(wish.choice.option.option.n)) continue
    const { choice, count } = wish
    faults.push(ofChoice(choice, refusalOf(plan, groups, wish), count, count - rest))
  }
  return { groups, faults }
}

/** Why no model makes the choice: of all reasons the one that comes nearest to making it. */
function refusalOf(plan: Plan, groups: readonly Group[], { choice }: Wish): Refusal {
  let reason: Refusal = 'no-model'
  for (const group of groups) {
    if (roomFor(group, choice) < 1) continue
    const refusal = choose(plan, group, choice)
    if (refusal === 'condition') return refusal
    if (refusal === 'no-item') reason = refusal
  }
  return reason
}

function summary(
  plan: Plan,
  groups: readonly Group[],
  taken: readonly Taken[],
  faults: readonly LoadoutFault[],
): Loadout {
  const armed = merged(groups.toSorted((a, b) => a.kind - b.kind).map((one) => armedOf(plan, one)))
  const ofUnit = plan.noItems.slice()
  for (const { option, choices } of taken) {
    if (!option.unit) continue
    for (const { choice, count } of choices) {
      for (const [item, n] of choice.items) ofUnit[item] = (ofUnit[item] ?? 0) + n * count
    }
  }
  const items = pairsOf(ofUnit)
  if (items.length > 0) armed.push({ kind: null, models: 1, items })
  const totals = plan.noItems.slice()
  for (const { models, items: each } of armed) {
    for (const [item, n] of each) totals[item] = (totals[item] ?? 0) + n * models
  }
  return { totals, armed, faults }
}

/** Different choices can lead to the same things. */
function merged(armed: readonly Armed[]): Armed[] {
  const alike: Armed[] = []
  for (const one of armed) {
    const at = alike.findIndex(
      ({ kind, items }) => kind === one.kind && alikeItems(items, one.items),
    )
    const other = alike[at]
    if (other) alike[at] = { ...other, models: other.models + one.models }
    else alike.push(one)
  }
  return alike
}

function alikeItems(a: readonly ItemCount[], b: readonly ItemCount[]): boolean {
  return (
    a.length === b.length &&
    a.every(([item, count], at) => item === b[at]?.[0] && count === b[at]?.[1])
  )
}

function armedOf({ kinds, baseItems }: Plan, group: Group): Armed {
  const { kind, models, loose, kept, made } = group
  const untouched = made.length === 0
  const items = untouched
    ? (baseItems[kind] ?? [])
    : pairsOf(loose.map((count, item) => count + (kept[item] ?? 0)))
  return { kind: kinds[kind] ?? '', models, items }
}
