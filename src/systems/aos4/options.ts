import type { Profile } from '../../engine/army.ts'
import { inEachLanguage, list, saidOnce, t } from '../../text/t.ts'
import type { AosUnit } from './army.ts'
import type { RegimentOption, UnitData } from './schema.ts'
import { listed, matches, namesUnit } from './select.ts'

type UnitsOption = Extract<RegimentOption, { kind: 'units' }>

/** What a leader's profile has to say about one unit that may join it. */
export interface Coverage {
  /** Options that let it in, capped or not. */
  readonly options: readonly UnitsOption[]
  /** Roles of it that the leader offers. */
  readonly roles: readonly string[]
  /** A note of its own profile lets it join this leader. */
  readonly byNote: boolean
  /** Let in by something that sets no limit. */
  readonly free: boolean
  /** It may only be with other leaders. */
  readonly barred: boolean
  readonly allowed: boolean
}

const known = new WeakMap<Profile, WeakMap<Profile, Coverage>>()

/** How a leader may take a unit with it; null when either is not in the army's list. */
export function coverage(leader: AosUnit, unit: AosUnit): Coverage | null {
  if (leader.entry === null || unit.entry === null) return null
  let ofLeader = known.get(leader.profile)
  if (ofLeader === undefined) known.set(leader.profile, (ofLeader = new WeakMap()))
  let found = ofLeader.get(unit.profile)
  if (found === undefined) {
    ofLeader.set(unit.profile, (found = work(leader.entry, unit, unit.entry)))
  }
  return found
}

function work(leader: UnitData, unit: AosUnit, entry: UnitData): Coverage {
  const thing = selectableOf(unit, entry)
  const options = (leader.leads ?? []).filter(
    (option): option is UnitsOption =>
      option.kind === 'units' &&
      (unit.hero ? namesUnit(option.select, thing) : matches(option.select, thing)),
  )
  const roles = (leader.leads ?? []).flatMap((option) =>
    option.kind === 'role' && entry.roles?.includes(option.role) ? [option.role] : [],
  )
  const byNote = entry.joins !== undefined && listed(entry.joins, leader)
  const barred = entry.onlyWith !== undefined && !listed(entry.onlyWith, leader)
  return {
    options,
    roles,
    byNote,
    free: byNote || options.some((option) => capOf(option) === null),
    barred,
    allowed: !barred && (byNote || options.length > 0 || roles.length > 0),
  }
}

/** How many an option lets in at most, or null; a companion that must be there is there once. */
export function capOf(option: UnitsOption): number | null {
  return option.max ?? (option.required ? 1 : null)
}

export function selectableOf(unit: AosUnit, entry: UnitData | null = unit.entry) {
  return { id: unit.roster.unit, variantOf: entry?.variantOf, keywords: unit.keywords }
}

/** An option's words, `Any Infantry`, `0-1 Maw Nomad or Hunter`, `1 Gorger (required)`, with the names that are in them. */
export const labelWords = saidOnce((label: string) => {
  const [, any, names = '', required] = /^(Any )?(.*?)( \(required\))?$/.exec(label) ?? []
  const what = list(names.split(' or '), 'or')
  if (any !== undefined) return t('Any {what}', { what })
  return required === undefined ? what : t('{what} (required)', { what })
})

/** The options in the words of the profile: what a shared limit (`0-1 A or B`) names is not said a second time. */
export function optionLabels(leads: readonly RegimentOption[]): readonly string[] {
  return toldOptions(leads).map(labelWords)
}

/** The same in a row, where it goes without saying that any may: `Infantry, Cavalry`. */
export function shortLabels(leads: readonly RegimentOption[]): string {
  const known = inShort()
  let words = known.get(leads)
  if (words === undefined) {
    const labels = toldOptions(leads).map((label) => labelWords(label.replace(/^Any /, '')))
    known.set(leads, (words = labels.join(', ')))
  }
  return words
}

const inShort = inEachLanguage(() => new WeakMap<readonly RegimentOption[], string>())

function toldOptions(leads: readonly RegimentOption[]): readonly string[] {
  const shared = new Set(
    leads
      .filter(({ kind, label }) => kind === 'cap' && label.includes(' or '))
      .flatMap(({ label }) => bare(label).split(' or ')),
  )
  return leads
    .filter(({ kind, label }) => kind === 'cap' || !shared.has(bare(label)))
    .map(({ label }) => label)
}

function bare(label: string): string {
  return label.replace(/^0-\d+ /, '')
}
