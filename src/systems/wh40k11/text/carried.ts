import type { SaidItems } from '../../../engine/loadout-infer.ts'
import type { Id } from '../../../engine/roster.ts'

/** Items that a line says models have. */
export interface SaidItem {
  readonly line: number
  /** Several where the sheet has two items of one name. */
  readonly items: readonly number[]
  readonly count: number
  readonly name: string
  readonly sure: boolean
  /** Null where the text does not say whose they are. */
  readonly kind: Id | null
  readonly candidates: readonly string[]
}

/** Models that a line names; of several kinds where the text does not tell them apart. */
export interface SaidModels {
  readonly kinds: readonly Id[]
  readonly count: number
}

/** What the lines under a unit say of its models and what they carry. */
export interface Carried {
  readonly models: SaidModels[]
  readonly items: SaidItem[]
}

/** Items by kind of model, as the search for choices wants them. */
export function saidItems(items: readonly SaidItem[]): SaidItems {
  const said = new Map<string | null, Map<number, number>>()
  for (const { kind, items: which, count } of items) {
    const held = said.get(kind) ?? new Map<number, number>()
    said.set(kind, held)
    for (const item of which) held.set(item, (held.get(item) ?? 0) + count)
  }
  return said
}
