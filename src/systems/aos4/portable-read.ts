import { slugOfName } from '../../engine/names.ts'
import type { PortableRead } from '../../engine/portable-form.ts'
import {
  ROSTER_SCHEMA,
  type Id,
  type Roster,
  type RosterGroup,
  type RosterPick,
  type RosterUnit,
} from '../../engine/roster.ts'
import { t } from '../../text/t.ts'
import { aosLinkForm } from './link-form.ts'
import { readArmy, readSeason } from './portable-army.ts'
import {
  allNames,
  didYouMean,
  namesOfArmy,
  withGuess,
  type AosNames,
  type ArmyNames,
  type Names,
} from './portable-names.ts'
import { checkPortable } from './schema-portable-check.ts'
import type {
  PortableList,
  PortableMember,
  PortableRegiment,
  PortableRenown,
  PortableUnit,
} from './schema-portable.ts'
import type { AosData } from './schema.ts'

/** What reading gathers on its way. */
interface Reading {
  readonly data: AosData
  readonly all: AosNames
  readonly own: ArmyNames
  readonly notes: string[]
  units: number
  groups: number
}

const armyWide = [
  'battle-formation',
  'spell-lore',
  'prayer-lore',
  'manifestation-lore',
  'terrain',
  'card',
]

/** Looking for near names takes time; after so many unknown ones it is another kind of file. */
const suggestions = 30

function suggest({ notes }: Reading, name: string, names: readonly Names[]): string {
  return notes.length < suggestions ? didYouMean(name, names) : ''
}

function readUnitName(reading: Reading, name: string, where: string): Id {
  const { all, own, notes } = reading
  const found = own.units.find(name) ?? all.units.find(name)
  if (found) return found.id
  notes.push(
    withGuess(
      t('{where}: no unit is called "{name}".', { where, name }),
      suggest(reading, name, [own.units, all.units]),
    ),
  )
  return slugOfName(name)
}

function readEnhancement(reading: Reading, name: string, where: string): RosterPick {
  const { all, own, notes } = reading
  const found = [own.picks.find(name), all.picks.find(name)].find(
    (pick) => pick !== null && !armyWide.includes(pick.slot),
  )
  if (found) return { slot: found.slot, id: found.id }
  notes.push(
    withGuess(
      t('{where}: no enhancement is called "{name}".', { where, name }),
      suggest(reading, name, [own.picks, all.picks]),
    ),
  )
  return { slot: 'unknown', id: slugOfName(name) }
}

/** One pick for the whole army; a name that belongs to another slot stays where it was written, to be judged. */
function readPick(reading: Reading, slot: Id, name: string, where: string): RosterPick {
  const { all, own, notes } = reading
  const found = own.picks.findIn(slot, name) ?? all.picks.findIn(slot, name) ?? all.picks.find(name)
  if (found) return { slot, id: found.id }
  notes.push(
    withGuess(
      t('{where}: nothing is called "{name}".', { where, name }),
      suggest(reading, name, [own.picks, all.picks]),
    ),
  )
  return { slot, id: slugOfName(name) }
}

function readUnit(
  reading: Reading,
  written: string | PortableUnit,
  role: Id,
  where: string,
): RosterUnit {
  const unit: PortableUnit = typeof written === 'string' ? { name: written } : written
  reading.units += 1
  return {
    id: `u${reading.units}`,
    unit: readUnitName(reading, unit.name, where),
    role,
    size: unit.reinforced ? 1 : 0,
    models: {},
    marks: unit.general ? ['general'] : [],
    picks: (unit.enhancements ?? []).map((name, place) =>
      readEnhancement(reading, name, `${where}.enhancements[${place}]`),
    ),
    wargear: unit.wargear ?? {},
    nickname: unit.nickname ?? '',
    note: unit.note ?? '',
  }
}

function makeGroup(
  reading: Reading,
  kind: Id,
  from: Id | null,
  units: readonly RosterUnit[],
): RosterGroup {
  reading.groups += 1
  return { id: `g${reading.groups}`, kind, from, units }
}

function readRegiment(reading: Reading, regiment: PortableRegiment, where: string): RosterGroup {
  const { leader, units = [] } = regiment
  const first = leader === undefined ? [] : [readUnit(reading, leader, 'leader', `${where}.leader`)]
  const rest = units.map((unit, place) =>
    readUnit(reading, unit, 'member', `${where}.units[${place}]`),
  )
  return makeGroup(reading, 'regiment', null, [...first, ...rest])
}

/** A member with a count is that many units; general, enhancements and words are the first one's. */
function readMember(
  reading: Reading,
  written: string | PortableMember,
  where: string,
): readonly RosterUnit[] {
  if (typeof written === 'string') return [readUnit(reading, written, 'member', where)]
  const { count = 1, name, reinforced, wargear } = written
  const others: PortableUnit = { name, reinforced, wargear }
  const first = readUnit(reading, written, 'member', where)
  const more = Array.from({ length: count - 1 }, () => readUnit(reading, others, 'member', where))
  return [first, ...more]
}

