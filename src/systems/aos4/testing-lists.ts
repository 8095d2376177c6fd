import * as fc from 'fast-check'

import {
  ROSTER_SCHEMA,
  type Roster,
  type RosterGroup,
  type RosterUnit,
} from '../../engine/roster.ts'
import { armyChoices } from './armies.ts'
import { catalogueOf } from './catalogue.ts'
import { plainUnit, renownMembers } from './edits.ts'
import { armySlots, picksFor } from './picks.ts'
import type { AosData, ArmyData, UnitData } from './schema.ts'

/** Numbers that stand for choices; each is taken modulo what there is to choose from. */
interface Dice {
  readonly army: number
  readonly season: boolean
  readonly legends: boolean
  readonly limit: number
  readonly regiments: readonly (readonly number[])[]
  readonly auxiliaries: readonly number[]
  readonly renown: readonly number[]
  readonly picks: readonly number[]
  readonly enhancements: readonly number[]
  readonly general: number
  readonly flaws: readonly number[]
}

const number = fc.nat({ max: 100_000 })

const dice: fc.Arbitrary<Dice> = fc.record({
  army: number,
  season: fc.boolean(),
  legends: fc.boolean(),
  limit: fc.constantFrom(500, 1000, 2000, 3000),
  regiments: fc.array(fc.array(number, { minLength: 1, maxLength: 6 }), { maxLength: 6 }),
  auxiliaries: fc.array(number, { maxLength: 3 }),
  renown: fc.array(number, { maxLength: 2 }),
  picks: fc.array(number, { maxLength: 7 }),
  enhancements: fc.array(number, { maxLength: 4 }),
  general: number,
  flaws: fc.array(number, { maxLength: 2 }),
})

/** Lists of every faction and Army of Renown, legal or not, with now and then something that no book has. */
export function randomLists(data: AosData): fc.Arbitrary<Roster> {
  const choices = armyChoices(data)
  return dice.map((thrown) => {
    const choice = choices[thrown.army % choices.length]
    if (choice === undefined) throw new Error('The data names no army.')
    const { list } = catalogueOf(data, choice.faction, choice.variant)
    if (list === null) throw new Error(`No book has ${choice.name}.`)
    const roster: Roster = {
      schema: ROSTER_SCHEMA,
      system: 'aos4',
      name: '',
      notes: '',
      faction: choice.faction,
      variant: choice.variant,
      season: thrown.season ? '2026-27' : '2025-26',
      limit: thrown.limit,
      legends: thrown.legends,
      prices: data.manifest.version,
      groups: groupsFrom(data, list, thrown),
      picks: [],
    }
    return withPicks(data, roster, list, thrown)
  })
}

function groupsFrom(data: AosData, list: ArmyData, thrown: Dice): readonly RosterGroup[] {
  let count = 0
  const unit = (id: string, role: 'leader' | 'member') => plainUnit(`u${(count += 1)}`, id, role)
  const leaders = list.units.filter((one) => one.leads)
  const regiments = thrown.regiments.map(([first = 0, ...rest], index) => {
    const leader = pick(leaders, first)
    const units = [
      unit(leader?.id ?? 'nobody', 'leader'),
      ...rest.map((throw_) => sized(unit(anyUnit(list.units, throw_), 'member'), throw_)),
    ]
    const marked = index === thrown.general % Math.max(1, thrown.regiments.length)
    return group(`g${index + 1}`, 'regiment', null, marked ? units.map(crown) : units)
  })
  const renowns = thrown.renown.map((throw_, index) => {
    const renown = pick(data.renown.regiments, throw_)
    const members = renown ? renownMembers(renown) : []
    const units = members.map((id) => unit(id, 'member'))
    return group(`r${index + 1}`, 'renown', renown?.id ?? null, units)
  })
  const auxiliaries = thrown.auxiliaries.map((throw_) =>
    sized(unit(anyUnit(list.units, throw_), 'member'), throw_),
  )
  return [
    ...regiments,
    ...renowns.filter((one) => one.units.length > 0),
    ...(auxiliaries.length > 0 ? [group('a1', 'auxiliary', null, auxiliaries)] : []),
  ]
}

/** Mostly a unit of the list; at times one of another army or of none. */
function anyUnit(units: readonly UnitData[], throw_: number): string {
  if (throw_ % 61 === 0) return 'spider-riders'
  if (throw_ % 67 === 0) return 'unit-that-nobody-knows'
  return pick(units, throw_)?.id ?? 'unit-that-nobody-knows'
}

function sized(unit: RosterUnit, throw_: number): RosterUnit {
  return { ...unit, size: throw_ % 5 === 0 ? 1 : 0 }
}

function crown(unit: RosterUnit): RosterUnit {
  return unit.role === 'leader' ? { ...unit, marks: ['general'] } : unit
}

function group(
  id: string,
  kind: string,
  from: string | null,
  units: readonly RosterUnit[],
): RosterGroup {
  return { id, kind, from, units }
}

function withPicks(data: AosData, roster: Roster, list: ArmyData, thrown: Dice): Roster {
  const catalogue = catalogueOf(data, roster.faction, roster.variant)
  const picks = thrown.picks.flatMap((throw_) => {
    const slot = pick(armySlots, throw_)?.id ?? 'terrain'
    const id = pick(picksFor(catalogue, slot), throw_ >> 3)?.id
    return id === undefined ? [] : [{ slot, id }]
  })
  const units = roster.groups.flatMap((one) => one.units)
  const carried = thrown.enhancements.flatMap((throw_) => {
    const table = pick(list.tables, throw_)
    const item = pick(table?.items ?? [], throw_ >> 2)
    const unit = pick(units, throw_ >> 4)
    return table && item && unit ? [{ unit: unit.id, slot: table.id, id: item.id }] : []
  })
  return {
    ...roster,
    picks,
    groups: roster.groups.map((one) => ({
      ...one,
      units: one.units.map((unit) => ({
        ...unit,
        picks: carried
          .filter((held) => held.unit === unit.id)
          .map(({ slot, id }) => ({ slot, id })),
      })),
    })),
  }
}

function pick<T>(things: readonly T[], throw_: number): T | undefined {
  return things[throw_ % Math.max(1, things.length)]
}
