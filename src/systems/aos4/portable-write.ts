import type { Id, Roster, RosterGroup, RosterUnit } from '../../engine/roster.ts'
import { kindOf } from './groups.ts'
import { aosLinkForm } from './link-form.ts'
import { allNames, lastName, type AosNames } from './portable-names.ts'
import type {
  PortableList,
  PortableMember,
  PortableRegiment,
  PortableRenown,
  PortableUnit,
} from './schema-portable.ts'
import type { AosData } from './schema.ts'

type Portable<T> = string | T

/** Leaves out what is empty or false, so that a plain list reads plainly. */
function told<T extends object>(value: T): T {
  const entries = Object.entries(value).filter(([, part]) => {
    if (Array.isArray(part)) return part.length > 0
    if (typeof part === 'object' && part !== null) return Object.keys(part).length > 0
    return part !== undefined && part !== false && part !== ''
  })
  return Object.fromEntries(entries) as T
}

function writeUnit(unit: RosterUnit, names: AosNames): Portable<PortableUnit> {
  const name = names.units.nameOf(unit.unit) ?? lastName(unit.unit)
  const written = told({
    name,
    general: unit.marks.includes('general'),
    reinforced: unit.size > 0,
    enhancements: unit.picks.map(({ slot, id }) => names.picks.nameOf(id, slot) ?? lastName(id)),
    wargear: unit.wargear,
    nickname: unit.nickname,
    note: unit.note,
  })
  return Object.keys(written).length === 1 ? name : written
}

function writeRegiment({ units }: RosterGroup, names: AosNames): PortableRegiment {
  const leader = units.find(({ role }) => role === 'leader')
  const rest = units.filter((unit) => unit !== leader).map((unit) => writeUnit(unit, names))
  return { ...(leader && { leader: writeUnit(leader, names) }), units: rest }
}

function writeMember(unit: RosterUnit, names: AosNames): PortableMember {
  const written = writeUnit(unit, names)
  return typeof written === 'string' ? { name: written } : written
}

/** Whether a member has what only the first of several written with a count would get. */
function isOwn({ general, enhancements, nickname, note }: PortableMember): boolean {
  return [general, enhancements, nickname, note].some((part) => part !== undefined)
}

/** Equal members become one with a count. */
function folded(members: readonly PortableMember[]): PortableMember[] {
  const rows: { member: PortableMember; count: number }[] = []
  for (const member of members) {
    const last = rows.at(-1)
    const same = last !== undefined && JSON.stringify(last.member) === JSON.stringify(member)
    if (same && !isOwn(member)) last.count += 1
    else rows.push({ member, count: 1 })
  }
  return rows.map(({ member, count }) => (count > 1 ? { ...member, count } : member))
}

function isPrinted(group: RosterGroup, data: AosData): boolean {
  const printed = aosLinkForm.readyMade(data, group.from ?? '')
  return (
    printed.length > 0 &&
    printed.length === group.units.length &&
    group.units.every(
      (unit, place) =>
        unit.unit === printed[place]?.unit &&
        unit.size === 0 &&
        [unit.marks, unit.picks, Object.keys(unit.wargear)].every((part) => part.length === 0) &&
        unit.nickname === '' &&
        unit.note === '',
    )
  )
}

function writeRenown(group: RosterGroup, names: AosNames, data: AosData): Portable<PortableRenown> {
  const from = group.from ?? ''
  const name = names.renown.nameOf(from) ?? lastName(from)
  if (isPrinted(group, data)) return name
  return { name, units: folded(group.units.map((unit) => writeMember(unit, names))) }
}

function armyPicks(roster: Roster, names: AosNames) {
  const all = (slot: Id) =>
    roster.picks
      .filter((pick) => pick.slot === slot)
      .map(({ id }) => names.picks.nameOf(id, slot) ?? lastName(id))
  return {
    battleFormation: all('battle-formation')[0],
    spellLore: all('spell-lore')[0],
    prayerLore: all('prayer-lore')[0],
    manifestationLore: all('manifestation-lore')[0],
    factionTerrain: all('terrain'),
    battleTacticCards: all('card'),
  }
}

/** A roster in the portable form. What no book has goes by its last name. */
export function writePortable(roster: Roster, data: AosData): PortableList {
  const names = allNames(data)
  const of = (kind: string) => roster.groups.filter((group) => kindOf(group) === kind)
  const army = (id: Id) => names.armies.nameOf(id) ?? lastName(id)
  const head = told({
    game: 'aos4' as const,
    name: roster.name,
    notes: roster.notes,
    faction: army(roster.faction),
    armyOfRenown: roster.variant === null ? undefined : army(roster.variant),
    season: roster.season,
    points: roster.prices ?? undefined,
  })
  const rest = told({
    legends: roster.legends,
    ...armyPicks(roster, names),
    auxiliaries: of('auxiliary').flatMap(({ units }) =>
      units.map((unit) => writeUnit(unit, names)),
    ),
    regimentsOfRenown: of('renown').map((group) => writeRenown(group, names, data)),
  })
  const { auxiliaries, regimentsOfRenown, ...choices } = rest
  return {
    ...head,
    limit: roster.limit,
    ...choices,
    regiments: of('regiment').map((group) => writeRegiment(group, names)),
    ...(auxiliaries && { auxiliaries }),
    ...(regimentsOfRenown && { regimentsOfRenown }),
  }
}
