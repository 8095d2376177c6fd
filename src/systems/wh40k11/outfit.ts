import type { Fact } from '../../engine/army.ts'
import type { Outfit, OutfitItem, OutfitModels } from '../../engine/outfit.ts'
import type { Id } from '../../engine/roster.ts'
import type { Ability } from '../../engine/sheet.ts'
import { counted, listing } from '../../engine/wording.ts'
import type { FortyArmy, FortyUnit } from './army.ts'
import { choiceKey } from './loadout.ts'
import { crewOf } from './prices.ts'
import type { SheetData } from './schema.ts'
import { statLinesOf, woundsIn } from './stat-lines.ts'

/** A unit's models and what they carry; null for one that is not in the list, or of which no datasheet is known. */
export function outfit(army: FortyArmy, id: Id): Outfit | null {
  const unit = army.units.get(id)
  const sheet = unit?.data
  if (!unit || !sheet) return null
  const items = [...sheetItems(unit, sheet), ...namedItems(unit)]
  return {
    models: modelsOf(unit, sheet),
    items,
    abilities: abilitiesOf(sheet, items),
    facts: factsOf(sheet),
  }
}

/** Models without a stat line of their own, those of add-ons, are no line here. */
function modelsOf(unit: FortyUnit, sheet: SheetData): readonly OutfitModels[] {
  return statLinesOf(sheet, crewOf(unit.counts, unit.addons, unit.priced))
    .map(({ stats, kinds }) => ({
      name: listing(kinds.map(({ name, count }) => `${count} ${name}`)),
      count: kinds.reduce((sum, { count }) => sum + count, 0),
      stats: stats as Readonly<Record<Id, string>>,
      wounds: woundsIn(stats),
    }))
    .toSorted((a, b) => b.count - a.count)
}

function sheetItems(unit: FortyUnit, sheet: SheetData): readonly OutfitItem[] {
  const { loadout, priced } = unit
  // a set keeps the order of what is put in first: weapons as the sheet has them, then the rest
  const order = new Set([...sheet.weapons.map(({ item }) => item), ...sheet.items.keys()])
  return [...order].flatMap((item): readonly OutfitItem[] => {
    const count = loadout.totals[item] ?? 0
    if (count === 0) return []
    return [
      {
        name: sheet.items[item] ?? '',
        count,
        bearers: bearersOf(unit, sheet, item),
        points: priced?.wargear?.find((one) => one.item === item)?.points ?? 0,
        weapons: sheet.weapons.filter((one) => one.item === item),
      },
    ]
  })
}

/** Kinds of models that have the item, with their number where not all of the kind have it. */
function bearersOf(unit: FortyUnit, sheet: SheetData, item: number): string {
  const { loadout } = unit
  const counts = crewOf(unit.counts, unit.addons, unit.priced)
  const having = new Map<Id, number>()
  for (const { kind, models, items } of loadout.armed) {
    if (kind === null || !items.some(([one]) => one === item)) continue
    having.set(kind, (having.get(kind) ?? 0) + models)
  }
  const present = sheet.models.filter(({ id }) => (counts[id] ?? 0) > 0)
  if (present.length < 2 || present.every(({ id }) => having.get(id) === counts[id])) return ''
  return listing(
    present.flatMap(({ id, name }) => {
      const models = having.get(id) ?? 0
      if (models === 0) return []
      return [models === counts[id] ? name : `${models} ${name}`]
    }),
  )
}

/** Wargear that the list names and the datasheet does not offer. */
function namedItems({ roster }: FortyUnit): readonly OutfitItem[] {
  return Object.entries(roster.wargear)
    .filter(([key, count]) => count > 0 && !choiceKey.test(key))
    .map(([name, count]) => ({ name, count, bearers: '', points: 0, weapons: [] }))
}

function abilitiesOf(sheet: SheetData, items: readonly OutfitItem[]): readonly Ability[] {
  const missing = new Set(sheet.items)
  for (const { name } of items) missing.delete(name)
  return sheet.abilities.filter(({ name, kind }) => kind !== 'wargear' || !missing.has(name))
}

function factsOf({ transport, damaged }: SheetData): readonly Fact[] {
  const facts: Fact[] = []
  if (transport) facts.push({ label: 'Transport', value: counted(transport, 'model') })
  if (damaged) facts.push({ label: 'Damaged', value: `${damaged} wounds left` })
  return facts
}
