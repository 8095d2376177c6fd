import type { Fact } from '../../engine/army.ts'
import type { ArmyLink, ReferenceEntry, ReferenceSection } from '../../engine/reference.ts'
import type { Id } from '../../engine/roster.ts'
import { nameOfId, rangeWords } from '../../engine/wording.ts'
import { t } from '../../text/t.ts'
import { leavingFacts } from './profile.ts'
import type { AosData, RenownRegiment } from './schema.ts'
import { regimentAbilities } from './texts.ts'

/**
 * Regiments of Renown with composition, price and the armies that may take them. `only` is the army whose page this is: there
 * the other armies are left out.
 */
export function renownSection(
  data: AosData,
  regiments: readonly RenownRegiment[],
  only: Id | null = null,
): ReferenceSection {
  return {
    id: 'regiments-of-renown',
    title: only === null ? t('Regiments of Renown') : t('Regiments of Renown it may take'),
    entries: regiments
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map((regiment) => renownEntry(data, regiment, only)),
  }
}

function renownEntry(data: AosData, regiment: RenownRegiment, only: Id | null): ReferenceEntry {
  const unconfirmed = regiment.unconfirmed ?? []
  const links = [
    ...regiment.armies.map((id) => armyLink(data, id, null)),
    ...unconfirmed.map((id) => armyLink(data, id, t('community data only'))),
  ]
  const doubtful = only !== null && unconfirmed.includes(only)
  return {
    id: regiment.id,
    name: regiment.name,
    points: regiment.points,
    tags: [
      ...(regiment.legends ? [t('Legends')] : []),
      ...(doubtful ? [t('community data only')] : []),
    ],
    facts: factsOf(regiment),
    abilities: regimentAbilities(regiment),
    sheets: [],
    armies: only === null ? links.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) : null,
    words: [
      ...(regiment.oldNames ?? []),
      ...regiment.members.flatMap(({ name, keywords }) => [name, ...keywords]),
      ...(only === null ? links.map(({ name }) => name) : []),
    ],
  }
}

function factsOf(regiment: RenownRegiment): readonly Fact[] {
  const facts: Fact[] = regiment.members.map((member) => ({
    label: t('Units'),
    value: memberWords(member, regiment.points === null),
  }))
  for (const name of regiment.manifestations) facts.push({ label: t('Manifestation'), value: name })
  for (const name of regiment.terrain) facts.push({ label: t('Terrain'), value: name })
  if (regiment.oldNames) facts.push({ label: t('Before'), value: regiment.oldNames.join(', ') })
  return [...facts, ...leavingFacts(regiment.leaving)]
}

function memberWords(member: RenownRegiment['members'][number], singly: boolean): string {
  const count = rangeWords(member.min, member.max)
  const facts = [
    ...(member.models === 1
      ? []
      : [t('{models, plural, one {# model} other {# models}}', { models: member.models })]),
    ...(singly && member.points !== undefined
      ? [t('{points, plural, one {# point} other {# points}}', { points: member.points })]
      : []),
  ]
  return `${count} × ${member.name}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`
}

function armyLink(data: AosData, id: Id, remark: string | null): ArmyLink {
  const army = data.manifest.books.flatMap((book) => book.armies).find((one) => one.id === id)
  const name = army?.name ?? nameOfId(id)
  return army?.kind === 'army-of-renown'
    ? { faction: army.parents[0] ?? id, variant: id, name, remark }
    : { faction: id, variant: null, name, remark }
}
