import * as z from 'zod/mini'

import { extraKeys, shapeProblem } from '../../engine/portable-check.ts'

/**
 * The portable form of a Warhammer 40,000 list: names instead of ids, so that people and other programs can write it. Only
 * shapes are demanded here; what the names mean and whether the list is legal is judged later.
 */

const name = z.string().check(z.minLength(1), z.maxLength(200))
const count = z.int().check(z.minimum(0), z.maximum(1000))
const counts = z.record(name, count)
const some = z.array(name).check(z.maxLength(50))

export const portableUnit = z.object({
  id: z.optional(name),
  name,
  models: z.optional(z.union([count, counts])),
  attachedTo: z.optional(name),
  enhancements: z.optional(some),
  warlord: z.optional(z.boolean()),
  wargear: z.optional(counts),
  ally: z.optional(z.union([z.boolean(), name])),
  addons: z.optional(some),
  /** Keywords that its owner chose for it while mustering: the god of a Daemon Prince. */
  keywords: z.optional(some),
  nickname: z.optional(z.string().check(z.maxLength(200))),
  note: z.optional(z.string().check(z.maxLength(2000))),
})

export const portableList = z.object({
  game: z.literal('wh40k11'),
  name: z.optional(z.string().check(z.maxLength(200))),
  notes: z.optional(z.string().check(z.maxLength(10_000))),
  faction: name,
  /** Absent: the one that the limit belongs to. */
  battleSize: z.optional(name),
  limit: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
  /** The official points version that the list stays on. */
  points: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]*$/), z.maxLength(40))),
  legends: z.optional(z.boolean()),
  detachments: z.array(name).check(z.maxLength(50)),
  forceDisposition: z.optional(name),
  units: z.array(z.union([name, portableUnit])).check(z.maxLength(300)),
})

export type PortableUnit = z.infer<typeof portableUnit>
export type PortableList = z.infer<typeof portableList>

/** A value of the portable form, or what is wrong with it and where (`units[2].models`). */
export type Checked =
  | { readonly ok: true; readonly list: PortableList; readonly extras: readonly string[] }
  | { readonly ok: false; readonly problem: string; readonly where: string }

/** Checks the shape of a portable list; the first thing wrong is reported with its place. */
export function checkPortable(value: unknown): Checked {
  const parsed = portableList.safeParse(value)
  if (!parsed.success) {
    return { ok: false, ...shapeProblem(value, parsed.error.issues[0]) }
  }
  const extras = [
    ...extraKeys(value, '', portableList.shape),
    ...(Reflect.get(value as object, 'units') as readonly unknown[]).flatMap((unit, place) =>
      extraKeys(unit, `units[${place}]`, portableUnit.shape),
    ),
  ]
  return { ok: true, list: parsed.data, extras }
}
