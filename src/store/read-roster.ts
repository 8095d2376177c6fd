import * as z from 'zod/mini'

import { type Roster, ROSTER_SCHEMA } from '../engine/roster.ts'
import { issueWords, placeOf } from '../library/issue.ts'
import { t } from '../text/t.ts'
import { BOUNDS } from './bounds.ts'
import { stepUp } from './steps.ts'

// The page's content policy forbids the code generation that zod would otherwise try.
z.config({ jitless: true })

const id = z.string().check(
  z.regex(/^[a-z0-9][a-z0-9-]*$/),
  z.maxLength(120),
  // what is looked up by it would find what every object has
  z.refine((text) => !(text in Object.prototype), 'Not an id'),
)
/** A points version: `v1.1`, `2026-07-29`. */
const version = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]*$/), z.maxLength(40))
const count = z.int().check(z.minimum(0), z.maximum(1000))
const pick = z.object({ slot: id, id })
const picks = z.array(pick).check(z.maxLength(100))

const unit = z.object({
  id,
  unit: id,
  role: id,
  size: z.int().check(z.minimum(0), z.maximum(20)),
  models: z.record(z.string().check(z.maxLength(100)), count),
  marks: z.array(id).check(z.maxLength(10)),
  picks,
  wargear: z.record(z.string().check(z.maxLength(200)), count),
  nickname: z.string().check(z.maxLength(BOUNDS.name)),
  note: z.string().check(z.maxLength(2000)),
})

const group = z.object({
  id,
  kind: id,
  from: z.nullable(id),
  units: z.array(unit).check(z.maxLength(BOUNDS.units)),
})

const rosterSchema = z.object({
  schema: z.literal(ROSTER_SCHEMA),
  system: id,
  name: z.string().check(z.maxLength(BOUNDS.name)),
  notes: z.string().check(z.maxLength(BOUNDS.notes)),
  faction: id,
  variant: z.nullable(id),
  season: id,
  prices: z.nullable(version),
  limit: z.int().check(z.minimum(0), z.maximum(100_000)),
  legends: z.boolean(),
  groups: z.array(group).check(z.maxLength(BOUNDS.groups)),
  picks,
})

export type ReadRoster =
  | { readonly ok: true; readonly roster: Roster }
  | {
      readonly ok: false
      readonly problem: string
      readonly where: string
      readonly newer: boolean
    }

const refuse = (problem: string, where: string): ReadRoster => ({
  ok: false,
  problem,
  where,
  newer: false,
})

/**
 * The one gate for a roster from outside: storage, link, file, other tab. Takes anything; gives a roster of today's schema with
 * nothing in it that the schema does not name, or says in a sentence what is wrong and where in the value.
 */
export function readRoster(value: unknown): ReadRoster {
  const stepped = stepUp(value)
  if (!stepped.ok) return { ...stepped, where: 'schema' }
  const parsed = rosterSchema.safeParse(stepped.value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const where = placeOf(issue?.path)
    const what = issue ? issueWords(issue) : t('is not what belongs there')
    return refuse(
      where ? t('“{where}” {what}.', { where, what }) : t('The list {what}.', { what }),
      where,
    )
  }
  return checkWhole(parsed.data)
}

/** What no single field shows: the number of units in all, and ids that must be unique. */
function checkWhole(roster: Roster): ReadRoster {
  const units = roster.groups.flatMap((group) => group.units)
  if (units.length > BOUNDS.units) {
    const problem = t('The list has {count, number} units; {most, number} is the most.', {
      count: units.length,
      most: BOUNDS.units,
    })
    return refuse(problem, 'groups')
  }
  const twice =
    repeated(units.map((unit) => unit.id)) ?? repeated(roster.groups.map(({ id }) => id))
  if (twice !== undefined) {
    return refuse(t('The id "{id}" stands for two things.', { id: twice }), 'groups')
  }
  return { ok: true, roster }
}

function repeated(ids: readonly string[]): string | undefined {
  return ids.find((id, at) => ids.indexOf(id) !== at)
}
