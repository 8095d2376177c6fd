import type {
  Reference,
  ReferenceEntry,
  ReferenceSection,
  ReferenceUnit,
} from '../../engine/reference.ts'
import type { Id } from '../../engine/roster.ts'
import type { Sheet } from '../../engine/sheet.ts'
import { longDate } from '../../engine/wording.ts'
import { msg, t, type Message } from '../../text/t.ts'
import type { AosUnit } from './army.ts'
import { catalogueOf, type Catalogue } from './catalogue.ts'
import { coverage } from './options.ts'
import { eligible } from './picks.ts'
import { leavingFacts } from './profile.ts'
import { renownSection } from './reference-renown.ts'
import { nameIn, ruleFacts } from './reference-rules.ts'
import type { AosData, ArmyData, LoreData, TableData, UnitData } from './schema.ts'
import { enhancementText, formationAbilities, loreAbilities, traitsOf } from './texts.ts'
import { resolveUnit } from './units.ts'
import { tableName } from './wording.ts'

/** Headings of units by keyword, in the order they are shown; a hero stands under the first whatever else it is. */
const roles = [
  ['HERO', msg('Heroes')],
  ['INFANTRY', msg('Infantry')],
  ['CAVALRY', msg('Cavalry')],
  ['BEAST', msg('Beasts')],
  ['MONSTER', msg('Monsters')],
  ['WAR MACHINE', msg('War machines')],
] as const

const others = msg('Others')

/** Everything about a faction, or the Army of Renown within it, whose book is loaded. */
export function reference(data: AosData, faction: Id, variant: Id | null): Reference {
  const catalogue = catalogueOf(data, faction, variant)
  const { list, title } = catalogue
  return {
    title,
    dataDate: longDate(data.manifest.version),
    units: list ? unitsOf(catalogue, list) : [],
    sections: list ? sectionsOf(catalogue, list) : [],
  }
}

/** What belongs to no army alone; needs no book. */
export function sharedReference(data: AosData): readonly ReferenceSection[] {
  const { core } = data
  const sheet = (id: Id) => (core.sheets.find((one) => one.id === id) as Sheet | undefined) ?? null
  return [
    renownSection(data, data.renown.regiments),
    loreSection(
      { data, book: null, sheet },
      { id: 'manifestation-lores', title: t('Universal manifestation lores') },
      core.manifestationLores,
    ),
    {
      id: 'battle-tactic-cards',
      title: t('Battle tactic cards'),
      entries: core.seasons.flatMap((season) =>
        season.cards.map((card) => ({ ...bare(card.id, card.name), tags: [season.short] })),
      ),
    },
  ]
}

function unitsOf(catalogue: Catalogue, list: ArmyData): readonly ReferenceUnit[] {
  const resolved = new Map(list.units.map((entry) => [entry, standIn(catalogue, entry)]))
  const leaders = [...resolved].filter(([entry]) => entry.leads !== undefined)
  const units = [...resolved].map(([entry, unit]): ReferenceUnit => ({
    profile: catalogue.profile(entry),
    role: t(headingOf(unit)),
    ledBy: leaders
      .filter(([leader, its]) => leader !== entry && coverage(its, unit)?.allowed)
      .map(([leader]) => leader.name),
    options: [],
    picks: unit.unique ? [] : list.tables.flatMap((table) => offers(catalogue, table, entry.id)),
  }))
  return units.toSorted(
    (a, b) =>
      rank(a.role) - rank(b.role) ||
      Number(a.profile.legends) - Number(b.profile.legends) ||
      a.profile.name.localeCompare(b.profile.name, 'en'),
  )
}

function headingOf({ keywords }: AosUnit): Message {
  return roles.find(([keyword]) => keywords.has(keyword))?.[1] ?? others
}

function rank(role: string): number {
  const at = roles.findIndex(([, heading]) => t(heading) === role)
  return at < 0 ? roles.length : at
}

/** The unit as it would be in a list, so that the same code judges who may lead it. */
function standIn(catalogue: Catalogue, entry: UnitData): AosUnit {
  const roster = {
    id: entry.id,
    unit: entry.id,
    role: 'member',
    size: 0,
    models: {},
    marks: [],
    picks: [],
    wargear: {},
    nickname: '',
    note: '',
  }
  const standing = { group: '', kind: 'auxiliary', season: '', member: null } as const
  return resolveUnit(catalogue, roster, standing)
}

