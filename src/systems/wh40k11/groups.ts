import type { CostLine } from '../../engine/army.ts'
import { total } from '../../engine/costs.ts'
import type { RosterGroup } from '../../engine/roster.ts'
import { listing, numeral } from '../../engine/wording.ts'
import type { FortyGroup, FortyUnit } from './army.ts'

/**
 * Headings of a list, in the order players read it: what stands on the spine of their groups, written up its side, and what
 * one unit of them is called.
 */
export const sections = [
  { name: 'Attached units', mark: '', spine: 'Attached', sort: '' },
  { name: 'Characters', mark: 'C', spine: 'Characters', sort: 'Character' },
  { name: 'Battleline', mark: 'B', spine: 'Battleline', sort: 'Battleline' },
  { name: 'Dedicated Transports', mark: 'T', spine: 'Transports', sort: 'Transport' },
  { name: 'Other', mark: 'O', spine: 'Other', sort: '' },
  { name: 'Allied', mark: 'A', spine: 'Allied', sort: 'Ally' },
] as const

type Section = (typeof sections)[number]['name']

const order = { leader: 0, support: 1, bodyguard: 2 } as const

/** Those who join stand before the unit that they join. */
export function inOrder<T extends { readonly role: string }>(units: readonly T[]): readonly T[] {
  const rank = ({ role }: T) => (role === 'leader' || role === 'support' ? order[role] : 2)
  return units.length < 2 ? units : units.toSorted((a, b) => rank(a) - rank(b))
}

/** A group with its price and words; `attached` counts the attached units before it. */
export function makeGroup(
  roster: RosterGroup,
  units: readonly FortyUnit[],
  lines: readonly CostLine[],
  attachedBefore: number,
): FortyGroup {
  const section = sectionOf(units)
  const attached = units.length > 1
  const { mark = '', spine = '', sort = '' } = sections.find(({ name }) => name === section) ?? {}
  return {
    id: roster.id,
    roster,
    kind: roster.kind,
    style: section === 'Allied' ? 'loose' : 'own',
    section,
    spine,
    sort,
    numeral: attached ? numeral(attachedBefore + 1) : mark,
    name: listing(units.map(({ name }) => name)) || 'No unit',
    units,
    bodyguards: units.filter(({ role }) => role === 'bodyguard'),
    leaders: units.filter(({ role }) => role === 'leader'),
    supports: units.filter(({ role }) => role === 'support'),
    attached,
    points: total(lines),
    places: null,
    remark: '',
  }
}

/** Under which heading a group stands. */
export function sectionOf(units: readonly FortyUnit[]): Section {
  if (units.length > 1) return 'Attached units'
  const [only] = units
  return only === undefined ? 'Other' : unitSection(only)
}

function unitSection({ ally, character, keywords }: FortyUnit): Section {
  if (ally !== null) return 'Allied'
  if (character) return 'Characters'
  if (keywords.has('BATTLELINE')) return 'Battleline'
  return keywords.has('DEDICATED TRANSPORT') ? 'Dedicated Transports' : 'Other'
}

/** Groups in the order of their headings; within one as the roster has them. */
export function inSections(groups: readonly FortyGroup[]): readonly FortyGroup[] {
  const all: FortyGroup[] = []
  for (const { name } of sections) {
    for (const group of groups) if (group.section === name) all.push(group)
  }
  return all
}
