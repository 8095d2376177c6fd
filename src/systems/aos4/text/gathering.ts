import type { Id, RosterGroup } from '../../../engine/roster.ts'
import {
  makeUnit,
  most,
  rosterUnit,
  tooMany,
  type MadeUnit,
  type TakenFor,
  type UnitLine,
} from './made-units.ts'
import { beginRenown, completed, type MadeRenown } from './read-renown.ts'
import type { Reading } from './reading.ts'

/** The groups of a list while their lines are read. */
export interface Gathering {
  readonly reading: Reading
  readonly regiments: { readonly general: boolean; readonly units: MadeUnit[] }[]
  readonly renowns: MadeRenown[]
  readonly auxiliaries: MadeUnit[]
  /** Where the next unit goes; null where the list has too many groups. */
  into: MadeUnit[] | null
  /** Whether the heading says that Regiments of Renown follow. */
  inRenown: boolean
  /** The Regiment of Renown whose members come next, if there is one. */
  renown: MadeRenown | null
  /** The unit that details belong to. */
  last: MadeUnit | null
}

/** Starts gathering; units before any heading are auxiliaries. */
export function gathering(reading: Reading): Gathering {
  const auxiliaries: MadeUnit[] = []
  return {
    reading,
    regiments: [],
    renowns: [],
    auxiliaries,
    into: auxiliaries,
    inRenown: false,
    renown: null,
    last: null,
  }
}

/** Whether one more group is too many; the auxiliaries are one. */
function isFull({ reading, regiments, renowns }: Gathering): boolean {
  const full = regiments.length + renowns.length >= most.groups - 1
  if (full) tooMany(reading, 'groups')
  return full
}

/** Opens the group that a heading stands for. */
export function openGroup(state: Gathering, kind: string, general: boolean): void {
  state.renown = null
  state.last = null
  state.inRenown = kind === 'renown'
  if (kind === 'auxiliary' || kind === 'renown') state.into = state.auxiliaries
  else if (isFull(state)) state.into = null
  else {
    const units: MadeUnit[] = []
    state.regiments.push({ general, units })
    state.into = units
  }
}

/** Puts the unit of a line where it belongs: a line without a price, under a Regiment of Renown, is one of its members. */
export function addUnit(state: Gathering, line: UnitLine, taken: TakenFor): void {
  const { reading, renown, inRenown } = state
  const member = renown !== null && inRenown && (line.points ?? 0) === 0
  const place = member ? renown.units : state.into
  const made = place && makeUnit(reading, line, taken)
  if (!made) return
  place.push(made)
  state.last = made
}

/** Begins a Regiment of Renown with the line that names it. */
export function addRenown(
  state: Gathering,
  line: UnitLine,
  { unit: { id, name }, status, candidates }: TakenFor,
): void {
  if (isFull(state)) return
  const renown = beginRenown(state.reading, id, name)
  state.renowns.push(renown)
  state.renown = renown
  state.last = null
  state.reading.log.add(line.line, {
    status,
    kind: 'Regiment of Renown',
    as: status === 'unread' ? '' : name,
    stated: line.points,
    candidates,
  })
}

/** Where no unit is marked, the heading of the general's regiment tells the general. */
function nameGeneral({ regiments, renowns, auxiliaries }: Gathering): void {
  const units = [...[...regiments, ...renowns].flatMap((group) => group.units), ...auxiliaries]
  if (units.some(({ general }) => general)) return
  const first = regiments.find(({ general }) => general)?.units[0]
  if (first) first.general = true
}

interface Gathered {
  readonly kind: Id
  readonly from: Id | null
  readonly units: readonly MadeUnit[]
}

/** All groups as the roster has them: regiments, Regiments of Renown, then all auxiliaries as one. */
export function groupsOf(state: Gathering): readonly RosterGroup[] {
  nameGeneral(state)
  const { reading, regiments, renowns, auxiliaries } = state
  const all: readonly Gathered[] = [
    ...regiments.map(({ units }) => ({ kind: 'regiment', from: null, units })),
    ...renowns.map((renown) => ({
      kind: 'renown',
      from: renown.id,
      units: completed(reading, renown),
    })),
    { kind: 'auxiliary', from: null, units: auxiliaries },
  ]
  return all
    .filter(({ units, from }) => units.length > 0 || from !== null)
    .map(({ kind, from, units }, place) => ({
      id: `g${place + 1}`,
      kind,
      from,
      units: units.map((unit, at) =>
        rosterUnit(unit, kind === 'regiment' && at === 0 ? 'leader' : 'member'),
      ),
    }))
}
