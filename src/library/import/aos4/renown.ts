import type { RenownData, RenownRegiment } from '../../../systems/aos4/schema.ts'
import type { OfficialRenown } from '../battle-profiles.ts'
import { byText, keyOf, plain, slugOf, sortedUnique } from '../names.ts'
import type { CommunityRenown, RenownUnit } from './community.ts'
import { unitFinder } from './find-units.ts'
import { formerRenownNames } from './former-names.ts'
import { communityId, communityName, printedName } from './join.ts'
import type { Join } from './join.ts'
import { abilityInWords, correctedAbilities } from './overlay-renown-rules.ts'
import { renownNames } from './overlay.ts'
import { readAllowed, readSummary } from './renown-summary.ts'
import type { SummaryItem } from './renown-summary.ts'
import type { Setting } from './setting.ts'
import { plainAbility } from './sheets.ts'

type Member = RenownRegiment['members'][number]

/** A book that holds the sheet of a warscroll of the catalogue. */
export type BookOf = (warscrollId: string) => string

/**
 * The Regiments of Renown of matched play: names, prices, compositions and allowed lists from the profiles, all else from the
 * catalogue. Throws when an official regiment or a member of one is not in the catalogue.
 */
export function renownRegiments(bookOf: BookOf, setting: Setting): RenownData['regiments'] {
  const { community, profiles } = setting
  const played = community.renown.filter(({ pathToGloryOnly }) => !pathToGloryOnly)
  const officials = new Map(profiles.renown.map((one) => [keyOf(spelledAs(one.name)), one]))
  const regiments = played.map((one) => {
    const official = officials.get(keyOf(plain(one.name))) ?? null
    officials.delete(keyOf(plain(one.name)))
    return regiment(one, official, bookOf, setting)
  })
  const [lost] = officials.values()
  if (lost) throw new Error(`${lost.name}: no Regiment of Renown of this name in the catalogue`)
  return regiments.toSorted((a, b) => byText(a.id, b.id))
}

/** The catalogue's spelling of an official name. */
function spelledAs(name: string): string {
  return renownNames.find(({ official }) => official === name)?.community ?? name
}

function regiment(
  community: CommunityRenown,
  official: OfficialRenown | null,
  bookOf: BookOf,
  setting: Setting,
): RenownRegiment {
  const name = official?.name ?? plain(community.name)
  const id = slugOf(name)
  const old = [...formerRenownNames(name)]
  const { armies, unconfirmed } = allowed(community, official, name, setting)
  auditRules(community, name, setting)
  const counted = official ? compose(official, community, name, setting) : null
  return {
    id,
    n: setting.numberOf('renown', id),
    name,
    points: official?.points ?? community.points,
    ...(community.legends ? { legends: true } : {}),
    armies,
    ...(unconfirmed.length > 0 ? { unconfirmed } : {}),
    members: community.units.map((unit) => member(unit, counted, bookOf, setting)),
    manifestations: community.manifestations.map(plain),
    terrain: community.terrain.map(plain),
    abilities: abilitiesOf(community, name, setting),
    ...(old.length > 0 ? { oldNames: old } : {}),
  }
}

interface Allowed {
  readonly armies: string[]
  readonly unconfirmed: string[]
}

/** Factions by the official list; Armies of Renown are never on it, so that the catalogue's are unconfirmed. */
function allowed(
  { name: communityTitle, allowedArmies }: CommunityRenown,
  official: OfficialRenown | null,
  name: string,
  { community, log }: Setting,
): Allowed {
  const bySlug = new Map(community.armies.map((army) => [army.slug, army]))
  const listed = allowedArmies.map((slug) => {
    const army = bySlug.get(slug)
    if (!army) throw new Error(`${communityTitle}: there is no army ${slug}`)
    return army
  })
  const factions = sortedUnique(
    listed.filter(({ kind }) => kind === 'faction').map((army) => slugOf(plain(army.name))),
  )
  const unconfirmed = sortedUnique(
    listed.filter(({ kind }) => kind !== 'faction').map((army) => slugOf(plain(army.name))),
  )
  if (!official) return { armies: factions, unconfirmed }
  const armies = sortedUnique(readAllowed(official.note, name).map(slugOf))
  const known = new Set(community.armies.map((army) => slugOf(plain(army.name))))
  const unknown = armies.find((army) => !known.has(army))
  if (unknown !== undefined) throw new Error(`${name}: there is no faction ${unknown}`)
  log.compare(
    'renown-armies',
    { where: name, what: 'allowed' },
    armies.join(', '),
    factions.join(', '),
  )
  return { armies, unconfirmed }
}

