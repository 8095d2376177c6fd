import type { ArmyPick, ArmyWargear, Profile, Slot } from '../../engine/army.ts'
import type { Id, RosterUnit } from '../../engine/roster.ts'
import type { Sheet } from '../../engine/sheet.ts'
import { nameOfId } from '../../engine/wording.ts'
import { inEachLanguage } from '../../text/t.ts'
import type { AosUnit, GroupKind } from './army.ts'
import type { Catalogue } from './catalogue.ts'
import { guestTables, itemOf, resolvePick, tablesFor } from './picks.ts'
import type { Member } from './profile.ts'
import type { TableData, UnitData } from './schema.ts'
import { itemName } from './wording.ts'

/** Where a unit stands: what decides how it is looked up. */
export interface Standing {
  readonly group: Id
  readonly kind: GroupKind
  readonly season: Id
  /** The member of a Regiment of Renown that it is. */
  readonly member: Member | null
}

const known = new WeakMap<Catalogue, WeakMap<RosterUnit, { unit: AosUnit; standing: Standing }>>()

/** A unit of the roster resolved; the same roster unit in the same place gives the same object. */
export function resolveUnit(catalogue: Catalogue, unit: RosterUnit, standing: Standing): AosUnit {
  let cache = known.get(catalogue)
  if (cache === undefined) known.set(catalogue, (cache = new WeakMap()))
  const before = cache.get(unit)
  if (
    before?.standing.group === standing.group &&
    before.standing.kind === standing.kind &&
    before.standing.season === standing.season &&
    before.standing.member === standing.member
  ) {
    return before.unit
  }
  const resolved = tryUnit(catalogue, unit, standing)
  cache.set(unit, { unit: resolved, standing })
  return resolved
}

/** A unit resolved without being remembered: for the many that are only tried. */
export function tryUnit(catalogue: Catalogue, roster: RosterUnit, standing: Standing): AosUnit {
  const entry = standing.kind === 'renown' ? null : catalogue.entry(roster.unit)
  const found = lookUp(catalogue, roster, entry, standing)
  const times = Math.max(0, roster.size) + 1
  const models = (found.profile.sizes[0]?.models ?? 1) * times
  const picks = roster.picks.map((pick) =>
    resolvePick(catalogue, pick, itemOf(catalogue, pick.slot, pick.id)),
  )
  return {
    id: roster.id,
    roster,
    group: standing.group,
    kind: standing.kind,
    name: found.profile.name,
    profile: found.profile,
    known: found.known,
    entry,
    leader: roster.role === 'leader',
    part: '',
    extra: '',
    points: found.points * times,
    models,
    wounds: models * found.health,
    marks: roster.marks,
    general: roster.marks.includes('general'),
    keywords: found.keywords,
    hero: found.keywords.has('HERO'),
    unique: found.keywords.has('UNIQUE'),
    warmaster: found.keywords.has('WARMASTER'),
    home: found.home,
    homePoints: found.homePoints,
    picks,
    slots: unitSlots(catalogue, found.keywords, roster.unit, picks, standing),
    carries: carriedWords(roster),
    wargear: wargearOf(found.profile.sheet, roster, times),
  }
}

/** The wargear of a unit with so many of each. */
function carriedWords({ wargear }: RosterUnit): readonly string[] {
  return Object.entries(wargear)
    .filter(([, count]) => count > 0)
    .map(([item, count]) => `${count} × ${item}`)
}

const noWargear: readonly ArmyWargear[] = []

/** The sheet states the most for the smallest size. */
function wargearOf(sheet: Sheet | null, roster: RosterUnit, times: number): readonly ArmyWargear[] {
  if (sheet === null || sheet.wargear.length === 0) return noWargear
  return sheet.wargear.map(({ model, options }) => ({
    model,
    options: options.map(({ name, max }) => ({
      name,
      count: roster.wargear[name] ?? 0,
      max: max * times,
    })),
  }))
}

