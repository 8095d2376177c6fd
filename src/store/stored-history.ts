import * as z from 'zod/mini'

import { apply } from '../engine/apply.ts'
import type { Edit } from '../engine/edit.ts'
import type { Roster } from '../engine/roster.ts'
import { readSaid } from '../text/read-said.ts'
import { type History, history, type Moment } from './history.ts'
import { readRoster } from './read-roster.ts'
import type { SavedList } from './saved-list.ts'
import type { StoredStep } from './stored-step.ts'

const edits = z.array(z.looseObject({ kind: z.string() }))
const stepSchema = z.object({
  list: z.string(),
  at: z.int().check(z.minimum(1)),
  label: z.string().check(z.maxLength(2000)),
  said: z.optional(z.unknown()),
  typing: z.nullable(z.string()),
  time: z.string(),
  forth: edits,
  back: edits,
})

/** Reads stored steps; those that are none are left out. What their edits lead to is checked when they are taken. */
export function readSteps(stored: readonly unknown[]): readonly StoredStep[] {
  return stored.flatMap((one) => {
    const read = stepSchema.safeParse(one)
    if (!read.success) return []
    const { said: stored, ...step } = read.data
    const said = readSaid(stored)
    return [{ ...step, ...(said && { said }) } as unknown as StoredStep]
  })
}

/** The history that stored steps tell of a list. It ends where a step is missing or leads to what is no list. */
export function historyFrom(list: SavedList, steps: readonly StoredStep[]): History {
  const numbered = new Map(steps.map((step) => [step.at, step]))
  const past: Moment[] = []
  let roster: Roster | null = list.roster
  for (let at = list.step; roster; at -= 1) {
    const step = numbered.get(at)
    roster = step ? led(roster, step.back) : null
    if (step && roster) past.unshift(momentOf(step, roster))
  }
  const future: Moment[] = []
  roster = list.roster
  for (let at = list.step + 1; roster; at += 1) {
    const step = numbered.get(at)
    roster = step ? led(roster, step.forth) : null
    if (step && roster) future.unshift(momentOf(step, roster))
  }
  return history(past, future)
}

const momentOf = ({ label, said, time }: StoredStep, roster: Roster): Moment => {
  return { roster, label, said, time }
}

function led(from: Roster, way: readonly Edit[]): Roster | null {
  try {
    const read = readRoster(way.reduce(apply, from))
    return read.ok ? read.roster : null
  } catch {
    return null
  }
}

/** Where steps lead from a roster, as far as they lead to lists. */
export function endOf(from: Roster, steps: readonly StoredStep[]): Roster {
  let roster = from
  for (const { forth } of steps.toSorted((a, b) => a.at - b.at))
    roster = led(roster, forth) ?? roster
  return roster
}
