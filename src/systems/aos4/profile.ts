import type { Fact, Keyword, Profile } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { Sheet } from '../../engine/sheet.ts'
import { listing, longDate, nameOfId, titleCase } from '../../engine/wording.ts'
import { optionLabels } from './options.ts'
import type { RenownRegiment, UnitData } from './schema.ts'

export type Member = RenownRegiment['members'][number]

/** The profile of a unit in an army's list. `entry` finds the others that its notes name. */
export function profileOf(
  unit: UnitData,
  sheet: Sheet | null,
  keywords: ReadonlySet<string>,
  entry: (id: Id) => UnitData | null,
): Profile {
  const nameOf = (id: Id) => entry(id)?.name ?? nameOfId(id)
  const sizes = [{ points: unit.points, models: unit.models, kinds: '' }]
  if (unit.reinforce && unit.models > 1) {
    sizes.push({ points: unit.points * 2, models: unit.models * 2, kinds: '' })
  }
  return {
    id: unit.id,
    name: unit.name,
    sizes,
    prices: [],
    sheet,
    keywords: shownKeywords(sheet, keywords),
    hero: keywords.has('HERO'),
    unique: keywords.has('UNIQUE'),
    legends: unit.legends ?? false,
    leaving: unit.leaving ?? null,
    oldNames: unit.oldNames ?? [],
    leads: optionLabels(unit.leads ?? []),
    facts: [...sizeFacts(unit), ...placeFacts(unit, nameOf), ...seasonFacts(unit, nameOf)],
  }
}

/** The profile of a member of a Regiment of Renown; the sheet may be in a book that is not loaded. */
export function memberProfile(member: Member, sheet: Sheet | null): Profile {
  const keywords = new Set([...member.keywords, ...(sheet?.keywords ?? [])])
  return {
    ...bare(member.unit, member.name, member.points ?? 0, member.models),
    sheet,
    keywords: shownKeywords(sheet, keywords),
    hero: keywords.has('HERO'),
    unique: keywords.has('UNIQUE'),
  }
}

/** The profile of a unit that only the index knows, or nobody (`name` null). */
export function foreignProfile(
  id: Id,
  name: string | null,
  points: number,
  models: number,
): Profile {
  return bare(id, name ?? nameOfId(id), points, models)
}

function bare(id: Id, name: string, points: number, models: number): Profile {
  return {
    id,
    name,
    sizes: [{ points, models, kinds: '' }],
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

function shownKeywords(sheet: Sheet | null, all: ReadonlySet<string>): readonly Keyword[] {
  const printed = new Set(sheet?.keywords ?? [])
  return [...all].map((name) => ({ name, granted: sheet !== null && !printed.has(name) }))
}

function sizeFacts(unit: UnitData): readonly Fact[] {
  if (unit.models === 1) return []
  return unit.reinforce
    ? [{ label: 'Reinforced', value: `${unit.models * 2} models, ${unit.points * 2} points` }]
    : [{ label: 'Size', value: 'cannot be reinforced' }]
}

function placeFacts(unit: UnitData, nameOf: (id: Id) => string): readonly Fact[] {
  const facts: Fact[] = []
  const names = (ids: readonly Id[]) => ids.map(nameOf)
  if (unit.leads?.length === 0) facts.push({ label: 'Leads', value: 'nobody joins its regiment' })
  if (unit.roles) facts.push({ label: 'Joins as', value: listing(unit.roles, 'or') })
  if (unit.joins) facts.push({ label: 'Joins', value: listing(names(unit.joins), 'or') })
  if (unit.onlyWith) facts.push({ label: 'Only with', value: listing(names(unit.onlyWith), 'or') })
  if (unit.onePer) {
    facts.push({ label: 'Limit', value: `1 for each ${listing(names(unit.onePer), 'or')}` })
  }
  if (unit.armyMax !== undefined) {
    facts.push({ label: 'Limit', value: `${unit.armyMax} in the army` })
  }
  if (unit.bonusPlace) {
    facts.push({
      label: 'Place',
      value: `takes none, beside ${listing(names(unit.bonusPlace.needs), 'or')}`,
    })
  }
  if (unit.regimentCap) {
    const { group, unlessLed } = unit.regimentCap
    const led = 'keyword' in unlessLed ? titleCase(unlessLed.keyword) : 'such'
    facts.push({ label: 'Limit', value: `1 ${group} with a leader that is not ${led}` })
  }
  if (unit.auxiliary === false)
    facts.push({ label: 'Auxiliary', value: 'not as an auxiliary unit' })
  if (unit.general === false) facts.push({ label: 'General', value: 'cannot be the general' })
  return facts
}

/** That something moves to Legends on a day; nothing for what stays. */
export function leavingFacts(date: string | undefined): readonly Fact[] {
  if (date === undefined) return []
  return [{ label: 'Leaves', value: `moves to Legends on ${longDate(date)}`, tone: 'warn' }]
}

function seasonFacts(unit: UnitData, nameOf: (id: Id) => string): readonly Fact[] {
  const facts: Fact[] = []
  if (unit.excludes) facts.push({ label: 'Not with', value: listing(unit.excludes.map(nameOf)) })
  if (unit.excludesAll) {
    const what = 'keyword' in unit.excludesAll ? unit.excludesAll.keyword : 'certain'
    facts.push({ label: 'Not with', value: `other ${what} units` })
  }
  if (unit.variantOf) facts.push({ label: 'Instead of', value: nameOf(unit.variantOf) })
  if (unit.seasons) facts.push({ label: 'Season', value: listing(unit.seasons) })
  if (unit.legends) facts.push({ label: 'Legends', value: 'a Legends unit', tone: 'warn' })
  facts.push(...leavingFacts(unit.leaving))
  if (unit.priceFrom === 'community') {
    facts.push({ label: 'Price', value: 'from community data', tone: 'warn' })
  }
  return facts
}
