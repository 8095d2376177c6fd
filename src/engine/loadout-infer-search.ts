import type { Change, Changes } from './loadout-infer-changes.ts'
import type { Counts } from './loadout-sheet.ts'

/** What choices come to once they are placed on models. */
export interface Placed {
  /** Items that the whole unit then has too few or too many of. */
  readonly away: number
  readonly faultless: boolean
}

/** What is looked for: changes that take what is there to what is wanted. */
export interface Wanted {
  readonly changes: Changes
  /** By dimension: how many more are wanted than there are. */
  readonly rest: readonly number[]
  /** Whether a dimension matters. */
  readonly matters: (dimension: number) => boolean
  readonly place: (deviations: Counts) => Placed
}

/** The changes found; `away` is how many items they leave wrong. */
export interface FoundLoadout {
  readonly deviations: Counts
  readonly away: number
  readonly faultless: boolean
}

/** Enough for every datasheet with what its options allow; what is more tangled gets the best found so far. */
const patience = { steps: 400, checks: 20 }

interface Search extends Wanted {
  readonly now: number[]
  /** Dimensions that are still to be made up for. */
  readonly open: boolean[]
  /** Times that each change is made, uses left of each option, and of each choice. */
  readonly made: number[]
  readonly uses: number[]
  readonly left: number[]
  readonly seen: Set<string>
  /** Beyond what the options allow, as lists that break them are. */
  readonly loose: boolean
  /** What no change makes up for. */
  readonly hopeless: number
  away: number
  /** The part of it that was given up. */
  lost: number
  steps: number
  checks: number
  best: FoundLoadout | null
}

/** Looks for changes within the limits of the options; where these leave items wrong, beyond them. */
export function searchLoadout(wanted: Wanted): FoundLoadout {
  const strict = searched(wanted, false)
  if (strict.away === 0 && strict.faultless) return strict
  const loose = searched(wanted, true)
  return loose.away < strict.away ? loose : strict
}

function searched(wanted: Wanted, loose: boolean): FoundLoadout {
  const { changes, rest, matters } = wanted
  const open = rest.map((_, at) => matters(at))
  const now = rest.map((count, at) => (open[at] && canChange(changes, at, count) ? count : 0))
  const search: Search = {
    ...wanted,
    now,
    open,
    made: changes.changes.map(() => 0),
    uses: changes.uses.slice(),
    left: changes.choices.slice(),
    seen: new Set(),
    loose,
    hopeless: sizeOf(rest.filter((_, at) => open[at])) - sizeOf(now),
    away: sizeOf(now),
    lost: 0,
    steps: patience.steps,
    checks: patience.checks,
    best: null,
  }
  descend(search)
  return search.best ?? settled(search)
}

const sizeOf = (counts: readonly number[]) =>
  counts.reduce((sum, count) => sum + Math.abs(count), 0)

/** What no change makes up for counts for nothing, so that the rest can be told from it. */
function canChange({ changes }: Changes, dimension: number, count: number): boolean {
  return changes.some(({ delta }) => delta.some(([at, by]) => at === dimension && by * count > 0))
}

/** Makes up for one dimension after another, that with the fewest ways first; true when there is nothing better to be found. */
function descend(search: Search): boolean {
  search.steps -= 1
  const dimension = tightest(search)
  if (dimension === null) return settle(search)
  if (search.steps < 0) return settle(search) || true
  const key = search.made.join(' ') + (search.lost > 0 ? search.open.join('') : '')
  if (search.seen.has(key)) return false
  search.seen.add(key)
  for (const { change, times } of stepsAt(search, dimension)) {
    make(search, change, times)
    const done = descend(search)
    make(search, change, -times)
    if (done) return true
  }
  return without(search, dimension)
}

/** Goes on without making up for a dimension, where that can still be better than the best. */
function without(search: Search, dimension: number): boolean {
  const { best } = search
  const lost = Math.abs(search.now[dimension] ?? 0)
  if (best && search.lost + lost >= best.away && best.faultless) return false
  search.open[dimension] = false
  search.lost += lost
  const done = descend(search)
  search.lost -= lost
  search.open[dimension] = true
  return done
}

/** The dimension to make up for next: what is lacking before what is too much, the one with fewest ways first. */
function tightest({ now, open, changes }: Search): number | null {
  let best: number | null = null
  let fewest = Infinity
  for (const [at, count] of now.entries()) {
    if (count === 0 || !open[at]) continue
    let ways = count < 0 ? 1000 : 0
    for (const { delta } of changes.changes) {
      if (delta.some(([dimension, by]) => dimension === at && by * count > 0)) ways += 1
    }
    if (ways < fewest) [best, fewest] = [at, ways]
  }
  return best
}