function offers(catalogue: Catalogue, table: TableData, unit: Id): ReferenceUnit['picks'] {
  const names = table.items
    .filter((item) => eligible(table, item, unit))
    .map((item) =>
      [item.name, ...seasonTags(catalogue.data, item.seasons).map((tag) => `(${tag})`)].join(' '),
    )
  return names.length > 0 ? [{ table: tableName(table), names }] : []
}

function sectionsOf(catalogue: Catalogue, list: ArmyData): readonly ReferenceSection[] {
  const { data } = catalogue
  const universal = data.core.manifestationLores.filter(
    (lore) => list.universalLores?.includes(lore.id) ?? true,
  )
  const lores = (id: Id, title: string, all: readonly LoreData[]) =>
    loreSection(catalogue, { id, title }, all)
  const renown = data.renown.regiments.filter(
    ({ armies, unconfirmed }) =>
      armies.includes(list.id) || (unconfirmed?.includes(list.id) ?? false),
  )
  const sections: readonly ReferenceSection[] = [
    {
      id: 'army-rules',
      title: t('What the army must keep'),
      entries: ruleEntries(catalogue, list),
    },
    {
      id: 'battle-traits',
      title: t('Battle traits'),
      entries: traitsOf(catalogue, list).map((trait) => ({
        ...bare(trait.name, trait.name),
        abilities: [trait],
      })),
    },
    {
      id: 'battle-formations',
      title: t('Battle formations'),
      entries: list.formations.map((one) => ({
        ...priced(data, one),
        abilities: formationAbilities(catalogue, one),
      })),
    },
    ...list.tables.map((table) => tableSection(catalogue, table)),
    lores('spell-lores', t('Spell lores'), list.spellLores),
    lores('prayer-lores', t('Prayer lores'), list.prayerLores),
    lores('manifestation-lores', t('Manifestation lores'), [
      ...list.manifestationLores,
      ...universal,
    ]),
    {
      id: 'faction-terrain',
      title: t('Faction terrain'),
      entries: list.terrain.map((one) => ({
        ...priced(data, one),
        facts: leavingFacts(one.leaving),
        sheets: found(one.sheet === undefined ? [] : [one.sheet], catalogue.sheet),
      })),
    },
    renownSection(data, renown, list.id),
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}

function tableSection(catalogue: Catalogue, table: TableData): ReferenceSection {
  const names = (units: readonly Id[]) => units.map((id) => nameIn(catalogue, id)).join(', ')
  return {
    id: table.id,
    title: tableName(table),
    entries: table.items.map((item) => ({
      ...priced(catalogue.data, item),
      text: enhancementText(catalogue, item.id),
      facts: item.eligible ? [{ label: t('For'), value: names(item.eligible) }] : [],
    })),
  }
}

function loreSection(
  from: Pick<Catalogue, 'data' | 'book' | 'sheet'>,
  head: Pick<ReferenceSection, 'id' | 'title'>,
  lores: readonly LoreData[],
): ReferenceSection {
  return {
    ...head,
    entries: lores.map((lore) => ({
      ...priced(from.data, lore),
      abilities: loreAbilities(from, lore),
      sheets: found(lore.sheets ?? [], from.sheet),
      words: lore.abilities.map((ability) => ability.name),
    })),
  }
}

function ruleEntries(catalogue: Catalogue, list: ArmyData): readonly ReferenceEntry[] {
  return list.rules.map((rule, at) => {
    const { name, facts } = ruleFacts(catalogue, rule)
    return { ...bare(`rule-${at}`, name), facts }
  })
}

function found(ids: readonly Id[], sheet: (id: Id) => Sheet | null): readonly Sheet[] {
  return ids.flatMap((id) => sheet(id) ?? [])
}

function bare(id: Id, name: string): ReferenceEntry {
  return {
    id,
    name,
    points: null,
    tags: [],
    facts: [],
    abilities: [],
    sheets: [],
    armies: null,
    words: [],
  }
}

interface Priced {
  readonly id: Id
  readonly name: string
  readonly points: number
  readonly seasons?: readonly string[] | undefined
  readonly legends?: true | undefined
}

function priced(data: AosData | undefined, one: Priced): ReferenceEntry {
  const legends = one.legends ? [t('Legends')] : []
  return {
    ...bare(one.id, one.name),
    points: one.points,
    tags: [...legends, ...seasonTags(data, one.seasons)],
  }
}

/** A mark for what belongs to another season than the current one alone. */
function seasonTags(
  data: AosData | undefined,
  seasons: readonly string[] | undefined,
): readonly string[] {
  const current = data?.core.seasons.find((season) => season.current)?.id
  return seasons === undefined || (current !== undefined && seasons.includes(current))
    ? []
    : [seasons.join(', ')]
}
