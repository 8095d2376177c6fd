import { entry, type HandCorrection } from '../hand-correction.ts'
import { itemSlips, loadouts, weaponSlips } from './item-slips.ts'
import {
  attachTargets,
  borrowedSheets,
  chaosTitans,
  eligibilities,
  keywordSlips,
  manualNames,
  unitNames,
  unitSizes,
  withoutSheet,
} from './overlay.ts'
import { ruleMomentCorrections } from './play-by-hand.ts'
import { coreNumbers, stratagemSlips } from './stratagem-slips.ts'

/** Every entry of the overlay, for the audit. */
export const handCorrections: readonly HandCorrection[] = [
  ...manualNames.map((one) => entry(one.manual, `called ${one.app}`, one)),
  ...unitNames.map((one) => entry(one.manual, `called ${one.sheet}`, one)),
  ...borrowedSheets.map((one) => entry(one.units.join(', '), `datasheets of ${one.from}`, one)),
  ...keywordSlips.map((one) => entry(one.text, `read as ${one.keyword}`, one)),
  ...itemSlips.map((one) => entry(`${one.sheet}: ${one.text}`, `read as ${one.item}`, one)),
  ...weaponSlips.map((one) => entry(`${one.sheet}: ${one.text}`, `called ${one.weapon}`, one)),
  ...loadouts.map((one) => entry(one.sheet, 'default loadout given', one)),
  ...unitSizes.map((one) => entry(one.sheet, `${one.min} to ${one.max} models`, one)),
  ...attachTargets.map((one) =>
    entry(one.target, `read as ${(one.units ?? one.keywords ?? []).join(', ')}`, one),
  ),
  ...eligibilities.map((one) =>
    entry(one.enhancement, `for ${one.anyOf.map((set) => set.join(' ')).join(' or ')}`, one),
  ),
  ...stratagemSlips.map(({ detachment, stratagem, phases, turn }) =>
    entry(
      `${detachment}: ${stratagem}`,
      [...(phases ?? []), ...(turn === undefined ? [] : [`turn: ${turn}`])].join(', '),
      {
        reason: 'Its own text names another time than the fields beside it',
        source: 'App data 912',
      },
    ),
  ),
  ...coreNumbers.map(({ stratagem, rule }) =>
    entry(`Core stratagem ${stratagem}`, `number ${rule}`, {
      reason: 'The core rules of the app number it so, earlier facts otherwise',
      source: 'App data 912',
    }),
  ),
  entry('Chaos Titan Legions', 'datasheets of Titan Legions with keywords of Chaos', chaosTitans),
  ...withoutSheet.map((one) => entry(one.unit, 'no datasheet', one)),
  ...ruleMomentCorrections,
]
