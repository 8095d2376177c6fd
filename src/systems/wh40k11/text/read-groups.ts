import type { RosterGroup, RosterUnit } from '../../../engine/roster.ts'
import { plainGroup } from '../edits.ts'
import { fortyKey } from '../portable-names.ts'
import type { GroupKind } from './draft-body.ts'
import type { ReadUnit } from './read-unit.ts'
import type { Reading } from './reading.ts'
import type { Joining } from './unit-details.ts'

/** The units under one heading of the text. */
export interface ReadGroup {
  readonly kind: GroupKind
  readonly units: readonly ReadUnit[]
}

/** Puts units that join one another into one group each, in the order of the text. */
export function grouped(reading: Reading, groups: readonly ReadGroup[]): readonly RosterGroup[] {
  const everyone = groups.flatMap(({ units }) => units)
  const home = new Map<ReadUnit, ReadUnit>()
  for (const { kind, units } of groups) {
    for (const run of kind === 'attached' ? together(units) : runsOf(units)) joinRun(run, home)
  }
  for (const unit of everyone) {
    for (const joining of unit.leading) readLeading(reading, unit, joining, everyone, home)
  }
  for (const unit of everyone) {
    for (const joining of unit.attachedTo) readAttached(reading, unit, joining, everyone, home)
  }
  const heads = new Set(everyone.map((unit) => homeOf(unit, home)))
  return inOrder(everyone, heads, home).map((units, place) => plainGroup(`g${place + 1}`, units))
}

/** Units under the heading of an attached unit: without a part in it they stand alone, if others have one. */
function together(units: readonly ReadUnit[]): readonly (readonly ReadUnit[])[] {
  const parts = units.filter(({ part }) => part !== null)
  return parts.length > 0 ? runsOf(units) : [units]
}

/** Units one after another that say which part they play; the one that is joined ends a run, or a unit without a part. */
function runsOf(units: readonly ReadUnit[]): readonly (readonly ReadUnit[])[] {
  const runs: ReadUnit[][] = []
  let open: ReadUnit[] | null = null
  for (const unit of units) {
    if (unit.part === null) {
      runs.push([unit])
      open = null
    } else if (open && !(open.some(({ part }) => part === 'bodyguard') && isFirst(open, unit))) {
      open.push(unit)
    } else {
      open = [unit]
      runs.push(open)
    }
  }
  return runs
}

/** Whether a unit begins a new run after one that has whom it joins: leaders come first, or the joined unit does. */
function isFirst(open: readonly ReadUnit[], { part }: ReadUnit): boolean {
  return open.at(0)?.part !== 'bodyguard' || part === 'bodyguard'
}

/** Without parts those join that can; where none can, the heading alone says it. */
const able = ({ part, joins }: ReadUnit) => part !== null || joins

/** The unit that the others of a run join: the one that says so, else the one that joins nobody by its page. */
function joinRun(run: readonly ReadUnit[], home: Map<ReadUnit, ReadUnit>): void {
  if (run.length < 2) return
  const joined =
    run.find(({ part }) => part === 'bodyguard') ?? run.find(({ joins }) => !joins) ?? run.at(-1)
  if (!joined) return
  const any = run.some((unit) => unit !== joined && able(unit))
  for (const unit of run) if (unit !== joined && (able(unit) || !any)) home.set(unit, joined)
}

function homeOf(unit: ReadUnit, home: ReadonlyMap<ReadUnit, ReadUnit>): ReadUnit {
  const seen = new Set<ReadUnit>()
  let at = unit
  for (let next = home.get(at); next && !seen.has(at); next = home.get(at)) {
    seen.add(at)
    at = next
  }
  return at
}

/** `Leading Custodian Guard[2]`: the second of that name, in the order of the text; without a number one that fits. */
function readLeading(
  reading: Reading,
  unit: ReadUnit,
  { words, line }: Joining,
  everyone: readonly ReadUnit[],
  home: Map<ReadUnit, ReadUnit>,
): void {
  const [, name = words, number] = /^(.*?) ?\[(\d{1,2})\]$/.exec(words) ?? []
  const named = called(name, everyone)
  const all = named.filter((one) => one !== unit)
  const free = (one: ReadUnit) =>
    [...home].every(([other, to]) => to !== one || other.role !== unit.role)
  const target =
    number === undefined
      ? (all.find((one) => free(one) && isNamed(unit, one.attachedTo)) ?? all.find(free) ?? all[0])
      : all.find((one) => one === named[Number(number) - 1])
  note(reading, unit, line, target, everyone)
  if (target && homeOf(target, home) !== unit) home.set(unit, target)
}

/** `Attached to Valerian`: what the leader says already, or says alone. */
function readAttached(
  reading: Reading,
  unit: ReadUnit,
  { words, line }: Joining,
  everyone: readonly ReadUnit[],
  home: Map<ReadUnit, ReadUnit>,
): void {
  const leaders = everyone.filter((one) => one !== unit && isNamed(one, [{ words, line }]))
  const own = leaders.find((one) => home.get(one) === unit)
  const free = leaders.find((one) => !home.has(one) && one.leading.length === 0)
  note(reading, unit, line, own ?? free ?? leaders[0], everyone)
  if (!own && free && homeOf(unit, home) !== free) home.set(free, unit)
}

function called(name: string, everyone: readonly ReadUnit[]): readonly ReadUnit[] {
  const key = fortyKey(name)
  return everyone.filter(
    (one) => fortyKey(one.words) === key || fortyKey(one.name) === key || fortyKey(one.key) === key,
  )
}

/** Whether one of the names is the unit's; several may stand in one line. */
function isNamed(unit: ReadUnit, joinings: readonly Joining[]): boolean {
  const keys = [unit.words, unit.name, unit.key].filter((name) => name !== '').map(fortyKey)
  return joinings.some(({ words }) => {
    const whole = fortyKey(words.replaceAll(/\[\d+\]/g, ''))
    const parts = words
      .split(/, | and | & /)
      .map((part) => fortyKey(part.replace(/ ?\[\d+\]$/, '')))
    return [whole, ...parts].some((key) => keys.includes(key))
  })
}

function note(
  { log }: Reading,
  unit: ReadUnit,
  line: number,
  target: ReadUnit | undefined,
  everyone: readonly ReadUnit[],
): void {
  const candidates = target ? [] : [...new Set(everyone.map(({ name }) => name))].slice(0, 6)
  log.add(line, {
    status: target ? 'read' : 'unread',
    kind: 'Attachment',
    as: target?.name ?? '',
    unit: unit.roster.id,
    candidates,
  })
}

/** The units of each group, the joined one first; groups in the order in which the text first names one of theirs. */
function inOrder(
  everyone: readonly ReadUnit[],
  heads: ReadonlySet<ReadUnit>,
  home: ReadonlyMap<ReadUnit, ReadUnit>,
): readonly (readonly RosterUnit[])[] {
  const groups = new Map<ReadUnit, RosterUnit[]>()
  for (const unit of everyone) {
    const head = homeOf(unit, home)
    if (!groups.has(head)) groups.set(head, [head.roster])
    if (unit !== head) groups.get(head)?.push({ ...unit.roster, role: roleIn(unit) })
  }
  return [...groups].filter(([head]) => heads.has(head)).map(([, units]) => units)
}

function roleIn({ part, role }: ReadUnit): string {
  return part === 'leader' || part === 'support' ? part : role
}
