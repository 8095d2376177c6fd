import { canonical } from './loadout-edit.ts'
import { changesOf, dimensionsOf } from './loadout-infer-changes.ts'
import { searchLoadout } from './loadout-infer-search.ts'
import type { Counts, ItemCount, LoadoutSheet } from './loadout-sheet.ts'
import { loadoutOf } from './loadout.ts'

/** Items that a text says models have: by kind of model, or null for those of which it does not say whose they are. */
export type SaidItems = ReadonlyMap<string | null, ReadonlyMap<number, number>>

/** The choices that come nearest to what a text says. */
export interface InferredLoadout {
  readonly deviations: Counts
  /** Said, but not reached by any choice found. */
  readonly missing: readonly ItemCount[]
  /** There, but not said; where the text does not say everything, only of items that it names. */
  readonly extra: readonly ItemCount[]
}

interface Asked {
  readonly sheet: LoadoutSheet
  readonly models: Counts
  readonly said: SaidItems
  readonly complete: boolean
}

/** Lists repeat what is usual: so many answers are kept of each datasheet. */
const mostKept = 200

const kept = new WeakMap<LoadoutSheet, Map<string, InferredLoadout>>()

/**
 * The choices of wargear that give what a text says a unit carries, or come nearest to it; of ways that are as near one
 * without faults. `complete`: the text says everything that is carried; without it, items that it does not name are as they
 * may be. What a list has beyond what its options allow is taken as it says.
 */
export function inferLoadout(
  sheet: LoadoutSheet,
  models: Counts,
  said: SaidItems,
  complete: boolean,
): InferredLoadout {
  let answers = kept.get(sheet)
  if (answers === undefined || answers.size >= mostKept) {
    kept.set(sheet, (answers = new Map()))
  }
  const key = keyOf(models, said, complete)
  let answer = answers.get(key)
  if (answer === undefined) {
    answers.set(key, (answer = inferredOf({ sheet, models, said, complete })))
  }
  return answer
}

function keyOf(models: Counts, said: SaidItems, complete: boolean): string {
  const things = [...said].map(([kind, items]) => `${kind ?? ''}:${[...items].join(' ')}`)
  return `${complete}|${Object.entries(models).join(' ')}|${things.join('|')}`
}

/** By kind of model where the text says whose the items are, else, and where that does not come out, over the whole unit. */
function inferredOf(asked: Asked): InferredLoadout {
  const kinds = [...asked.said.keys()].filter((kind) => kind !== null)
  const whose = kinds.length > 0 && kinds.every((kind) => kind in asked.models)
  const first = inferred(asked, whose)
  if (!whose || awayOf(first) === 0) return first
  const second = inferred(asked, false)
  return awayOf(second) < awayOf(first) ? second : first
}

const awayOf = ({ missing, extra }: Pick<InferredLoadout, 'missing' | 'extra'>) =>
  [...missing, ...extra].reduce((sum, [, count]) => sum + count, 0)

function inferred(asked: Asked, byKind: boolean): InferredLoadout {
  const { sheet, models, said, complete } = asked
  const dims = dimensionsOf(sheet, models, byKind)
  const rest = Array<number>(dims.size).fill(0)
  const named = new Set<number>()
  for (const [kind, items] of said) {
    for (const [item, count] of items) {
      const at = dims.of(kind, item)
      named.add(at)
      rest[at] = (rest[at] ?? 0) + count
    }
  }
  for (const { kind, models: count, items } of loadoutOf(sheet, models, {}).armed) {
    for (const [item, each] of items) {
      const at = dims.of(kind, item)
      rest[at] = (rest[at] ?? 0) - each * count
    }
  }
  const matters = complete ? () => true : (at: number) => named.has(at)
  const counts = (kind: string | null, item: number) => matters(dims.of(kind, item))
  const { deviations } = searchLoadout({
    changes: changesOf(sheet, models, dims),
    rest,
    matters,
    place: (taken) => {
      const { missing, extra, faultless } = difference(asked, taken, counts)
      return { away: awayOf({ missing, extra }), faultless }
    },
  })
  const { missing, extra } = difference(asked, deviations, counts)
  return { deviations: canonical(sheet, deviations), missing, extra }
}

/**
 * What the choices found fall short of, or have besides, counted over the whole unit. `counts`: whether the text says how many
 * of an item models of a kind have.
 */
function difference(
  { sheet, models, said }: Asked,
  deviations: Counts,
  counts: (kind: string | null, item: number) => boolean,
): Omit<InferredLoadout, 'deviations'> & { readonly faultless: boolean } {
  const wanted = sheet.items.map(() => 0)
  for (const items of said.values()) {
    for (const [item, count] of items) wanted[item] = (wanted[item] ?? 0) + count
  }
  const { totals, armed, faults } = loadoutOf(sheet, models, deviations)
  const counted = sheet.items.map(() => 0)
  for (const { kind, models: bearers, items } of armed) {
    for (const [item, each] of items) {
      if (counts(kind, item)) counted[item] = (counted[item] ?? 0) + each * bearers
    }
  }
  const missing: ItemCount[] = []
  const extra: ItemCount[] = []
  for (const [item, count] of wanted.entries()) {
    const [all, part] = [totals[item] ?? 0, counted[item] ?? 0]
    if (count > all) missing.push([item, count - all])
    else if (count < part) extra.push([item, part - count])
  }
  return { missing, extra, faultless: faults.length === 0 }
}
