import type { Profile, Slot } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import { msg, t } from '../../text/t.ts'
import type { Chosen, FortyUnit, Role } from './army.ts'
import type { Base } from './base.ts'
import type { Catalogue } from './catalogue.ts'
import { bearing, eligibleFor, isForced, mayBear, namesUnit } from './filter.ts'
import {
  choiceFor,
  chosenKeywords,
  filteredOf,
  keywordNamed,
  type KeywordChoice,
} from './keyword-choices.ts'
import { lateParts, lazily } from './lazily.ts'
import { isBarred, unfitToLead } from './leading.ts'
import { keywordPick, slots } from './picks.ts'
import { surchargeAt } from './prices.ts'
import type { CoreData } from './schema.ts'

/** What the army makes of a unit: its place, its keywords, which copy it is. */
export interface Standing {
  readonly group: Id
  readonly first: boolean
  /** Whether the group has other units beside it. */
  readonly joined: boolean
  readonly granted: readonly string[]
  readonly copy: number
}

/** Most units are but looked at by rules: what only a reader asks for waits for one. */
const whole = lateParts<FortyUnit, 'slots'>('slots')

/** A unit of the army with all that the rules ask of it. */
export function unitOf(
  catalogue: Catalogue,
  base: Base,
  { group, first, joined, granted, copy }: Standing,
  chosen: readonly Chosen[],
): FortyUnit {
  const { roster, listed, ally, models } = base
  const keywords = keywordsOf(base, granted)
  const profile = grantedProfile(base.profile, granted)
  const paid = base.paid.reduce((sum, { points }) => sum + points, 0)
  const added = base.addons.reduce((sum, { points }) => sum + points, 0)
  const extra = surchargeOf(base, copy)
  const choice = lazily(() => choiceOf(catalogue, base, granted, chosen))
  return whole({
    id: roster.id,
    roster,
    group,
    name: profile.name,
    profile,
    known: listed !== null,
    leader: first && joined && roleOf(roster.role) === 'leader',
    part: partOf(roster.role, joined),
    extra: extra > 0 ? extraWords(copy, extra) : '',
    points: base.sizePoints + paid + added + extra,
    models,
    wounds: base.wounds,
    marks: roster.marks,
    picks: [...base.enhancements.map(({ pick }) => pick), ...base.addons],
    carries: base.carries,
    wargear: [],
    entry: listed?.entry ?? null,
    page: listed?.page ?? null,
    priced: listed?.priced ?? null,
    data: listed?.sheet ?? null,
    ally,
    own: base.own,
    role: roleOf(roster.role),
    keywords,
    character: keywords.has('CHARACTER'),
    epic: keywords.has('EPIC HERO'),
    warlord: roster.marks.includes('warlord'),
    counts: base.counts,
    loadout: base.loadout,
    faults: base.faults,
    enhancements: base.enhancements,
    addons: base.addons,
    choice,
    unfit: unfitToLead(base, keywords),
    barred: isBarred(catalogue, base, keywords, chosen),
    copy,
    home: base.home.map((page) => catalogue.pageName(page)),
    late: {
      slots: lazily(() => slotsOf(catalogue, base, { keywords, chosen, choice: choice() })),
    },
  })
}

function extraWords(copy: number, points: number): string {
  return t(
    '{copy, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} copy +{points, number}',
    { copy, points },
  )
}

/** What this copy of the unit costs more than the first. */
export function surchargeOf({ listed }: Base, copy: number): number {
  return listed?.priced ? surchargeAt(listed.priced, copy) : 0
}

/** Keywords of the sheet with those that the army grants; an ally's faction keyword may give way to another. */
export function keywordsOf(
  { listed, ally }: Pick<Base, 'listed' | 'ally'>,
  granted: readonly string[],
): ReadonlySet<string> {
  const printed = listed?.keywords ?? new Set<string>()
  const becomes = ally?.becomes
  const gains = ally?.gains
  if (granted.length === 0 && becomes === undefined && gains === undefined) return printed
  const replaced = new Set(becomes === undefined ? [] : listed?.sheet?.factions)
  return new Set([
    ...[...printed].filter((keyword) => !replaced.has(keyword)),
    ...granted,
    ...(becomes === undefined ? [] : [becomes]),
    ...(gains === undefined ? [] : [gains]),
  ])
}

