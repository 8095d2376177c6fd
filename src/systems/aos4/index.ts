import type { System } from '../../engine/system.ts'
import { armyChoices, booksOf, emptyRoster, knows, priceBooks } from './armies.ts'
import type { AosArmy } from './army.ts'
import { candidates } from './candidates.ts'
import { describe } from './describe.ts'
import { details, overview } from './details.ts'
import { drops } from './drops.ts'
import { judge } from './judge.ts'
import { moves } from './moves.ts'
import { places } from './places.ts'
import { playBooks, playSheet } from './play.ts'
import { reference, sharedReference } from './reference.ts'
import { resolve } from './resolve.ts'
import type { AosData } from './schema.ts'
import { seasons } from './seasons.ts'
import { turnAids } from './turn-aids.ts'
import { unitChoices } from './unit-choices.ts'
import { phases, stats, weaponColumns, words } from './words.ts'

/** Warhammer: Age of Sigmar, fourth edition. */
export const aos4: System<AosData, AosArmy> = {
  id: 'aos4',
  get words() {
    return words()
  },
  sizes: [1000, 1500, 2000],
  usualSize: 2000,
  seasons,
  get stats() {
    return stats()
  },
  phases,
  get weaponColumns() {
    return weaponColumns()
  },
  ...judge,
  booksOf,
  emptyRoster,
  priceBooks,
  knows,
  resolve,
  official: (army) => army,
  armies: armyChoices,
  places,
  candidates,
  missingBooks: () => [],
  turnAids,
  playBooks,
  playSheet,
  unitChoices,
  // a warscroll counts how many models carry what, but not which of its weapons that leaves out
  outfit: () => null,
  details,
  overview,
  moves,
  drops,
  describe,
  reference,
  sharedReference,
}
