import { entry, type HandCorrection } from '../hand-correction.ts'
import { abilityInWords, renownCorrections } from './overlay-renown-rules.ts'
import {
  boundUnits,
  doubtfulQuotas,
  doubtfulRoles,
  loreArmies,
  lostUnits,
  oldNames,
  optionNames,
  renames,
  renownNames,
  renownSpellings,
  roleNames,
  roles,
  standardUnits,
} from './overlay.ts'

/** Every entry of the overlay, for the audit. */
export const handCorrections: readonly HandCorrection[] = [
  ...lostUnits.map((one) => entry(one.unit, `added to ${one.faction}`, one)),
  ...[...renames, ...renownNames, ...optionNames, ...roleNames].map((one) =>
    entry(one.community, `called ${one.official}`, one),
  ),
  ...standardUnits.map((one) => entry(one.variant, `stands in for ${one.standard}`, one)),
  ...roles.map((one) => entry(one.unit, `joins as ${one.roles.join(', ')}`, one)),
  ...boundUnits.map((one) => entry(one.unit, `only with ${one.leaders.join(', ')}`, one)),
  ...doubtfulQuotas.map((one) => entry(one.army, 'limit marked as doubtful', one)),
  ...doubtfulRoles.map((one) => entry(one.army, `role ${one.role} marked as doubtful`, one)),
  ...loreArmies.map((one) => entry(one.named, `lore of ${one.army}`, one)),
  ...oldNames.map((one) => entry(one.unit, `formerly ${one.names.join(', ')}`, one)),
  ...renownCorrections.map((one) =>
    entry(`${one.regiment}: ${one.ability}`, abilityInWords(one.now), one),
  ),
  ...renownSpellings.map((one) => entry(one.name, `also ${one.others.join(', ')}`, one)),
]
