import { slugOfName } from '../../../engine/names.ts'
import { addRenown, addUnit, type Gathering } from './gathering.ts'
import type { TakenFor, UnitLine } from './made-units.ts'
import { memberOf, nearMember } from './read-renown.ts'
import { candidatesIn, exactAmong, nearIn, type NearFound, type Reading } from './reading.ts'
import { exactIn, withoutSeason, type Entry } from './text-names.ts'

const memberKind = 'Member of a Regiment of Renown'

function taken(unit: TakenFor['unit'], kind = 'Unit'): TakenFor {
  return { unit, kind, status: 'read', candidates: [] }
}

function nearly(unit: TakenFor['unit'], alike: boolean, kind = 'Unit'): TakenFor {
  return alike ? taken(unit, kind) : { unit, kind, status: 'near', candidates: [unit.name] }
}

/** Whether the line can be a member of the Regiment of Renown at hand: those have no price of their own, or all have. */
function mayBeMember({ renown }: Gathering, { points }: UnitLine): boolean {
  return renown !== null && (points ?? 0) > 0 === renown.single
}

/** Takes a line as a member of the Regiment of Renown at hand, if it is one. */
export function tookMember(state: Gathering, line: UnitLine, words: string): boolean {
  const { renown, reading } = state
  const member = renown && mayBeMember(state, line) ? memberOf(reading, renown, words) : null
  if (!renown || !member) return false
  addMember(state, line, taken({ id: member.unit, name: member.name }, memberKind))
  return true
}

function tookNearMember(state: Gathering, line: UnitLine, words: string): boolean {
  const { renown, reading, inRenown } = state
  if (!renown || !inRenown || !mayBeMember(state, line)) return false
  const near = nearMember(reading, renown, words)
  if (!near) return false
  const { unit: id, name } = near.entry
  addMember(state, line, nearly({ id, name }, near.alike, memberKind))
  return true
}

function addMember(state: Gathering, line: UnitLine, member: TakenFor): void {
  const before = { into: state.into, inRenown: state.inRenown }
  state.into = state.renown?.units ?? state.into
  addUnit(state, line, member)
  Object.assign(state, before)
}

function tookRenown(state: Gathering, line: UnitLine, words: string): boolean {
  const found = exactIn(state.reading.all.renown, words)
  if (!found) return false
  addRenown(state, line, taken(found))
  return true
}

/** Where an army has a unit of each of its factions, each goes by its faction: `Kragnos (Ironjawz)`. */
function ofFaction({ own, faction }: Reading, words: string): Entry | null {
  return exactIn(own.units, `${words} (${faction})`)
}

/** A unit by its very name: the army's own, a ready-made regiment, any other unit. */
export function tookExactUnit(state: Gathering, line: UnitLine, words: string): boolean {
  const { own, all } = state.reading
  if (state.inRenown && tookRenown(state, line, words)) return true
  const ours = exactIn(own.units, words) ?? ofFaction(state.reading, words)
  if (ours) addUnit(state, line, taken(ours))
  else if (!tookRenown(state, line, words)) {
    const other = exactIn(all.units, words)
    if (!other) return false
    addUnit(state, line, taken(other))
  }
  return true
}

/** Takes the name of a ready-made regiment that a heading itself bears. */
export function takeHeading(state: Gathering, line: UnitLine, words: string): void {
  if (!tookRenown(state, line, words)) takeUnknown(state, line, words)
}

function nearUnit(reading: Reading, words: string): NearFound<Entry> | null {
  const { own } = reading
  const plain = withoutSeason(words)
  const standard = plain === words ? null : exactAmong([own.units, reading.all.units], [plain])
  return standard ? { entry: standard, alike: false } : nearIn(reading, own.units, words)
}

/** A unit whose name is nearly this: its standard form where the season has no such variant, or a near spelling. */
export function tookNearUnit(state: Gathering, line: UnitLine, words: string): boolean {
  const { reading, inRenown } = state
  const { renown, units } = reading.all
  if (tookNearMember(state, line, words)) return true
  const named = inRenown ? nearIn(reading, renown, words) : null
  const unit = named ? null : nearUnit(reading, words)
  const regiment = named ?? (unit ? null : nearIn(reading, renown, words))
  const other = unit ?? (regiment ? null : nearIn(reading, units, words))
  if (regiment) addRenown(state, line, nearly(regiment.entry, regiment.alike))
  else if (other) addUnit(state, line, nearly(other.entry, other.alike))
  return regiment !== null || other !== null
}

/** A line with a price that nobody knows is kept as a unit, or a ready-made regiment, so that it is judged as unknown. */
export function takeUnknown(state: Gathering, line: UnitLine, words: string): void {
  const { own, all } = state.reading
  const indexes = state.inRenown
    ? [all.renown, own.units, all.units]
    : [own.units, all.renown, all.units]
  const candidates = candidatesIn(state.reading, words, indexes)
  const unit = { id: slugOfName(words), name: words }
  const unknown: TakenFor = { unit, kind: 'Unit', status: 'unread', candidates }
  if (state.inRenown) addRenown(state, line, unknown)
  else addUnit(state, line, unknown)
}
