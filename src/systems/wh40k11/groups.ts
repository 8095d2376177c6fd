import type { CostLine } from '../../engine/army.ts'
import { total } from '../../engine/costs.ts'
import type { RosterGroup } from '../../engine/roster.ts'
import { numeral } from '../../engine/wording.ts'
import { inEachLanguage, list, t } from '../../text/t.ts'
import type { FortyGroup, FortyUnit } from './army.ts'
import { lateParts } from './lazily.ts'

/**
 * Headings of a list, in the order players read it: what stands on the spine of their groups, written up its side, and what
 * one unit of them is called.
 */
const sections = inEachLanguage(() => ({
  attached: { name: t('Attached units'), mark: '', spine: t('Attached'), sort: '' },
  characters: { name: t('Characters'), mark: 'C', spine: t('Characters'), sort: t('Character') },
  battleline: { name: t('Battleline'), mark: 'B', spine: t('Battleline'), sort: t('Battleline') },
  transports: {
    name: t('Dedicated Transports'),
    mark: 'T',
    spine: t('Transports'),
    sort: t('Transport'),
  },
  other: { name: t('Other'), mark: 'O', spine: t('Other'), sort: '' },
  allied: { name: t('Allied'), mark: 'A', spine: t('Allied'), sort: t('Ally') },
}))

export type Section = 'attached' | 'characters' | 'battleline' | 'transports' | 'other' | 'allied'

const inRows: readonly Section[] = [
  'attached',
  'characters',
  'battleline',
  'transports',
  'other',
  'allied',
]

const order = { leader: 0, support: 1, bodyguard: 2 } as const

/** Those who join stand before the unit that they join. */
export function inOrder<T extends { readonly role: string }>(units: readonly T[]): readonly T[] {
  const rank = ({ role }: T) => (role === 'leader' || role === 'support' ? order[role] : 2)
  return units.length < 2 ? units : units.toSorted((a, b) => rank(a) - rank(b))
}

interface Foot {
  readonly attachedBefore: number
  readonly remark: (group: FortyGroup) => string
}

/** Of an army that is only tried nobody reads a remark. */
const whole = lateParts<FortyGroup, 'remark'>('remark')

/** A group with its price and words; `attached` counts the attached units before it. */
export function makeGroup(
  roster: RosterGroup,
  units: readonly FortyUnit[],
  lines: readonly CostLine[],
  { attachedBefore, remark }: Foot,
): FortyGroup {
  const section = sectionOf(units)
  const attached = units.length > 1
  const { name, mark, spine, sort } = sections()[section]
  return whole({
    id: roster.id,
    roster,
    kind: roster.kind,
    style: section === 'allied' ? 'loose' : 'own',
    section: name,
    spine,
    sort,
    numeral: attached ? numeral(attachedBefore + 1) : mark,
    name: list(units.map((unit) => unit.name)) || t('No unit'),
    units,
    bodyguards: units.filter(({ role }) => role === 'bodyguard'),
    leaders: units.filter(({ role }) => role === 'leader'),
    supports: units.filter(({ role }) => role === 'support'),
    attached,
    heading: inRows.indexOf(section),
    points: total(lines),
    places: null,
    late: { remark },
  })
}

/** Under which heading a group stands. */
export function sectionOf(units: readonly FortyUnit[]): Section {
  if (units.length > 1) return 'attached'
  const [only] = units
  return only === undefined ? 'other' : unitSection(only)
}

function unitSection({ ally, character, keywords }: FortyUnit): Section {
  if (ally !== null) return 'allied'
  if (character) return 'characters'
  if (keywords.has('BATTLELINE')) return 'battleline'
  return keywords.has('DEDICATED TRANSPORT') ? 'transports' : 'other'
}

/** Groups in the order of their headings; within one as the roster has them. */
export function inSections(groups: readonly FortyGroup[]): readonly FortyGroup[] {
  const all: FortyGroup[] = []
  for (let heading = 0; heading < inRows.length; heading += 1) {
    for (const group of groups) if (group.heading === heading) all.push(group)
  }
  return all
}

/** Groups that stand in that order, with one more that the roster has last. */
export function withLast(groups: readonly FortyGroup[], last: FortyGroup): readonly FortyGroup[] {
  return groups.toSpliced(
    groups.findLastIndex(({ heading }) => heading <= last.heading) + 1,
    0,
    last,
  )
}