interface Step {
  readonly change: number
  readonly times: number
  readonly away: number
  /** Whether it goes beyond what the option allows. */
  readonly breaks: boolean
}

function stepsAt(search: Search, dimension: number): readonly Step[] {
  const steps: Step[] = []
  const wanted = search.now[dimension] ?? 0
  for (const [at, change] of search.changes.changes.entries()) {
    const by = change.delta.find(([one]) => one === dimension)?.[1] ?? 0
    if (by * wanted <= 0) continue
    const allowed = roomOf(search, at, change)
    const room = search.loose ? looseRoom(search, at, change) : allowed
    if (room === 0) continue
    const enough = Math.min(room, Math.ceil(Math.abs(wanted / by)))
    const all = change.all && !search.loose
    const amounts = all ? [room] : [enough, Math.min(allowed, enough), enough - 1, enough >> 1, 1]
    for (const times of new Set(amounts)) {
      if (times < 1) continue
      const away = awayAfter(search, change, times)
      // what is too much is only taken away where that helps
      if (wanted < 0 && away >= search.away) continue
      steps.push({ change: at, times, away, breaks: times > allowed })
    }
  }
  return steps.toSorted((a, b) => a.away - b.away || Number(a.breaks) - Number(b.breaks))
}

/** How often a change can still be made by the option's own limits. */
function roomOf({ made, uses, left }: Search, at: number, change: Change): number {
  let room = Math.min(change.most - (made[at] ?? 0), uses[change.option] ?? 0)
  for (const choice of change.choices) room = Math.min(room, left[choice.index] ?? 0)
  return Math.max(0, change.all && room < change.most ? 0 : room)
}

/** The same without its limits, but for the number of models. */
function looseRoom({ made }: Search, at: number, { most }: Change): number {
  return Math.max(0, Math.min(most - (made[at] ?? 0), 99))
}

function awayAfter({ now, away, matters }: Search, { delta }: Change, times: number): number {
  let after = away
  for (const [at, by] of delta) {
    if (!matters(at)) continue
    const before = now[at] ?? 0
    after += Math.abs(before - by * times) - Math.abs(before)
  }
  return after
}

/** Makes a change so often; a negative number takes it back. */
function make(search: Search, at: number, times: number): void {
  const change = search.changes.changes[at]
  if (!change) return
  search.away = awayAfter(search, change, times)
  search.made[at] = (search.made[at] ?? 0) + times
  search.uses[change.option] = (search.uses[change.option] ?? 0) - times
  for (const { index } of change.choices) search.left[index] = (search.left[index] ?? 0) - times
  for (const [dimension, by] of change.delta) {
    if (search.matters(dimension)) search.now[dimension] = (search.now[dimension] ?? 0) - by * times
  }
}

/** Keeps where the search stands if it is the best so far; true when it cannot be bettered. */
function settle(search: Search): boolean {
  const { best, away } = search
  if (best && (away > best.away || (away === best.away && best.faultless))) return false
  if (search.checks <= 0 && best) return true
  search.checks -= 1
  const found = settled(search)
  if (!best || found.away < best.away || (found.away === best.away && found.faultless)) {
    search.best = found
  }
  return found.away === 0 && found.faultless
}

function settled(search: Search): FoundLoadout {
  const first = placed(search, search.made)
  if (first.away === search.away) return first
  const second = placed(search, filledUp(search))
  return second.away < first.away ? second : first
}

function placed({ changes, away, hopeless, place }: Search, made: readonly number[]): FoundLoadout {
  const deviations: Record<string, number> = {}
  for (const [at, times] of made.entries()) {
    if (times === 0) continue
    for (const { key } of changes.changes[at]?.choices ?? []) {
      deviations[key] = (deviations[key] ?? 0) + times
    }
  }
  const { away: real, faultless } = place(deviations)
  return { deviations, away: away + Math.max(0, real - away - hopeless), faultless }
}

/**
 * Where some models have by default what others choose, choices are made by those first, which changes nothing: these are made
 * too, so that the others come to theirs.
 */
function filledUp({ changes: { changes }, made }: Search): readonly number[] {
  return made.map((times, at) => {
    const change = changes[at]
    if (!change || times > 0 || change.delta.length > 0) return times
    const [choice] = change.choices
    const chosen = changes.some(
      ({ choices }, other) => choices[0] === choice && (made[other] ?? 0) > 0,
    )
    return chosen ? change.most : 0
  })
}
