import type { Fact, Keyword, Profile } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { Sheet } from '../../engine/sheet.ts'
import { longDate, nameOfId, titleCase } from '../../engine/wording.ts'
import { list, t } from '../../text/t.ts'
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
    ? [
        {
          label: t('Reinforced'),
          value: t(
            '{models, plural, one {# model} other {# models}}, {points, plural, one {# point} other {# points}}',
            { models: unit.models * 2, points: unit.points * 2 },
          ),
        },
      ]
    : [{ label: t('Size'), value: t('cannot be reinforced') }]
}

function placeFacts(unit: UnitData, nameOf: (id: Id) => string): readonly Fact[] {
  const facts: Fact[] = []
  const names = (ids: readonly Id[]) => ids.map(nameOf)
  if (unit.leads?.length === 0) {
    facts.push({ label: t('Leads'), value: t('nobody joins its regiment') })
  }
  if (unit.roles) facts.push({ label: t('Joins as'), value: list(unit.roles, 'or') })
  if (unit.joins) facts.push({ label: t('Joins'), value: list(names(unit.joins), 'or') })
  if (unit.onlyWith) facts.push({ label: t('Only with'), value: list(names(unit.onlyWith), 'or') })
  if (unit.onePer) {
    facts.push({
      label: t('Limit'),
      value: t('1 for each {units}', { units: list(names(unit.onePer), 'or') }),
    })
  }
  if (unit.armyMax !== undefined) {
    facts.push({
      label: t('Limit'),
      value: t('{max, number} in the army', { max: unit.armyMax }),
    })
  }
  if (unit.bonusPlace) {
    facts.push({
      label: t('Place'),
      value: t('takes none, beside {units}', {
        units: list(names(unit.bonusPlace.needs), 'or'),
      }),
    })
  }
  if (unit.regimentCap) {
    const { group, unlessLed } = unit.regimentCap
    const keyword = 'keyword' in unlessLed ? titleCase(unlessLed.keyword) : t('such')
    facts.push({
      label: t('Limit'),
      value: t('1 {group} with a leader that is not {keyword}', { group, keyword }),
    })
  }
  if (unit.auxiliary === false)
    facts.push({ label: t('Auxiliary'), value: t('not as an auxiliary unit') })
  if (unit.general === false) facts.push({ label: t('General'), value: t('cannot be the general') })
  return facts
}

/** That something moves to Legends on a day; nothing for what stays. */
export function leavingFacts(date: string | undefined): readonly Fact[] {
  if (date === undefined) return []
  const value = t('moves to Legends on {date}', { date: longDate(date) })
  return [{ label: t('Leaves'), value, tone: 'warn' }]
}

function seasonFacts(unit: UnitData, nameOf: (id: Id) => string): readonly Fact[] {
  const facts: Fact[] = []
  if (unit.excludes) {
    facts.push({ label: t('Not with'), value: list(unit.excludes.map(nameOf)) })
  }
  if (unit.excludesAll) {
    const value =
      'keyword' in unit.excludesAll
        ? t('other {keyword} units', { keyword: unit.excludesAll.keyword })
        : t('other certain units')
    facts.push({ label: t('Not with'), value })
  }
  if (unit.variantOf) facts.push({ label: t('Instead of'), value: nameOf(unit.variantOf) })
  if (unit.seasons) facts.push({ label: t('Season'), value: list(unit.seasons) })
  if (unit.legends) facts.push({ label: t('Legends'), value: t('a Legends unit'), tone: 'warn' })
  facts.push(...leavingFacts(unit.leaving))
  if (unit.priceFrom === 'community') {
    facts.push({ label: t('Price'), value: t('from community data'), tone: 'warn' })
  }
  return facts
}
