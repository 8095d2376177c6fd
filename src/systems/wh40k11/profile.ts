import type { Fact, Keyword, Profile } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { Sheet } from '../../engine/sheet.ts'
import { counted, listing, nameOfId, titleCase } from '../../engine/wording.ts'
import { totalsOf, totalsWords } from './models.ts'
import { priceRows, sizePrices, withoutAdded, type Priced } from './prices.ts'
import type { FortyData, SheetData, UnitData } from './schema.ts'
import { armyRuleText } from './texts.ts'

interface Known {
  readonly data: FortyData
  readonly entry: UnitData
  readonly priced: Priced | null
  readonly sheet: SheetData | null
  readonly keywords: ReadonlySet<string>
  readonly nameOf: (unit: Id) => string | null
}

/** The profile of a unit as a page lists it. */
export function profileOf(known: Known): Profile {
  const { data, entry, priced, sheet, keywords, nameOf } = known
  const names = (entry.joins ?? []).flatMap((id) => nameOf(id) ?? [])
  const sets = (entry.joinsKeywords ?? []).map((set) => set.map(titleCase).join(' '))
  return {
    ...bareProfile(entry.id, entry.name),
    sizes: priced ? sizePrices(priced, sheet) : [],
    prices: priced ? priceRows(priced) : [],
    sheet: sheet && shownSheet(data, sheet),
    keywords: [...keywords].map((name) => keywordOf(data, name)),
    hero: keywords.has('CHARACTER'),
    unique: keywords.has('EPIC HERO'),
    legends: entry.legends ?? false,
    leads: [...names, ...sets],
    facts: [...joinFacts(entry), ...priceFacts(priced, sheet), ...sheetFacts(sheet, entry)],
  }
}

function keywordOf({ naming }: FortyData, name: string): Keyword {
  const called = naming?.word(name) ?? name
  return called === name ? { name, granted: false } : { name, called, granted: false }
}

/** The profile of something of which no more than a name is known, or only its id. */
export function bareProfile(id: Id, name: string | null): Profile {
  return {
    id,
    name: name ?? nameOfId(id),
    sizes: [],
    prices: [],
    sheet: null,
    keywords: [],
    hero: false,
    unique: false,
    legends: false,
    leaving: null,
    oldNames: [],
    leads: [],
    facts: [],
  }
}

const shown = new WeakMap<SheetData, Sheet>()

/** A datasheet as every game's card shows it. */
function shownSheet(data: FortyData, sheet: SheetData): Sheet {
  let known = shown.get(sheet)
  if (!known) {
    const { id, name, stats, weapons, bases } = sheet
    const abilities = sheet.abilities.map((ability) => shownAbility(data, id, ability))
    const keywords = [...sheet.keywords, ...sheet.factions]
    const parts = { id, name, keywords, stats, weapons, abilities, bases }
    const profiles = sheet.profiles ?? []
    // what zod infers allows a value to be undefined, which no file holds
    known = { ...parts, profiles, command: [], wargear: [] } as unknown as Sheet
    shown.set(sheet, known)
  }
  return known
}

/** The army's rule has one text for all sheets that name it. */
function shownAbility(data: FortyData, sheet: Id, ability: SheetData['abilities'][number]) {
  if (ability.kind !== 'faction') return ability
  return { ...ability, text: armyRuleText(data, sheet.slice(0, sheet.indexOf('/')), ability.name) }
}

/** A leader may stand alone; a support unit has to be with others. */
function joinFacts({ role }: UnitData): readonly Fact[] {
  return role === 'support' ? [{ label: 'Support', value: 'must join a unit' }] : []
}

function priceFacts(priced: Priced | null, sheet: SheetData | null): readonly Fact[] {
  if (!priced) return [{ label: 'Price', value: 'none in this points version', tone: 'warn' }]
  const facts: Fact[] = [...sizeFacts(priced, sheet)]
  for (const { name, points } of priced.addons ?? []) {
    facts.push({ label: 'Add-on', value: `${name} +${points}` })
  }
  for (const { item, name, points } of priced.wargear ?? []) {
    const called = sheet?.items[item ?? -1] ?? name
    facts.push({ label: 'Wargear', value: `${called} +${points} each` })
  }
  return facts
}

/** Sizes that the points price and the datasheet does not allow, so that nobody looks for a way to choose them. */
function sizeFacts(priced: Priced, sheet: SheetData | null): readonly Fact[] {
  if (!sheet || sheet.compositions.length === 0) return []
  const totals = totalsOf(withoutAdded(sheet, priced))
  const barred = priced.sizes.map(({ models }) => models).filter((one) => !totals.includes(one))
  if (barred.length === 0) return []
  const range = totalsWords(totals)
  const value = `${listing(barred.map(String), 'or')} cannot be chosen: priced, but the datasheet has ${range} models`
  return [{ label: 'Size', value, tone: 'warn' }]
}

const flagWords = {
  'must-be-warlord': 'must be the Warlord',
  'cannot-be-warlord': 'cannot be the Warlord',
  'no-enhancements': 'takes no enhancements',
  'one-per-army': 'one in an army',
} as const

function sheetFacts(sheet: SheetData | null, entry: UnitData): readonly Fact[] {
  const facts: Fact[] = []
  if (entry.legends) facts.push({ label: 'Legends', value: 'a Legends unit', tone: 'warn' })
  if (!sheet) {
    return [...facts, { label: 'Datasheet', value: 'none is known', tone: 'warn' }]
  }
  for (const flag of sheet.flags ?? []) facts.push({ label: 'Limit', value: flagWords[flag] })
  if (sheet.transport) facts.push({ label: 'Transport', value: counted(sheet.transport, 'model') })
  facts.push(...saveFacts(sheet))
  if (sheet.damaged) facts.push({ label: 'Damaged', value: `${sheet.damaged} wounds left` })
  if (sheet.source === 'tenth') {
    facts.push({
      label: 'Datasheet',
      value: 'of the 10th edition, without choices of wargear',
      tone: 'warn',
    })
  }
  return facts
}

/** When an invulnerable save with a star holds. */
export function saveFacts({ invulnerable = [] }: SheetData): readonly Fact[] {
  return invulnerable.map(({ value, against, notModel, ability }) => {
    const words = [
      ...(against === undefined ? [] : [`against ${against} attacks`]),
      ...(notModel === undefined ? [] : [`not ${notModel}`]),
      ...(ability === undefined ? [] : [`by ${ability}`]),
    ]
    return { label: 'Invulnerable save', value: [value, ...words].join(' ') }
  })
}
