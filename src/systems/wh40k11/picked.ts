import type { Slot } from '../../engine/army.ts'
import type { RosterPick } from '../../engine/roster.ts'
import type { BattleSize, Chosen } from './army.ts'
import type { Catalogue } from './catalogue.ts'
import { armySlotsOf, chosenOf } from './picks.ts'

/** What the picks of the whole army come to. */
export interface Picked {
  readonly size: BattleSize
  readonly chosen: readonly Chosen[]
  readonly slots: readonly Slot[]
}

const known = new WeakMap<Catalogue, WeakMap<readonly RosterPick[], Picked>>()

/** The army's detachments and slots; the same objects for as long as picks and size stay as they are. */
export function pickedOf(
  catalogue: Catalogue,
  size: BattleSize,
  picks: readonly RosterPick[],
): Picked {
  let ofCatalogue = known.get(catalogue)
  if (ofCatalogue === undefined) known.set(catalogue, (ofCatalogue = new WeakMap()))
  let picked = ofCatalogue.get(picks)
  if (picked?.size !== size) {
    const chosen = chosenOf(catalogue, picks)
    picked = { size, chosen, slots: armySlotsOf(catalogue, size, chosen, picks) }
    ofCatalogue.set(picks, picked)
  }
  return picked
}
