import * as z from 'zod/mini'

/**
 * The portable form of an Age of Sigmar list: names instead of ids, so that people and other programs can write it. Only
 * shapes are demanded here; what the names mean and whether the list is legal is judged later.
 */

const name = z.string().check(z.minLength(1), z.maxLength(200))
const nickname = z.string().check(z.maxLength(200))
const note = z.string().check(z.maxLength(2000))
const some = z.array(name).check(z.maxLength(50))

const chosen = {
  general: z.optional(z.boolean()),
  reinforced: z.optional(z.boolean()),
  enhancements: z.optional(some),
}

export const portableUnit = z.object({
  name,
  ...chosen,
  wargear: z.optional(z.record(name, z.int().check(z.minimum(0), z.maximum(1000)))),
  nickname: z.optional(nickname),
  note: z.optional(note),
})

export const portableMember = z.object({
  ...portableUnit.shape,
  count: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
})

export const portableRegiment = z.object({
  leader: z.optional(z.union([name, portableUnit])),
  units: z.optional(z.array(z.union([name, portableUnit])).check(z.maxLength(100))),
})

export const portableRenown = z.object({
  name,
  units: z.optional(z.array(z.union([name, portableMember])).check(z.maxLength(100))),
})

export const portableList = z.object({
  game: z.literal('aos4'),
  name: z.optional(z.string().check(z.maxLength(200))),
  notes: z.optional(z.string().check(z.maxLength(10_000))),
  faction: name,
  armyOfRenown: z.optional(name),
  season: z.optional(name),
  /** The official points version that the list stays on. */
  points: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]*$/), z.maxLength(40))),
  limit: z.int().check(z.minimum(0), z.maximum(100_000)),
  legends: z.optional(z.boolean()),
  battleFormation: z.optional(name),
  spellLore: z.optional(name),
  prayerLore: z.optional(name),
  manifestationLore: z.optional(name),
  factionTerrain: z.optional(some),
  battleTacticCards: z.optional(some),
  regiments: z.array(portableRegiment).check(z.maxLength(100)),
  auxiliaries: z.optional(z.array(z.union([name, portableUnit])).check(z.maxLength(100))),
  regimentsOfRenown: z.optional(z.array(z.union([name, portableRenown])).check(z.maxLength(50))),
})

export type PortableUnit = z.infer<typeof portableUnit>
export type PortableMember = z.infer<typeof portableMember>
export type PortableRegiment = z.infer<typeof portableRegiment>
export type PortableRenown = z.infer<typeof portableRenown>
export type PortableList = z.infer<typeof portableList>
