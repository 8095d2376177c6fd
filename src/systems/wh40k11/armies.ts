import type { Id, Roster } from '../../engine/roster.ts'
import { ROSTER_SCHEMA } from '../../engine/roster.ts'
import type { ArmyChoice } from '../../engine/system.ts'
import { longDate, titleCase } from '../../engine/wording.ts'
import { todayOf } from './aliases.ts'
import { slots } from './picks.ts'
import type { FortyData } from './schema.ts'
import { seasons } from './seasons.ts'

const alliances = [
  ['imperium', 'Imperium'],
  ['chaos', 'Chaos'],
  ['xenos', 'Xenos'],
] as const

/** Every faction by alliance and name; chapters are factions of their own, unless they have only the page of all. */
export function armyChoices({ manifest, core }: FortyData): readonly ArmyChoice[] {
  const parents = new Set(manifest.pages.map(({ parent }) => parent))
  const own = new Set(manifest.pages.map((page) => page.name.toUpperCase()))
  const includes = core.chapters.filter((chapter) => !own.has(chapter)).map(titleCase)
  return alliances.flatMap(([alliance, name]) =>
    manifest.pages
      .filter((page) => page.alliance === alliance)
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map((page) => ({
        faction: page.id,
        variant: null,
        name: page.name,
        alliance: name,
        legends: false,
        ...(parents.has(page.id) && { includes }),
      })),
  )
}

/** Books with the sheets of the roster's faction, and those of its allies. */
export function booksOf(roster: Roster, data: FortyData): readonly Id[] {
  const { manifest, core } = data
  const wanted = new Set<Id>()
  const want = (id: Id) => {
    const page = manifest.pages.find((one) => one.id === id)
    if (page === undefined || wanted.has(id)) return
    wanted.add(id)
    for (const needed of page.needs) wanted.add(needed)
    for (const legends of page.legends) wanted.add(legends)
  }
  want(roster.faction)
  for (const unit of roster.groups.flatMap((group) => group.units)) {
    const by = unit.picks.find(({ slot }) => slot === slots.ally)?.id
    const ally = core.allies.find(({ id }) => id === by)
    if (ally && ally.from !== 'host') for (const page of ally.from) want(page)
  }
  return [...wanted]
}

/** The official points versions, newest first. */
export function priceBooks({
  manifest,
}: FortyData): readonly { id: Id; name: string; date: string }[] {
  return manifest.prices.map(({ id, date }) => ({ id, name: priceBookName(id, date), date }))
}

/** `v1.1, 22 July 2026`. */
export const priceBookName = (id: Id, date: string): string => `${id}, ${longDate(date)}`

/** Whether there is a page for the roster's faction. */
export function knows({ faction }: Roster, data: FortyData): boolean {
  const today = todayOf(data, 'page', faction)
  return data.manifest.pages.some(({ id }) => id === today)
}

/** A list without units for a faction, on the newest points. */
export function emptyRoster(
  choice: { faction: Id; variant: Id | null; limit: number; name: string },
  { manifest }: FortyData,
): Roster {
  return {
    schema: ROSTER_SCHEMA,
    system: 'wh40k11',
    ...choice,
    notes: '',
    season: seasons[0].id,
    prices: manifest.prices[0]?.id ?? null,
    legends: true,
    groups: [],
    picks: [],
  }
}
