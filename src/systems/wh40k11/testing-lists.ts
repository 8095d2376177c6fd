import * as fc from 'fast-check'

import {
  ROSTER_SCHEMA,
  type Roster,
  type RosterGroup,
  type RosterPick,
  type RosterUnit,
} from '../../engine/roster.ts'
import { catalogueOf, type Catalogue } from './catalogue.ts'
import { plainGroup, plainUnit } from './edits.ts'
import { totalsOf, usualModels } from './models.ts'
import { slots } from './picks.ts'
import type { FortyData } from './schema.ts'
import { seasons } from './seasons.ts'

const number = fc.nat({ max: 100_000 })

const dice = fc.record({
  page: number,
  prices: fc.constantFrom('v1.2', 'v1.2', 'v1.1', 'v1.0', null),
  legends: fc.boolean(),
  limit: fc.constantFrom(500, 1000, 2000, 2000, 3000),
  groups: fc.array(fc.array(number, { minLength: 1, maxLength: 3 }), { maxLength: 9 }),
  allies: fc.array(number, { maxLength: 2 }),
  detachments: fc.array(number, { maxLength: 3 }),
  disposition: number,
  enhancements: fc.array(number, { maxLength: 4 }),
  warlord: number,
  keywords: fc.array(number, { maxLength: 3 }),
  size: number,
})

type Dice = typeof dice extends fc.Arbitrary<infer T> ? T : never

/** Lists of every faction, or of one, legal or not, with now and then something that no book has. */
export function randomLists(data: FortyData, only?: string): fc.Arbitrary<Roster> {
  return dice.map((thrown) => {
    const faction = only ?? pick(data.manifest.pages, thrown.page)?.id ?? ''
    const catalogue = catalogueOf(data, faction, thrown.prices)
    const picks = picksFrom(catalogue, thrown)
    return {
      schema: ROSTER_SCHEMA,
      system: 'wh40k11',
      name: '',
      notes: '',
      faction,
      variant: null,
      season: seasons[0].id,
      prices: thrown.prices,
      limit: thrown.limit,
      legends: thrown.legends,
      groups: groupsFrom(catalogue, thrown, enhancementsOf(catalogue, picks)),
      picks,
    }
  })
}

function picksFrom({ data, detachments }: Catalogue, thrown: Dice): readonly RosterPick[] {
  const ids = thrown.detachments.flatMap((throw_) => {
    if (throw_ % 53 === 0) return ['no-such-detachment']
    return pick(detachments, throw_)?.id ?? []
  })
  const disposition = pick(data.core.dispositions, thrown.disposition)?.id
  const size = pick(data.core.battleSizes, thrown.size)?.id
  return [
    ...[...new Set(ids)].map((id) => ({ slot: slots.detachment, id })),
    ...(thrown.disposition % 3 === 0 && disposition
      ? [{ slot: slots.disposition, id: disposition }]
      : []),
    ...(thrown.size % 4 === 0 && size ? [{ slot: slots.size, id: size }] : []),
  ]
}

function enhancementsOf({ detachments }: Catalogue, picks: readonly RosterPick[]) {
  const chosen = detachments.filter(({ id }) => picks.some((one) => one.id === id))
  const from = chosen.length > 0 ? chosen : detachments.slice(0, 1)
  return from.flatMap(({ data }) => data?.enhancements ?? [])
}

function groupsFrom(
  catalogue: Catalogue,
  thrown: Dice,
  enhancements: readonly { readonly id: string }[],
): readonly RosterGroup[] {
  const groups = thrown.groups.map((throws) =>
    throws.map((throw_, place) => unitFrom(catalogue, throw_, place)),
  )
  const allied = thrown.allies.flatMap((throw_) => {
    const ally = pick(catalogue.allies, throw_)
    const listed = ally && pick(catalogue.alliesOf(ally), throw_ >> 3)
    if (!ally || !listed) return []
    const picks = ally.from === 'host' ? [] : [{ slot: slots.ally, id: ally.id }]
    return [[plainUnit('', listed.entry.id, 'bodyguard', { picks })]]
  })
  const all = [...groups, ...allied]
  const count = all.flat().length
  let at = 0
  return all.map((units, index) =>
    plainGroup(
      `g${index + 1}`,
      units.map((unit) => {
        at += 1
        const held = thrown.enhancements
          .filter((throw_) => throw_ % Math.max(1, count) === at - 1)
          .flatMap((throw_) => pick(enhancements, throw_ >> 4)?.id ?? [])
        return {
          ...unit,
          id: `u${at}`,
          marks: at - 1 === thrown.warlord % Math.max(2, count) ? ['warlord'] : [],
          picks: [
            ...unit.picks,
            ...[...new Set(held)].map((id) => ({ slot: slots.enhancement, id })),
            ...keywordsFrom(catalogue, thrown, at),
          ],
        }
      }),
    ),
  )
}

/** Now and then a keyword for the unit, fitting or not; more often one that some choice of its own offers. */
function keywordsFrom({ data }: Catalogue, thrown: Dice, at: number): readonly RosterPick[] {
  const throws = thrown.keywords.filter((throw_) => throw_ % 3 === at % 3)
  const ids = throws.flatMap((throw_) => pick(data.core.choosableKeywords, throw_)?.id ?? [])
  return [...new Set(ids)].map((id) => ({ slot: slots.keyword, id }))
}

/** Mostly a unit of the page; at times one of another or of none. The first of a group is joined by the others. */
function unitFrom({ list }: Catalogue, throw_: number, place: number): RosterUnit {
  const role = place === 0 ? 'bodyguard' : throw_ % 2 === 0 ? 'leader' : 'support'
  if (throw_ % 61 === 0) return plainUnit('', 'boyz', role)
  if (throw_ % 67 === 0) return plainUnit('', 'unit-that-nobody-knows', role)
  const joiners = list.filter(({ entry }) => entry.role === role)
  const listed = pick(joiners.length > 0 && role !== 'bodyguard' ? joiners : list, throw_)
  const unit = plainUnit('', listed?.entry.id ?? 'nobody', role)
  const sheet = listed?.sheet
  const total = sheet && throw_ % 4 === 0 ? pick(totalsOf(sheet), throw_ >> 5) : undefined
  const wargear = sheet && throw_ % 5 === 0 ? wargearFrom(sheet.options, throw_) : {}
  const models = total === undefined ? {} : usualModels(sheet ?? null, total, total)
  const addons = (listed?.priced?.addons ?? []).filter(({ kind }) => kind && models[kind])
  return {
    ...unit,
    models: Object.fromEntries(
      Object.entries(models).filter(([kind]) => !addons.some((one) => one.kind === kind)),
    ),
    picks: addons.map(({ id }) => ({ slot: slots.addon, id })),
    wargear,
  }
}

function wargearFrom(
  options: readonly { readonly n: number; readonly to: readonly unknown[] }[],
  throw_: number,
): Readonly<Record<string, number>> {
  const option = pick(options, throw_ >> 2)
  return option ? { [`${option.n}.${(throw_ >> 6) % option.to.length}`]: 1 } : {}
}

function pick<T>(things: readonly T[], throw_: number): T | undefined {
  return things[throw_ % Math.max(1, things.length)]
}
