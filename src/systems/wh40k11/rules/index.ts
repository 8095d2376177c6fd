import type { FortyRule } from '../army.ts'
import { allyRules } from './allies.ts'
import { armyFaction, pointsLimit } from './army.ts'
import { attachedUnits, attachLists, supportUnits } from './attaching.ts'
import { battleSize } from './battle-size.ts'
import { knownUnits, ownUnits } from './belonging.ts'
import { chapters } from './chapters.ts'
import { addons, composition, wargear } from './composition.ts'
import { copies, onePerArmy } from './copies.ts'
import { demands, requiredEnhancements } from './demands.ts'
import {
  detachments,
  disposition,
  dispositionToChoose,
  loneDetachment,
  uniqueTags,
} from './detachments.ts'
import {
  eligibleUnits,
  enhancementLimit,
  enhancementSource,
  onePerUnit,
  ordinaryEnhancements,
  upgrades,
} from './enhancements.ts'
import { chosenKeywords, keywordsToChoose, sharedMarks } from './keywords.ts'
import { datasheets, emptyTransports, legends, openQuestions, reserves } from './notes.ts'
import { freeChoices, joinsBefore } from './unchecked.ts'
import { warlord, warlordByName } from './warlord.ts'

/** Rules that make a list illegal when broken, in the order of the rulebook. */
export const bindingRules: readonly FortyRule[] = [
  armyFaction,
  enhancementLimit,
  copies,
  pointsLimit,
  detachments,
  uniqueTags,
  disposition,
  demands,
  ownUnits,
  warlord,
  warlordByName,
  attachedUnits,
  supportUnits,
  attachLists,
  enhancementSource,
  ordinaryEnhancements,
  upgrades,
  onePerUnit,
  eligibleUnits,
  chosenKeywords,
  composition,
  wargear,
  addons,
  onePerArmy,
  legends,
  requiredEnhancements,
  knownUnits,
  sharedMarks,
  ...allyRules,
  chapters,
]

/** All rules: those that bind, then those that only inform. */
export const rules: readonly FortyRule[] = [
  ...bindingRules,
  battleSize,
  loneDetachment,
  dispositionToChoose,
  keywordsToChoose,
  freeChoices,
  joinsBefore,
  emptyTransports,
  reserves,
  datasheets,
  openQuestions,
]
