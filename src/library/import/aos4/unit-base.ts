import type { UnitData } from '../../../systems/aos4/schema.ts'
import type { OfficialUnit } from '../battle-profiles.ts'
import { plain, slugOf } from '../names.ts'
import type { CommunityUnit, Season } from './community.ts'
import { isLost, printedName } from './join.ts'
import { standardName } from './names.ts'
import { standardUnits } from './overlay.ts'
import type { Setting } from './setting.ts'

/** Where a unit is listed: for its sheet and for messages. */
export interface UnitPlace {
  readonly army: string
  /** Books that may hold its sheet; the first takes it in. */
  readonly books: readonly [string, ...string[]]
}

type PlayedSeason = '2025-26' | '2026-27'

/** Seasons that the project knows; undefined where the thing belongs to both. */
export function playedSeasons(seasons: readonly Season[]): PlayedSeason[] | undefined {
  const played = (['2025-26', '2026-27'] as const).filter((season) => seasons.includes(season))
  return played.length === 2 ? undefined : played
}

const variants = {
  standard: undefined,
  undersize: 'undersize',
  'scourge-of-ghyran': 'ghyran',
  'scourge-of-aqshy': 'aqshy',
} as const

/** Id of the standard unit that a Scourge variant stands in for. */
export function standardId(name: string): string | undefined {
  const known = standardUnits.find(({ variant }) => variant === name)
  const standard = known?.standard ?? standardName(name)
  return standard === null || standard === undefined ? undefined : slugOf(standard)
}

/**
 * What every list says of a unit: names, sheet, price, size, season, version and granted keywords. Price, size and whether it
 * may be reinforced are `official`'s where there is one (its notes may still forbid it); differences are noted.
 */
export function baseOfUnit(
  name: string,
  community: CommunityUnit,
  official: OfficialUnit | null,
  place: UnitPlace,
  { shelf, numberOf, log }: Setting,
): UnitData {
  const id = slugOf(name)
  const models = Math.max(1, official?.models ?? community.size)
  const at = { where: place.army, what: name }
  if (official && community.variant !== 'undersize')
    log.compare('size', at, models, Math.max(1, community.size))
  const seasons = playedSeasons(community.seasons)
  const variant = variants[community.variant]
  const standard = standardId(name)
  const sheet = shelf.community(community.warscrollId)
  const granted = grantedKeywords(community, official, sheet)
  const keywords = [...sheet.keywords, ...granted]
  return {
    id,
    n: numberOf('unit', id),
    name: printedName(name, official),
    sheet: shelf.idIn(place.books, community.warscrollId),
    points: official?.points ?? community.points,
    models,
    reinforce: models > 1 && (official ? !isUnique(community, keywords) : community.reinforceable),
    ...(seasons ? { seasons } : {}),
    ...(community.legends ? { legends: true } : {}),
    ...(variant ? { variant } : {}),
    ...(standard === undefined || variant === undefined ? {} : { variantOf: standard }),
    ...(granted.length > 0 ? { keywords: granted } : {}),
    ...(community.auxiliaryAllowed === false ? { auxiliary: false } : {}),
    ...(community.maxPerArmy !== null && !community.unique
      ? { armyMax: community.maxPerArmy }
      : {}),
    ...(official || isLost(name) ? {} : { priceFrom: 'community' }),
  }
}

/** The catalogue forgets its mark on some UNIQUE units; the keyword counts. */
function isUnique({ unique }: CommunityUnit, keywords: readonly string[]): boolean {
  return unique || keywords.some((keyword) => plain(keyword).toUpperCase() === 'UNIQUE')
}

function grantedKeywords(
  community: CommunityUnit,
  official: OfficialUnit | null,
  sheet: { readonly keywords: readonly string[] },
): string[] {
  const printed = new Set(sheet.keywords.map((keyword) => plain(keyword).toUpperCase()))
  const granted = community.armyKeywords.map(plain).filter((word) => word === word.toUpperCase())
  const all = new Set([...granted, ...(official?.keywords ?? [])])
  return [...all].filter((keyword) => !printed.has(keyword))
}

const order: readonly (keyof UnitData)[] = [
  'id',
  'n',
  'name',
  'sheet',
  'points',
  'models',
  'reinforce',
  'seasons',
  'legends',
  'leaving',
  'variant',
  'variantOf',
  'keywords',
  'leads',
  'general',
  'roles',
  'joins',
  'onlyWith',
  'auxiliary',
  'onePer',
  'bonusPlace',
  'excludes',
  'excludesAll',
  'regimentCap',
  'armyMax',
  'priceFrom',
  'oldNames',
]

/** A unit with its fields in the order of the format, so that the files change little when the converter does. */
export function ordered(unit: UnitData): UnitData {
  return Object.fromEntries(
    order.filter((key) => unit[key] !== undefined).map((key) => [key, unit[key]]),
  ) as unknown as UnitData
}
