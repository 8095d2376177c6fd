import { inferLoadout } from '../../../engine/loadout-infer.ts'
import { sumOf, totalsOf, usualModels, type Models } from '../models.ts'
import type { SheetData } from '../schema.ts'
import { saidItems, type SaidItem } from './carried.ts'

/**
 * The models of a unit of which a text only says what all of them carry (`6x Gauss cannon`): the fewest that can have it. Null
 * where the usual ones can, or no number can.
 */
export function modelsCarrying(
  sheet: SheetData,
  usual: Models,
  items: readonly SaidItem[],
): Models | null {
  const said = saidItems(items)
  const carry = (models: Models) => inferLoadout(sheet, models, said, true).missing.length === 0
  const more = totalsOf(sheet).filter((total) => total > sumOf(usual))
  if (items.length === 0 || more.length === 0 || carry(usual)) return null
  for (const total of more) {
    const models = usualModels(sheet, total, total)
    if (carry(models)) return models
  }
  return null
}