interface Found {
  readonly profile: Profile
  readonly keywords: ReadonlySet<string>
  readonly known: boolean
  readonly points: number
  readonly health: number
  readonly home: readonly string[]
  readonly homePoints: number | null
}

const atHome = { known: true, home: [] as readonly string[], homePoints: null }

function lookUp(
  catalogue: Catalogue,
  roster: RosterUnit,
  entry: UnitData | null,
  { kind, member }: Standing,
): Found {
  if (entry !== null) {
    const profile = catalogue.profile(entry)
    const { keywords } = catalogue.selectable(entry)
    const health = healthOf(profile)
    return { profile, keywords, points: entry.points, health, ...atHome }
  }
  if (member !== null) {
    const profile = catalogue.member(member)
    const { health, points = 0 } = member
    return { profile, keywords: keywordsOf(profile), points, health, ...atHome }
  }
  const { profile, home, points } = catalogue.foreign(roster.unit)
  // An Army of Renown sets prices of its own and has none for outsiders; inside a Regiment of Renown nothing is paid singly.
  const unpaid = kind === 'renown' || catalogue.list?.kind === 'army-of-renown'
  return {
    profile,
    known: false,
    home,
    homePoints: points,
    points: unpaid ? 0 : (points ?? 0),
    keywords: keywordsOf(profile),
    health: healthOf(profile),
  }
}

const keywordSets = new WeakMap<Profile, ReadonlySet<string>>()

function keywordsOf(profile: Profile): ReadonlySet<string> {
  let keywords = keywordSets.get(profile)
  if (keywords === undefined) {
    keywords = new Set(profile.keywords.map((keyword) => keyword.name))
    keywordSets.set(profile, keywords)
  }
  return keywords
}

function healthOf({ sheet }: Profile): number {
  const health = Number(sheet?.stats['health'] ?? 0)
  return Number.isFinite(health) ? health : 0
}

/** Their names are words of the language. */
const bareSlots = inEachLanguage(() => new WeakMap<Catalogue, Map<string, readonly Slot[]>>())

/** The slots of a unit. Without picks they are the same for every unit of its kind and made once. */
function unitSlots(
  catalogue: Catalogue,
  keywords: ReadonlySet<string>,
  unit: Id,
  picks: readonly ArmyPick[],
  { kind, season, member }: Standing,
): readonly Slot[] {
  const welcome = member?.enhancementsIn?.includes(catalogue.armyId) ?? false
  const open = () =>
    kind === 'renown'
      ? guestTables(catalogue, welcome)
      : keywords.has('UNIQUE')
        ? []
        : tablesFor(catalogue, season, unit)
  if (picks.length > 0) return slotsOf(catalogue, open(), picks)
  const known = bareSlots()
  let ofCatalogue = known.get(catalogue)
  if (ofCatalogue === undefined) known.set(catalogue, (ofCatalogue = new Map()))
  const key = kind === 'renown' ? String(welcome) : `${season}/${unit}`
  let slots = ofCatalogue.get(key)
  if (slots === undefined) ofCatalogue.set(key, (slots = slotsOf(catalogue, open(), picks)))
  return slots
}

/** The tables that are open to the unit, and those that it has something from although they are not. */
function slotsOf(
  catalogue: Catalogue,
  open: readonly TableData[],
  picks: readonly ArmyPick[],
): readonly Slot[] {
  const ids = new Set([...open.map((table) => table.id), ...picks.map((pick) => pick.slot)])
  return [...ids].map((id) => {
    const held = picks.filter((pick) => pick.slot === id)
    const table = catalogue.list?.tables.find((one) => one.id === id)
    return {
      id,
      name: itemName({ id, name: table?.name ?? nameOfId(id) }),
      min: 0,
      max: 1,
      used: held.length,
      counts: '',
      secret: true,
      picks: held,
      open: open.some((one) => one.id === id),
    }
  })
}
