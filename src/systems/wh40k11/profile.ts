import type { Fact, Keyword, Profile } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { Sheet } from '../../engine/sheet.ts'
import { nameOfId, titleCase } from '../../engine/wording.ts'
import { list, msg, t, tIn } from '../../text/t.ts'
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
  return role === 'support' ? [{ label: t('Support'), value: t('must join a unit') }] : []
}

function priceFacts(priced: Priced | null, sheet: SheetData | null): readonly Fact[] {
  if (!priced) {
    return [{ label: t('Price'), value: t('none in this points version'), tone: 'warn' }]
  }
  const facts: Fact[] = [...sizeFacts(priced, sheet)]
  for (const { name, points } of priced.addons ?? []) {
    facts.push({ label: t('Add-on'), value: `${name} +${points}` })
  }
  for (const { item, name, points } of priced.wargear ?? []) {
    const called = sheet?.items[item ?? -1] ?? name
    facts.push({
      label: t('Wargear'),
      value: t('{item} +{points, number} each', { item: called, points }),
    })
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
  const value = t('{sizes} cannot be chosen: priced, but the datasheet has {range} models', {
    sizes: list(barred.map(String), 'or'),
    range,
  })
  return [{ label: t('Size'), value, tone: 'warn' }]
}

const flagWords = {
  'must-be-warlord': msg('must be the Warlord'),
  'cannot-be-warlord': msg('cannot be the Warlord'),
  'no-enhancements': msg('takes no enhancements'),
  'one-per-army': msg('one in an army'),
} as const

function sheetFacts(sheet: SheetData | null, entry: UnitData): readonly Fact[] {
  const facts: Fact[] = []
  if (entry.legends) facts.push({ label: t('Legends'), value: t('a Legends unit'), tone: 'warn' })
  if (!sheet) {
    return [...facts, { label: t('Datasheet'), value: t('none is known'), tone: 'warn' }]
  }
  for (const flag of sheet.flags ?? []) {
    facts.push({ label: t('Limit'), value: t(flagWords[flag]) })
  }
  if (sheet.transport) facts.push(transportFact(sheet.transport))
  facts.push(...saveFacts(sheet))
  if (sheet.damaged) facts.push(damagedFact(sheet.damaged))
  if (sheet.source === 'tenth') {
    facts.push({
      label: t('Datasheet'),
      value: t('of the 10th edition, without choices of wargear'),
      tone: 'warn',
    })
  }
  return facts
}

/** How many models a transport takes. */
export function transportFact(models: number): Fact {
  const value = t('{models, plural, one {# model} other {# models}}', { models })
  return { label: t('Transport'), value }
}

/** From how many wounds left on a model is damaged: `1-4`. */
export function damagedFact(wounds: string): Fact {
  return { label: t('Damaged'), value: t('{wounds} wounds left', { wounds }) }
}

/** When an invulnerable save with a star holds. */
export function saveFacts({ invulnerable = [] }: SheetData): readonly Fact[] {
  return invulnerable.map(({ value, against, notModel, ability }) => {
    const words = [
      ...(against === undefined
        ? []
        : [against === 'melee' ? t('against melee attacks') : t('against ranged attacks')]),
      ...(notModel === undefined ? [] : [t('not {name}', { name: notModel })]),
      ...(ability === undefined ? [] : [t('by {name}', { name: ability })]),
    ]
    return { label: tIn('characteristic', 'Invulnerable save'), value: [value, ...words].join(' ') }
  })
}
