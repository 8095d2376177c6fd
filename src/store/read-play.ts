import * as z from 'zod/mini'

import { readSaid } from '../text/read-said.ts'
import { BOUNDS } from './bounds.ts'
import { PLAY_BOUNDS } from './play-battle.ts'
import type { PlayStep } from './play-history.ts'
import { PLAY_FORM, type PlayRecord } from './play-record.ts'

/** What was read: the record, or why it is none, with what is left of it. */
export type ReadPlay =
  | { readonly ok: true; readonly record: PlayRecord }
  | {
      readonly ok: false
      /** A newer version saved it, so nothing is wrong with it. */
      readonly newer: boolean
      /** Where in the record, empty when nowhere in particular. */
      readonly where: string
      /** The whole record as text. */
      readonly raw: string
      /** The notes and marks in it, where those can be read. */
      readonly marks: PlayRecord['battle']['marks']
    }

const name = z.string().check(z.maxLength(BOUNDS.name))
const id = z.string().check(z.maxLength(500))
const count = (most: number) => z.int().check(z.minimum(0), z.maximum(most))
const rows = <T>(row: z.ZodMiniType<T>, most = 2000) =>
  z
    .record(id, row)
    .check(z.refine((all) => Object.keys(all).length <= most, `More than ${most} rows`))

const side = z.enum(['your', 'enemy'])
const bySide = <T>(value: z.ZodMiniType<T>) => z.object({ your: value, enemy: value })
const time = { round: count(PLAY_BOUNDS.rounds), turn: side, phase: name }
const use = z.object({ ...time, paid: count(PLAY_BOUNDS.counter) })
const mark = z.object({
  name,
  pinned: z.boolean(),
  hidden: z.boolean(),
  note: z.string().check(z.maxLength(PLAY_BOUNDS.note)),
})
const unit = z.object({
  name,
  lost: rows(count(10_000), 100),
  damage: count(10_000),
  down: z.boolean(),
  placed: z.nullable(z.boolean()),
})
const points = z.array(count(PLAY_BOUNDS.points)).check(z.maxLength(PLAY_BOUNDS.rounds))

const plain = {
  started: z.iso.datetime(),
  time: z.object(time),
  firsts: z.array(side).check(z.maxLength(PLAY_BOUNDS.rounds)),
  points: bySide(points),
}
const tableRows = {
  counters: bySide(count(PLAY_BOUNDS.counter)),
  gained: z.int().check(z.minimum(-1), z.maximum(10_000)),
  units: unit,
  used: z.array(use).check(z.maxLength(PLAY_BOUNDS.uses)),
  marks: mark,
}

const marksSchema = rows(mark)
const battle = z.object({
  ...plain,
  counters: rows(tableRows.counters),
  gained: rows(tableRows.gained),
  units: rows(tableRows.units),
  used: rows(tableRows.used),
  marks: marksSchema,
})
const patch = z.strictObject({
  started: z.exactOptional(plain.started),
  time: z.exactOptional(plain.time),
  firsts: z.exactOptional(plain.firsts),
  points: z.exactOptional(plain.points),
  counters: z.exactOptional(rows(z.nullable(tableRows.counters))),
  gained: z.exactOptional(rows(z.nullable(tableRows.gained))),
  units: z.exactOptional(rows(z.nullable(tableRows.units))),
  used: z.exactOptional(rows(z.nullable(tableRows.used))),
  marks: z.exactOptional(rows(z.nullable(tableRows.marks))),
})
const step = z.object({
  label: z.string().check(z.maxLength(1000)),
  said: z.optional(z.unknown()),
  typing: z.nullable(z.string().check(z.maxLength(1000))),
  back: patch,
  forth: patch,
})

const record = z.object({
  form: z.literal(PLAY_FORM),
  list: z.string().check(z.maxLength(200)),
  battle,
  past: z.optional(z.array(z.unknown())),
  future: z.optional(z.array(z.unknown())),
  aside: z.optional(z.nullable(z.string())),
})

/** Far more than a battle takes: what could not be read is not kept without end. */
const MOST_ASIDE = 1_000_000

/** Reads a stored battle. Steps of undo that cannot be read end its history; what else is wrong is said. */
export function readPlay(value: unknown): ReadPlay {
  const read = record.safeParse(value)
  if (read.success) {
    const { form, list, battle: at, past, future, aside } = read.data
    return {
      ok: true,
      record: {
        form,
        list,
        battle: at,
        past: stepsOf(past),
        future: stepsOf(future),
        aside: aside?.slice(0, MOST_ASIDE) ?? null,
      },
    }
  }
  const form: unknown = Reflect.get(Object(value), 'form')
  const [issue] = read.error.issues
  return {
    ok: false,
    newer: typeof form === 'number' && form > PLAY_FORM,
    where: issue?.path.join('.') ?? '',
    raw: textOf(value),
    marks: marksIn(value),
  }
}

/** The steps nearest to now that can be read: no step leads past one that cannot. */
function stepsOf(stored: readonly unknown[] = []): readonly PlayStep[] {
  const steps: PlayStep[] = []
  for (const one of stored.toReversed()) {
    const read = step.safeParse(one)
    if (!read.success) break
    const said = readSaid(read.data.said)
    steps.unshift({ ...read.data, said })
  }
  return steps
}

function marksIn(value: unknown): PlayRecord['battle']['marks'] {
  const marks: unknown = Reflect.get(Object(Reflect.get(Object(value), 'battle')), 'marks')
  if (typeof marks !== 'object' || marks === null) return {}
  const read = Object.entries(marks).flatMap(([key, one]) => {
    const parsed = mark.safeParse(one)
    return parsed.success && key.length <= 500 ? [[key, parsed.data] as const] : []
  })
  return Object.fromEntries(read.slice(0, 2000))
}

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2).slice(0, MOST_ASIDE)
  } catch {
    return 'What is stored cannot be written as text.'
  }
}

/** Reads stored battles by the lists that they are of; what is none is left out. */
export function readPlays(stored: readonly unknown[]): ReadonlyMap<string, PlayRecord> {
  const read = stored.map(readPlay)
  return new Map(read.flatMap((one) => (one.ok ? [[one.record.list, one.record] as const] : [])))
}