/** Those of the catalogue, corrected by hand where a source is newer or says more. */
function abilitiesOf(
  { abilities }: CommunityRenown,
  name: string,
  { log }: Setting,
): RenownRegiment['abilities'] {
  const read = abilities.map(plainAbility)
  const corrected = correctedAbilities(name, read)
  for (const ability of read) {
    const now = corrected.find((one) => one.name === ability.name)
    const said = { where: `${name}: ${ability.name}`, what: abilityInWords(now) }
    const community = abilityInWords(ability)
    if (said.what !== community)
      log.add({ kind: 'renown-abilities', ...said, community, taken: 'overlay' })
  }
  return [...corrected]
}

/** Notes a regiment that has no rules, or that the catalogue shows other rules with than its own. */
function auditRules(
  { abilities, rules, shownRules }: CommunityRenown,
  name: string,
  { log }: Setting,
): void {
  const [shown, ...others] = shownRules
  if (abilities.length > 0 && shown === rules && others.length === 0) return
  log.add({
    kind: 'renown-rules',
    where: name,
    what: abilities.map((ability) => ability.name).join(', ') || 'none',
    community: shownRules.join(', ') || 'none',
  })
}

interface Counted {
  readonly count: number
  readonly models: number
}

/** Official composition by the catalogue's unit; throws for an entry that is no member, manifestation or terrain. */
function compose(
  official: OfficialRenown,
  community: CommunityRenown,
  name: string,
  { log }: Setting,
): ReadonlyMap<RenownUnit, Counted> {
  const units = community.units.map((unit, at) => ({
    id: String(at),
    name: communityName(unit.name),
  }))
  const find = unitFinder(units)
  const others = new Set([...community.manifestations, ...community.terrain].map(keyOf))
  const counted = new Map<RenownUnit, Counted>()
  for (const item of readSummary(official.summary)) {
    if (others.has(keyOf(item.name))) continue
    const unit = community.units[Number(find(spelledAs(item.name))[0] ?? Number.NaN)]
    if (!unit) throw new Error(`${name}: no member for "${item.name}"`)
    counted.set(unit, {
      count: (counted.get(unit)?.count ?? 0) + 1,
      models: modelsOf(item, unit),
    })
  }
  for (const unit of community.units)
    log.compare(
      'renown-composition',
      { where: name, what: communityName(unit.name) },
      counted.get(unit)?.count ?? 0,
      unit.max,
    )
  return counted
}

/** A number of one before a warband of several is the number of units (`1 Gobbapalooza`). */
function modelsOf({ models }: SummaryItem, unit: RenownUnit): number {
  return models === null || models === 1 ? Math.max(1, unit.size) : models
}

/** A member's name as the profiles of its own faction print it. */
function printedIn(name: string, { factions }: Join): string {
  const found = [...factions.values()].flat().find((unit) => unit.name === name)
  return printedName(name, found?.official ?? null)
}

function member(
  unit: RenownUnit,
  counted: ReadonlyMap<RenownUnit, Counted> | null,
  bookOf: BookOf,
  { shelf, numberOf, community, join }: Setting,
): Member {
  const id = communityId(unit.name)
  numberOf('unit', id)
  const sheet = shelf.community(unit.warscrollId)
  const book = bookOf(unit.warscrollId)
  const official = counted?.get(unit)
  const factions = new Set(community.armies.map(({ name }) => plain(name)))
  const enhancementsIn = unit.enhancementsIn
    .map(plain)
    .filter((name) => factions.has(name))
    .map(slugOf)
  return {
    unit: id,
    name: printedIn(communityName(unit.name), join),
    sheet: shelf.idIn([book], unit.warscrollId),
    book,
    min: counted ? (official?.count ?? 0) : unit.min,
    max: counted ? (official?.count ?? 0) : unit.max,
    models: official?.models ?? Math.max(1, unit.size),
    health: Number.parseInt(sheet.stats.health ?? '', 10) || 0,
    keywords: sheet.keywords.map((keyword) => plain(keyword).toUpperCase()),
    ...(unit.points !== null && unit.points > 0 && !counted ? { points: unit.points } : {}),
    ...(enhancementsIn.length > 0 ? { enhancementsIn: sortedUnique(enhancementsIn) } : {}),
  }
}
