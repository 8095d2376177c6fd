import type { System } from '../../engine/system.ts'
import { armyChoices, booksOf, emptyRoster, knows, priceBooks } from './armies.ts'
import type { FortyArmy } from './army.ts'
import { overview } from './brought.ts'
import { candidates } from './candidates.ts'
import { describe } from './describe.ts'
import { details } from './details.ts'
import { drops } from './drops.ts'
import { judge } from './judge.ts'
import { moves } from './moves.ts'
import { shownData } from './official-names.ts'
import { outfit } from './outfit.ts'
import { missingBooks, places } from './places.ts'
import { playBooks, playSheet } from './play.ts'
import { reference, sharedReference } from './reference.ts'
import { officialArmy, resolve } from './resolve.ts'
import type { FortyData } from './schema.ts'
import { shownSeasons } from './seasons.ts'
import { turnAids } from './stratagems.ts'
import { unitChoices } from './unit-choices.ts'
import { phases, stats, weaponColumns, words } from './words.ts'

/** Warhammer 40,000, 11th edition. */
export const wh40k11: System<FortyData, FortyArmy> = {
  id: 'wh40k11',
  get words() {
    return words()
  },
  sizes: [1000, 2000],
  usualSize: 2000,
  get seasons() {
    return shownSeasons()
  },
  get stats() {
    return stats()
  },
  phases,
  get weaponColumns() {
    return weaponColumns()
  },
  rules: judge.rules,
  booksOf,
  emptyRoster,
  priceBooks,
  knows,
  resolve: (roster, data) => resolve(roster, shownData(data)),
  official: officialArmy,
  again: judge.again,
  armies: armyChoices,
  places,
  candidates,
  missingBooks,
  moves,
  drops,
  describe,
  turnAids,
  playBooks,
  playSheet,
  unitChoices,
  outfit,
  details,
  overview,
  reference: (data, faction) => reference(shownData(data), faction),
  sharedReference: (data) => sharedReference(shownData(data)),
}