function grantedProfile(profile: Profile, granted: readonly string[]): Profile {
  if (granted.length === 0) return profile
  const more = granted.map((name) => ({ name, granted: true }))
  return { ...profile, keywords: [...profile.keywords, ...more] }
}

const parts = {
  leader: msg('Leader'),
  support: msg('Support'),
  bodyguard: msg('Bodyguard'),
} as const

function partOf(role: Id, joined: boolean): string {
  return joined ? t(parts[roleOf(role)]) : ''
}

/** The part that a unit plays in its group; one that a newer version may have made reads as a bodyguard. */
export function roleOf(role: Id): Role {
  return role === 'leader' || role === 'support' ? role : 'bodyguard'
}

/** The keyword that is to be chosen for a unit, seen without what was chosen. */
function choiceOf(
  { data: { core } }: Catalogue,
  base: Base,
  granted: readonly string[],
  chosen: readonly Chosen[],
): KeywordChoice | null {
  if (!base.listed) return null
  const held = new Set(chosenKeywords(base).map((id) => keywordNamed(core, id)?.keyword))
  const others = held.size === 0 ? granted : granted.filter((keyword) => !held.has(keyword))
  return choiceFor(core, chosen, filteredOf(base.listed, others))
}

interface Slotted {
  readonly keywords: ReadonlySet<string>
  readonly chosen: readonly Chosen[]
  readonly choice: KeywordChoice | null
}

function slotsOf(
  catalogue: Catalogue,
  base: Base,
  { keywords, chosen, choice }: Slotted,
): readonly Slot[] {
  const all: Slot[] = []
  const held = base.enhancements.map(({ pick }) => pick)
  const open = mayHave(catalogue.data.core, base, { keywords, chosen, choice })
  if (open || held.length > 0) {
    const { enhancements } = catalogue.data.core.attached
    const slot = slotOf(slots.enhancement, t('Enhancement'), enhancements, held, open)
    all.push({ ...slot, secret: true })
  }
  const offered = base.listed?.priced?.addons ?? []
  if (offered.length > 0 || base.addons.length > 0) {
    all.push(slotOf(slots.addon, t('Add-on'), offered.length, base.addons, offered.length > 0))
  }
  const picked = base.roster.picks.filter(({ slot }) => slot === slots.keyword)
  if (choice || picked.length > 0) {
    const { core } = catalogue.data
    const words = picked.map((pick) => keywordPick(pick, keywordNamed(core, pick.id)?.name ?? null))
    const { name = t('Keyword'), every = false } = choice ?? {}
    const slot = slotOf(slots.keyword, name, 1, words, choice !== null)
    all.push({ ...slot, min: every ? 1 : 0, free: true })
  }
  return all
}

function slotOf(id: Id, name: string, max: number, picks: Slot['picks'], open: boolean): Slot {
  return { id, name, min: 0, max, used: picks.length, counts: '', picks, open }
}

/** Whether a chosen detachment has an enhancement for the unit. */
function mayHave(core: CoreData, base: Base, { keywords, chosen }: Slotted): boolean {
  const { listed, ally, roster } = base
  if (ally && !ally.enhancements) return false
  const sworn = listed?.sheet?.flags?.includes('no-enhancements') ?? false
  const unit = { id: roster.unit, keywords, has: bearing(listed?.sheet ?? null, base.loadout) }
  return chosen.some(({ detachment }) =>
    detachment?.data?.enhancements.some((one) => {
      if (isForced(core, roster.unit, one.id)) return true
      if (sworn && !namesUnit(one, roster.unit)) return false
      return eligibleFor(one, unit) && mayBear(core, one, roster.unit, keywords)
    }),
  )
}
