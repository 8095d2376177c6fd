import fc from 'fast-check'

import {
  ROSTER_SCHEMA,
  type Roster,
  type RosterGroup,
  type RosterPick,
  type RosterUnit,
} from '../engine/roster.ts'
import { aosLinkForm } from '../systems/aos4/link-form.ts'
import type { AosData, ArmyData } from '../systems/aos4/schema.ts'

/** A unit with nothing chosen for it. */
export function unit(id: string, over: Partial<RosterUnit> = {}): RosterUnit {
  const plain = { size: 0, models: {}, marks: [], picks: [], wargear: {}, nickname: '', note: '' }
  return { id: 'u0', unit: id, role: 'member', ...plain, ...over }
}

/** A group of these units; the first of a regiment leads it. */
export function group(kind: string, units: readonly RosterUnit[], from?: string): RosterGroup {
  const roles = units.map((unit, place) =>
    kind === 'regiment' && place === 0 ? { ...unit, role: 'leader' } : unit,
  )
  return { id: 'g0', kind, from: from ?? null, units: roles }
}

/** An Age of Sigmar roster of the Ogor Mawtribes, with ids given out in order. */
export function roster(over: Partial<Roster> = {}): Roster {
  return numbered({
    schema: ROSTER_SCHEMA,
    system: aosLinkForm.system,
    name: '',
    notes: '',
    faction: 'ogor-mawtribes',
    variant: null,
    season: '2026-27',
    prices: '2026-07-29',
    limit: 2000,
    legends: false,
    groups: [],
    picks: [],
    ...over,
  })
}

/** The same roster with ids given out in order, so that two rosters can be compared. */
export function numbered(roster: Roster): Roster {
  let count = 0
  const groups = roster.groups.map((group, place) => ({
    ...group,
    id: `g${place + 1}`,
    units: group.units.map((unit) => {
      count += 1
      return { ...unit, id: `u${count}` }
    }),
  }))
  return { ...roster, groups }
}

/** All armies of the books with the faction that fields them. */
export function armiesOf(data: AosData): readonly { faction: string; army: ArmyData }[] {
  return [...data.books.values()].flatMap((book) =>
    book.armies.map((army) => ({
      faction: army.kind === 'faction' ? army.id : (army.parents[0] ?? army.id),
      army,
    })),
  )
}

const words = fc.string({ maxLength: 40, unit: 'grapheme' })
const mostlyNone = <T>(some: fc.Arbitrary<T>, none: T) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: some })

function unitOf(army: ArmyData): fc.Arbitrary<RosterUnit> {
  const items: RosterPick[] = army.tables.flatMap((table) =>
    table.items.map(({ id }) => ({ slot: table.id, id })),
  )
  const none: readonly never[] = []
  const picks = fc.subarray(items, { maxLength: Math.min(2, items.length) })
  return fc
    .record({
      id: fc.constantFrom(...army.units.map(({ id }) => id)),
      size: mostlyNone(fc.constant(1), 0),
      marks: mostlyNone<readonly string[]>(fc.constant(['general']), none),
      picks: mostlyNone<readonly RosterPick[]>(picks, none),
      nickname: mostlyNone(words, ''),
      note: mostlyNone(words, ''),
      wargear: mostlyNone(
        fc.dictionary(
          fc.constantFrom('Great Cleaver', 'Ironlock Pistol', '3.1', '12.0'),
          fc.nat({ max: 9 }),
          {
            noNullPrototype: true,
          },
        ),
        {},
      ),
    })
    .map(({ id, ...rest }) => unit(id, rest))
}

function groupsOf(data: AosData, army: ArmyData): fc.Arbitrary<readonly RosterGroup[]> {
  const units = fc.array(unitOf(army), { minLength: 1, maxLength: 5 })
  const own = fc.array(
    units.map((units) => group('regiment', units)),
    { maxLength: 5 },
  )
  const loose = fc.array(
    units.map((units) => group('auxiliary', units)),
    { maxLength: 1 },
  )
  const printed = data.renown.regiments.map(({ id }) =>
    group(
      'renown',
      aosLinkForm.readyMade(data, id).map((made) => unit(made.unit)),
      id,
    ),
  )
  const ready = fc.array(fc.constantFrom(...printed), { maxLength: 1 })
  return fc.tuple(own, ready, loose).map((groups) => groups.flat())
}

function picksOf(data: AosData, army: ArmyData): fc.Arbitrary<readonly RosterPick[]> {
  const cards = data.core.seasons.flatMap((season) => season.cards)
  const lores = [...army.manifestationLores, ...data.core.manifestationLores]
  const all: RosterPick[] = [
    ...army.formations.map(({ id }) => ({ slot: 'battle-formation', id })),
    ...army.spellLores.map(({ id }) => ({ slot: 'spell-lore', id })),
    ...army.prayerLores.map(({ id }) => ({ slot: 'prayer-lore', id })),
    ...lores.map(({ id }) => ({ slot: 'manifestation-lore', id })),
    ...army.terrain.map(({ id }) => ({ slot: 'terrain', id })),
    ...cards.map(({ id }) => ({ slot: 'card', id })),
  ]
  return fc.subarray(all, { maxLength: 6 })
}

/** Random rosters over all armies of the data, legal or not. */
export function anyRoster(data: AosData): fc.Arbitrary<Roster> {
  return fc.constantFrom(...armiesOf(data)).chain(({ faction, army }) =>
    fc
      .record({
        groups: groupsOf(data, army),
        picks: picksOf(data, army),
        name: words,
        notes: mostlyNone(fc.string({ maxLength: 400, unit: 'grapheme' }), ''),
        season: fc.constantFrom('2026-27', '2025-26'),
        prices: fc.constantFrom('2026-07-29', '2026-07-29', '2027-01-05', null),
        limit: fc.constantFrom(1000, 1500, 2000, 750, 3210),
        legends: fc.boolean(),
      })
      .map((rest) =>
        roster({ ...rest, faction, variant: army.kind === 'faction' ? null : army.id }),
      ),
  )
}
