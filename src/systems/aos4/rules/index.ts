import type { AosRule } from '../army.ts'
import { armyDemands, quotas } from './army-rules.ts'
import { auxiliaries } from './auxiliaries.ts'
import { knownArmy, knownUnits, ownUnits } from './belonging.ts'
import { bonusPlaces, companions } from './companions.ts'
import { enhancements } from './enhancements.ts'
import { exclusions } from './exclusions.ts'
import { oneGeneral, warmaster } from './general.ts'
import {
  cardsToChoose,
  earlierSeason,
  formationToChoose,
  leaving,
  loresToChoose,
  openQuestions,
  surchargeSource,
  unconfirmedRenown,
} from './notes.ts'
import { pointsLimit } from './points.ts'
import { optionLimits, regimentOptions, roles } from './regiment-options.ts'
import { regimentCount, regimentLeader, regimentSize } from './regiments.ts'
import { reinforced } from './reinforced.ts'
import { oneRenown, renownAllowed, renownComposition } from './renown.ts'
import { legends, variants } from './seasons.ts'
import { cards, formation, lores, terrain } from './slots.ts'
import { unique } from './unique.ts'
import { wargear } from './wargear.ts'

/** Rules that make a list illegal when broken, in the order of the rulebook. */
export const bindingRules: readonly AosRule[] = [
  ownUnits,
  pointsLimit,
  regimentCount,
  regimentLeader,
  regimentSize,
  regimentOptions,
  optionLimits,
  roles,
  companions,
  bonusPlaces,
  oneGeneral,
  warmaster,
  unique,
  reinforced,
  auxiliaries,
  oneRenown,
  renownAllowed,
  renownComposition,
  enhancements,
  formation,
  lores,
  terrain,
  cards,
  legends,
  variants,
  armyDemands,
  quotas,
  exclusions,
  knownUnits,
  knownArmy,
]

/** All rules: those that bind, then those that only inform. */
export const rules: readonly AosRule[] = [
  ...bindingRules,
  cardsToChoose,
  formationToChoose,
  loresToChoose,
  leaving,
  unconfirmedRenown,
  openQuestions,
  surchargeSource,
  earlierSeason,
  wargear,
]
