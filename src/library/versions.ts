import { version } from '../../data/aos4/manifest.json'
import { prices } from '../../data/wh40k11/manifest.json'
import type { Id, Roster } from '../engine/roster.ts'
import { seasons as aosSeasons } from '../systems/aos4/seasons.ts'
import { seasons as fortySeasons } from '../systems/wh40k11/seasons.ts'
import { date } from '../text/t.ts'

interface Versions {
  /** Newest first, both. */
  readonly prices: readonly Id[]
  readonly seasons: readonly Id[]
}

/** The points versions and seasons of each game's data, known without loading any of it. */
const versions: ReadonlyMap<Id, Versions> = new Map([
  ['aos4', { prices: [version], seasons: aosSeasons.map(({ id }) => id) }],
  ['wh40k11', { prices: prices.map(({ id }) => id), seasons: fortySeasons.map(({ id }) => id) }],
])

/** What a list stays on while there is something newer. */
export interface Behind {
  /** What it stays on, in short: `v1.1`, `2025-26`, `29 Jul 2026`. */
  readonly on: string
  readonly what: 'points' | 'season'
  /** The newest points and season together, by which it is remembered that they were declined. */
  readonly newest: string
}

type On = Pick<Roster, 'system' | 'prices' | 'season'>

/** Whether there are newer points, or a newer season, than those a list stays on; null where there are none. */
export function behind({ system, prices: own, season }: On): Behind | null {
  const known = versions.get(system)
  const [points] = known?.prices ?? []
  const [newestSeason] = known?.seasons ?? []
  const newest = `${points} ${newestSeason}`
  // a list that names no points is on the newest as soon as it is opened
  if (own !== null && points !== undefined && own !== points) {
    return { on: shortOf(own), what: 'points', newest }
  }
  if (newestSeason === undefined || season === newestSeason) return null
  return { on: season, what: 'season', newest }
}

/** Points versions that are called after their day are written as one. */
function shortOf(id: Id): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(id)) return id
  return date(new Date(id), { dateStyle: 'medium', timeZone: 'UTC' })
}
