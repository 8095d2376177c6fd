import type { Fact } from '../../engine/army.ts'
import type {
  Reference,
  ReferenceEntry,
  ReferenceSection,
  ReferenceUnit,
} from '../../engine/reference.ts'
import type { Id } from '../../engine/roster.ts'
import type { Ability } from '../../engine/sheet.ts'
import { longDate } from '../../engine/wording.ts'
import { list as joined, msg, t } from '../../text/t.ts'
import { mayJoin } from './attaching.ts'
import { whomFor } from './candidates-picks.ts'
import { catalogueOf, type Catalogue, type Detachment, type Listed } from './catalogue.ts'
import { bearing, eligibleFor } from './filter.ts'
import { nothing } from './loadout.ts'
import { allNames, officialName } from './official-names.ts'
import { optionFacts } from './option-words.ts'
import { detachmentTags, dispositionName, dispositionWords } from './picks.ts'
import type { EnhancementData, FortyData } from './schema.ts'
import { stratagemAbility, stratagemTags } from './stratagems.ts'
import { armyRuleText, detachmentTexts, enhancementText } from './texts.ts'

/** Headings of units by keyword, in the order they are shown. */
const roles = [
  ['CHARACTER', msg('Characters')],
  ['BATTLELINE', msg('Battleline')],
  ['DEDICATED TRANSPORT', msg('Dedicated Transports')],
  ['FORTIFICATION', msg('Fortifications')],
] as const

/** Everything about a faction whose books and prices are loaded. */
export function reference(data: FortyData, faction: Id): Reference {
  const catalogue = catalogueOf(data, faction, null)
  return {
    title: catalogue.title,
    dataDate: longDate(catalogue.prices?.date ?? data.manifest.version),
    units: unitsOf(catalogue),
    sections: sectionsOf(catalogue),
  }
}

/** What belongs to no faction alone: core stratagems. */
export function sharedReference({ core }: FortyData): readonly ReferenceSection[] {
  return [
    {
      id: 'core-stratagems',
      title: t('Core stratagems'),
      entries: core.stratagems.map((one) => ({
        ...bare(one.id, one.name),
        tags: [...stratagemTags(one), t('Core Rules {section}', { section: one.rule })],
        abilities: [stratagemAbility('core', one)],
        words: officialName(one),
      })),
    },
  ]
}

/** The heading that a unit stands under, and which one that is. */
interface Placed {
  readonly role: string
  readonly rank: number
}

function unitsOf(catalogue: Catalogue): readonly ReferenceUnit[] {
  const { list } = catalogue
  return list
    .map((one): ReferenceUnit & Placed => ({
      profile: one.profile,
      ...placeOf(catalogue, one),
      ledBy: list.filter((other) => joins(other, one)).map(({ entry }) => entry.name),
      options: one.sheet ? optionFacts(one.sheet) : [],
      picks: catalogue.detachments.flatMap((detachment) => offers(detachment, one)),
    }))
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        Number(a.profile.legends) - Number(b.profile.legends) ||
        a.profile.name.localeCompare(b.profile.name, 'en'),
    )
}

/** By keyword; units of the page that only a rule on allies lets in stand under that rule. */
function placeOf(
  { allies, isAllyOf, pageId }: Catalogue,
  { entry, page, keywords }: Listed,
): Placed {
  const ally = allies.find((one) => one.from === 'host' && isAllyOf(one, entry.id))
  if (page === pageId && ally) {
    return { role: t('Allied: {ally}', { ally: ally.name }), rank: roles.length + 1 }
  }
  const at = roles.findIndex(([keyword]) => keywords.has(keyword))
  const heading = roles[at]?.[1]
  return heading ? { role: t(heading), rank: at } : { role: t('Other'), rank: roles.length }
}

function joins({ entry }: Listed, other: Listed): boolean {
  const { role } = entry
  return role !== undefined && mayJoin({ entry, enhancements: [] }, other, role)
}