const plainMember: Omit<RosterUnit, 'id' | 'unit'> = {
  role: 'member',
  size: 0,
  models: {},
  marks: [],
  picks: [],
  wargear: {},
  nickname: '',
  note: '',
}

function readRenown(
  reading: Reading,
  written: string | PortableRenown,
  where: string,
): RosterGroup {
  const { name, units }: PortableRenown = typeof written === 'string' ? { name: written } : written
  const { all, data, notes } = reading
  const found = all.renown.find(name)
  if (!found) {
    notes.push(
      withGuess(
        t('{where}: no Regiment of Renown is called "{name}".', { where, name }),
        suggest(reading, name, [all.renown]),
      ),
    )
  }
  const id = found?.id ?? slugOfName(name)
  if (units) {
    const members = units.flatMap((unit, place) =>
      readMember(reading, unit, `${where}.units[${place}]`),
    )
    return makeGroup(reading, 'renown', id, members)
  }
  const printed = aosLinkForm.readyMade(data, id).map(({ unit }) => {
    reading.units += 1
    return { ...plainMember, id: `u${reading.units}`, unit }
  })
  return makeGroup(reading, 'renown', id, printed)
}

function readPicks(reading: Reading, list: PortableList): readonly RosterPick[] {
  const one = (slot: Id, key: keyof PortableList) => {
    const name = list[key]
    return typeof name === 'string' ? [readPick(reading, slot, name, key)] : []
  }
  const several = (slot: Id, key: 'factionTerrain' | 'battleTacticCards') =>
    (list[key] ?? []).map((name, place) => readPick(reading, slot, name, `${key}[${place}]`))
  return [
    ...one('battle-formation', 'battleFormation'),
    ...one('spell-lore', 'spellLore'),
    ...one('prayer-lore', 'prayerLore'),
    ...one('manifestation-lore', 'manifestationLore'),
    ...several('terrain', 'factionTerrain'),
    ...several('card', 'battleTacticCards'),
  ]
}

function readGroups(reading: Reading, list: PortableList): readonly RosterGroup[] {
  const regiments = list.regiments.map((regiment, place) =>
    readRegiment(reading, regiment, `regiments[${place}]`),
  )
  const renown = (list.regimentsOfRenown ?? []).map((regiment, place) =>
    readRenown(reading, regiment, `regimentsOfRenown[${place}]`),
  )
  const loose = (list.auxiliaries ?? []).map((unit, place) =>
    readUnit(reading, unit, 'member', `auxiliaries[${place}]`),
  )
  const auxiliaries = loose.length > 0 ? [makeGroup(reading, 'auxiliary', null, loose)] : []
  return [...regiments, ...renown, ...auxiliaries]
}

/** As many units as a list may have anywhere in Muster. */
const mostUnits = 300

function countUnits(list: PortableList): number {
  const own = list.regiments.map(({ leader, units = [] }) => units.length + (leader ? 1 : 0))
  const members = (list.regimentsOfRenown ?? [])
    .flatMap((regiment) => (typeof regiment === 'string' ? [] : (regiment.units ?? [])))
    .map((member) => (typeof member === 'string' ? 1 : (member.count ?? 1)))
  const loose = list.auxiliaries?.length ?? 0
  return [...own, ...members].reduce((sum, count) => sum + count, loose)
}

/** Reads a list in the portable form against all data of Age of Sigmar. Never throws. */
export function readPortableList(value: unknown, data: AosData): PortableRead {
  const checked = checkPortable(value)
  if (!checked.ok) return checked
  const { list, extras } = checked
  const count = countUnits(list)
  if (count > mostUnits) {
    return {
      ok: false,
      problem: t('{count, number} units; at most {most, number} can be read', {
        count,
        most: mostUnits,
      }),
      where: 'units',
    }
  }
  const army = readArmy(list, data)
  if ('ok' in army) return army
  const season = readSeason(list, data)
  if (season === null) {
    const seasons = data.core.seasons.map(({ id }) => `"${id}"`).join(t(' or '))
    return { ok: false, problem: t('expected {what}', { what: seasons }), where: 'season' }
  }
  const notes = extras.map((path) =>
    t('{path} is not part of this form and was left out.', { path }),
  )
  const all = allNames(data)
  const own = namesOfArmy(data, army.variant ?? army.faction)
  const reading: Reading = { data, all, own, notes, units: 0, groups: 0 }
  const groups = readGroups(reading, list)
  const roster: Roster = {
    schema: ROSTER_SCHEMA,
    system: list.game,
    name: list.name ?? '',
    notes: list.notes ?? '',
    ...army,
    season,
    prices: list.points ?? null,
    limit: list.limit,
    legends: list.legends ?? false,
    groups,
    picks: readPicks(reading, list),
  }
  return { ok: true, roster, notes }
}
