import type { RegimentOption, Selector, UnitData } from '../../../systems/aos4/schema.ts'
import { plain, sortedUnique } from '../names.ts'
import type { CommunityArmy, CommunityUnit } from './community.ts'
import { communityId, roleName } from './join.ts'
import type { JoinedUnit } from './join.ts'
import type { Setting } from './setting.ts'

/** A unit of an army with all its keywords. */
export interface Candidate {
  readonly unit: UnitData
  readonly keywords: ReadonlySet<string>
}

/** Notes units (no heroes) whose keywords that options ask for differ between the profiles and the catalogue's warscroll. */
export function compareKeywords(
  army: CommunityArmy,
  joined: readonly JoinedUnit[],
  { shelf, log }: Setting,
): void {
  const asked = new Set(joined.flatMap(({ official }) => official?.keywords ?? []))
  for (const { name, official, community } of joined) {
    if (!official || community.hero) continue
    const sheet = shelf.community(community.warscrollId)
    const words = [...sheet.keywords, ...community.armyKeywords].map((word) =>
      plain(word).toUpperCase(),
    )
    const differing = [...asked].filter(
      (word) => word !== 'UNIQUE' && words.includes(word) !== official.keywords.includes(word),
    )
    const list = (has: readonly string[]): string =>
      sortedUnique(differing.filter((word) => has.includes(word))).join(', ')
    const at = { where: plain(army.name), what: name }
    log.compare('keyword', at, list(official.keywords), list(words), 'both')
  }
}

/** Notes limits that are not in the catalogue for the leader itself but taken over from its standard unit or its role. */
export function noteGuesses(army: CommunityArmy, { log }: Setting): void {
  for (const unit of army.units) {
    const guessed = [
      ...unit.caps
        .filter(({ assumed }) => assumed)
        .map((cap) =>
          cap.role
            ? roleName(cap.role)
            : (cap.unit ?? cap.category ?? cap.keywords?.join(' ') ?? ''),
        ),
      ...(unit.regimentOptions ?? [])
        .filter(({ maxAssumed }) => maxAssumed)
        .map(({ ref }) => roleName(ref)),
    ]
    if (guessed.length === 0) continue
    const community = `at most one ${sortedUnique(guessed.map(plain)).join(', ')}`
    log.add({ kind: 'eligibility', where: plain(army.name), what: unit.name, community })
  }
}

/** Notes each leader whose options, as converted, let in other units than the catalogue's own reading of its data. */
export function compareOptions(
  army: CommunityArmy,
  units: readonly UnitData[],
  setting: Setting,
): void {
  const warscrolls = byUnit(army)
  const candidates = candidatesOf(army, units, setting)
  const ids = new Set(units.map(({ id }) => id))
  for (const leader of units) {
    const read = warscrolls.get(leader.id)?.allowed
    if (!read || !leader.leads) continue
    const theirs = new Set(
      Object.keys(read)
        .map(communityId)
        .filter((id) => ids.has(id) && id !== leader.id),
    )
    const ours = new Set(
      candidates
        .filter((one) => one.unit !== leader && mayJoin(one, leader))
        .map(({ unit }) => unit.id),
    )
    const official = [...ours].filter((id) => !theirs.has(id))
    const community = [...theirs].filter((id) => !ours.has(id))
    if (official.length + community.length === 0) continue
    setting.log.add({
      kind: army.kind === 'faction' ? 'options' : 'readings',
      where: plain(army.name),
      what: leader.name,
      official: sortedUnique(official).join(', '),
      community: sortedUnique(community).join(', '),
      taken: army.kind === 'faction' ? 'official' : 'words',
    })
  }
}

/** The catalogue's units by the project's ids. */
export function byUnit(army: CommunityArmy): ReadonlyMap<string, CommunityUnit> {
  return new Map(army.units.map((unit) => [communityId(unit.name), unit]))
}

/** The units of an army with their keywords, printed and granted. */
export function candidatesOf(
  army: CommunityArmy,
  units: readonly UnitData[],
  { shelf }: Setting,
): readonly Candidate[] {
  const warscrolls = byUnit(army)
  return units.map((unit) => {
    const sheet = shelf.community(warscrolls.get(unit.id)?.warscrollId ?? '')
    const printed = sheet.keywords.map((keyword) => plain(keyword).toUpperCase())
    return { unit, keywords: new Set([...printed, ...(unit.keywords ?? [])]) }
  })
}

function mayJoin(candidate: Candidate, leader: UnitData): boolean {
  const { unit } = candidate
  if (unit.onlyWith && !unit.onlyWith.includes(leader.id)) return false
  if (unit.joins?.includes(leader.id)) return true
  return (leader.leads ?? []).some((option) => letsIn(option, candidate))
}

/** Whether an option lets a unit in, by its role, its name or a keyword. */
export function letsIn(option: RegimentOption, { unit, keywords }: Candidate): boolean {
  if (option.kind === 'role') return unit.roles?.includes(option.role) === true
  if (option.kind === 'cap') return false
  if ('units' in option.select) return option.select.units.includes(unit.id)
  return !keywords.has('HERO') && matches(option.select, { unit, keywords })
}

function matches(select: Selector, candidate: Candidate): boolean {
  if ('any' in select) return true
  if ('keyword' in select) return candidate.keywords.has(select.keyword)
  if ('units' in select) return select.units.includes(candidate.unit.id)
  if ('all' in select) return select.all.every((one) => matches(one, candidate))
  if ('either' in select) return select.either.some((one) => matches(one, candidate))
  return !matches(select.not, candidate)
}