function offers({ name, data }: Detachment, listed: Listed): ReferenceUnit['picks'] {
  const names = (data?.enhancements ?? [])
    .filter((one) => isFor(one, listed))
    .map((one) => one.name)
  return names.length > 0 ? [{ table: name, names }] : []
}

function isFor(enhancement: EnhancementData, { entry, keywords, sheet }: Listed): boolean {
  const named = enhancement.eligible.units?.includes(entry.id) ?? false
  if (!named && keywords.has('EPIC HERO')) return false
  if (!named && !enhancement.upgrade && !keywords.has('CHARACTER')) return false
  // which items it carries is for its owner to choose
  const has = (name: string) =>
    bearing(sheet, () => nothing)(name) || (sheet?.items ?? []).includes(name)
  return eligibleFor(enhancement, { id: entry.id, keywords, has })
}

function sectionsOf(catalogue: Catalogue): readonly ReferenceSection[] {
  const { data: all, detachments, book, pageId } = catalogue
  const sections: readonly ReferenceSection[] = [
    {
      id: 'army-rules',
      title: t('Army rules'),
      entries: (book?.rules ?? []).map((name) => ({
        ...bare(name, name),
        text: armyRuleText(all, pageId, name),
      })),
    },
    {
      id: 'detachments',
      title: t('Detachments'),
      entries: detachments.map((one) => detachmentEntry(catalogue, one)),
    },
    {
      id: 'enhancements',
      title: t('Enhancements'),
      entries: detachments.flatMap((one) =>
        (one.data?.enhancements ?? []).map((enhancement) => enhancementEntry(one, enhancement)),
      ),
    },
    {
      id: 'stratagems',
      title: t('Stratagems'),
      entries: detachments.flatMap(({ name, data, book: from }) =>
        (data?.stratagems ?? []).map((one) => ({
          ...bare(one.id, one.name),
          tags: stratagemTags(one),
          facts: [{ label: t('Detachment'), value: name }],
          abilities: [stratagemAbility(from ?? '', one)],
          words: [...officialName(one), ...(data ? allNames(data) : [name])],
        })),
      ),
    },
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}

/** A detachment with its rule, its enhancements with price and bearers, and its stratagems. */
export function detachmentEntry(catalogue: Catalogue, detachment: Detachment): ReferenceEntry {
  const { id, name, data, book, price } = detachment
  const rules = detachmentTexts(detachment)
  const dispositions = price.dispositions.map((one) => dispositionName(catalogue, one))
  const facts: Fact[] = [
    { label: t('Force disposition'), value: joined(dispositions, 'or') },
    ...(data?.enhancements ?? []).map((one) => ({
      label: one.upgrade ? t('Upgrade') : t('Enhancement'),
      value: t('{enhancement}, {points, number} points, for {whom}', {
        enhancement: one.name,
        points: price.enhancements[one.id] ?? 0,
        whom: whomFor(one),
      }),
    })),
  ]
  return {
    ...bare(id, name),
    tags: detachmentTags(detachment),
    facts,
    abilities: [
      ...rules.map((rule): Ability => ({ ...rule, kind: 'rule' })),
      ...(data?.stratagems ?? []).map((one) => stratagemAbility(book ?? '', one)),
    ],
    words: [
      ...(data ? officialName(data) : []),
      ...dispositions,
      ...dispositionWords(catalogue, price.dispositions),
    ],
  }
}

function enhancementEntry(detachment: Detachment, one: EnhancementData): ReferenceEntry {
  const { name, price } = detachment
  return {
    ...bare(one.id, one.name),
    points: price.enhancements[one.id] ?? null,
    tags: one.upgrade ? [t('Upgrade')] : [],
    facts: [
      { label: t('Detachment'), value: name },
      { label: t('For'), value: whomFor(one) },
    ],
    words: [...officialName(one), ...allNames(detachment.data ?? detachment)],
    text: enhancementText(detachment, one.id),
  }
}

function bare(id: Id, name: string): ReferenceEntry {
  const abilities: readonly Ability[] = []
  return {
    id,
    name,
    points: null,
    tags: [],
    facts: [],
    abilities,
    sheets: [],
    armies: null,
    words: [],
  }
}
