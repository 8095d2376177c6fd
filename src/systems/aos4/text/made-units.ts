import type { Id, RosterPick, RosterUnit } from '../../../engine/roster.ts'
import type { DraftDetail, DraftUnit } from '../../../engine/text/text-draft.ts'
import type { LineReading } from '../../../engine/text/text-form.ts'
import { t } from '../../../text/t.ts'
import { plainUnit } from '../edits.ts'
import type { Reading } from './reading.ts'
import type { Entry } from './text-names.ts'

/** A unit while its lines are read. */
export interface MadeUnit {
  readonly id: Id
  readonly unit: Id
  size: number
  general: boolean
  readonly picks: RosterPick[]
  readonly wargear: Record<string, number>
  readonly nickname: string
  readonly note: string
}

/** A line that may be a unit or stand under one; the data decides. */
export interface UnitLine extends DraftDetail {
  /** Whether the grammar says that it is a unit. */
  readonly asUnit: boolean
  readonly models: number | null
  readonly nickname?: string | undefined
  readonly note?: string | undefined
}

/** All lines of a unit in their order, the unit's own first. */
export function linesOfUnit(unit: DraftUnit): readonly UnitLine[] {
  const own = { ...unit, label: '', count: null, depth: 0, asUnit: true }
  return [own, ...unit.details.map((detail) => ({ ...detail, asUnit: false, models: null }))]
}

/** As many units and groups as a list may have anywhere in Muster. */
export const most = { units: 300, groups: 60 } as const
const mostName = 200
const mostNote = 2000

/** A unit without anything chosen. */
export function bareUnit(id: Id, unit: Id): MadeUnit {
  return { id, unit, size: 0, general: false, picks: [], wargear: {}, nickname: '', note: '' }
}

/** What a unit's line was taken for. */
export interface TakenFor {
  readonly unit: Pick<Entry, 'id' | 'name'>
  readonly kind: string
  readonly status: LineReading['status']
  readonly candidates: readonly string[]
}

/** Says once that the list has too many of something. */
export function tooMany({ remarks }: Pick<Reading, 'remarks'>, what: keyof typeof most): void {
  const remark = t(
    'The text has more than {most, number} {what, select, units {units} other {groups}}; those beyond it are left out.',
    { most: most[what], what },
  )
  if (!remarks.includes(remark)) remarks.push(remark)
}

/** Makes a unit of what a line was taken for; null where the list has too many already, so that the line stays unread. */
export function makeUnit(reading: Reading, line: UnitLine, taken: TakenFor): MadeUnit | null {
  const { counts, log } = reading
  if (counts.units === most.units) {
    tooMany(reading, 'units')
    return null
  }
  counts.units += 1
  const { unit, kind, status, candidates } = taken
  const made: MadeUnit = {
    ...bareUnit(`u${counts.units}`, unit.id),
    size: sizeOf(reading, unit.id, line),
    nickname: (line.nickname ?? '').slice(0, mostName),
    note: (line.note ?? '').slice(0, mostNote),
  }
  const as = status === 'unread' ? '' : unit.name
  log.add(line.line, { status, kind, as, unit: made.id, stated: line.points, candidates })
  return made
}

/** Where only models are counted: reinforced when they, or else the price, are nearer to twice the usual. */
function sizeOf({ catalogue }: Reading, unit: Id, { models, points }: UnitLine): number {
  const entry = catalogue.entry(unit)
  if (models === null || !entry?.reinforce) return 0
  if (models === entry.models * 2) return 1
  if (models === entry.models || points === null) return 0
  return points >= entry.points * 1.5 ? 1 : 0
}

/** The unit as the roster has it. */
export function rosterUnit(made: MadeUnit, role: 'leader' | 'member'): RosterUnit {
  const { general, ...rest } = made
  return { ...plainUnit(made.id, made.unit, role, general ? ['general'] : []), ...rest }
}
