import type { Fact } from '../../engine/army.ts'
import type { Outfit, OutfitItem, OutfitModels } from '../../engine/outfit.ts'
import type { Id } from '../../engine/roster.ts'
import type { Ability } from '../../engine/sheet.ts'
import { list } from '../../text/t.ts'
import type { FortyArmy, FortyUnit } from './army.ts'
import { choiceKey } from './loadout.ts'
import { crewOf } from './prices.ts'
import { damagedFact, saveFacts, transportFact } from './profile.ts'
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
    abilities: abilitiesOf(sheet, unit.profile.sheet?.abilities ?? [], items),
    facts: factsOf(sheet),
  }
}

/** Models without a stat line of their own, those of add-ons, are no line here. */
function modelsOf(unit: FortyUnit, sheet: SheetData): readonly OutfitModels[] {
  return statLinesOf(sheet, crewOf(unit.counts, unit.addons, unit.priced))
    .map(({ stats, kinds }) => ({
      name: list(kinds.map(({ name, count }) => `${count} ${name}`)),
      count: kinds.reduce((sum, { count }) => sum + count, 0),
      stats: stats as Readonly<Record<Id, string>>,
      wounds: woundsIn(stats),
    }))
    .toSorted((a, b) => b.count - a.count)
}

function sheetItems(unit: FortyUnit, sheet: SheetData): readonly OutfitItem[] {
  const { priced } = unit
  const { totals } = unit.loadout()
  // a set keeps the order of what is put in first: weapons as the sheet has them, then the rest
  const order = new Set([...sheet.weapons.map(({ item }) => item), ...sheet.items.keys()])
  return [...order].flatMap((item): readonly OutfitItem[] => {
    const count = totals[item] ?? 0
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

/** A kind by its name alone: `Veterans (bolt rifle)` and `Veterans w/ bolt rifle` are Veterans. */
const plainName = (kind: string): string => kind.replace(/ (?:\(.*\)|w\/ .*)$/, '')

/** Who has the item, where not every model has: kinds of models, one of several with its number where not all of it have it. */
function bearersOf(unit: FortyUnit, sheet: SheetData, item: number): string {
  const counts = crewOf(unit.counts, unit.addons, unit.priced)
  const names = new Map(sheet.models.map(({ id, name }) => [id, plainName(name)]))
  const present = new Map<string, { all: number; having: number }>()
  for (const { id } of sheet.models) {
    const kind = present.get(names.get(id) ?? '') ?? { all: 0, having: 0 }
    kind.all += counts[id] ?? 0
    if (kind.all > 0) present.set(names.get(id) ?? '', kind)
  }
  for (const { kind: id, models, items } of unit.loadout().armed) {
    const kind = present.get(names.get(id ?? '') ?? '')
    if (kind && items.some(([one]) => one === item)) kind.having += models
  }
  const having = [...present].filter(([, kind]) => kind.having > 0)
  const [only] = having
  if (present.size < 2 || [...present.values()].every((kind) => kind.having === kind.all)) return ''
  if (only && having.length === 1) return only[0]
  return list(
    having.map(([name, kind]) => (kind.having === kind.all ? name : `${kind.having} ${name}`)),
  )
}

/** Wargear that the list names and the datasheet does not offer. */
function namedItems({ roster }: FortyUnit): readonly OutfitItem[] {
  return Object.entries(roster.wargear)
    .filter(([key, count]) => count > 0 && !choiceKey.test(key))
    .map(([name, count]) => ({ name, count, bearers: '', points: 0, weapons: [] }))
}

function abilitiesOf(
  sheet: SheetData,
  all: readonly Ability[],
  items: readonly OutfitItem[],
): readonly Ability[] {
  const missing = new Set(sheet.items)
  for (const { name } of items) missing.delete(name)
  return all.filter(({ name, kind }) => kind !== 'wargear' || !missing.has(name))
}

function factsOf(sheet: SheetData): readonly Fact[] {
  const { transport, damaged } = sheet
  return [
    ...saveFacts(sheet),
    ...(transport ? [transportFact(transport)] : []),
    ...(damaged ? [damagedFact(damaged)] : []),
  ]
}
