import * as z from 'zod/mini'

/** Name of a thing as published; at most 90 characters, so that no sentence passes for one. */
export const name = z.string().check(z.minLength(1), z.maxLength(90))
export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(90))
export const sheetId = z.string().check(z.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/), z.maxLength(120))
/** A keyword as printed, in capitals, with its parameter where it has one: `WARD (5+)`. */
export const keyword = z
  .string()
  .check(z.regex(/^[\p{Lu}0-9][\p{Lu}0-9'()+/\-.,: ]*$/u), z.maxLength(60))
/** A printed value: number, dice, distance, target: `2D6`, `D3+3`, `10"`, `4+`, `-`. */
export const value = z
  .string()
  .check(z.regex(/^[-0-9D+*"'./ ]*[0-9D+*"-]$|^$|^See below$/), z.maxLength(16))
export const points = z.int().check(z.minimum(0), z.maximum(2000))
export const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** Position in the registry `ids.json`; what share links carry. */
export const number = z.int().check(z.minimum(0))
export const season = z.enum(['2025-26', '2026-27'])
export const seasons = z.optional(z.array(season))

export const weaponSchema = z.strictObject({
  name,
  kind: z.enum(['melee', 'ranged']),
  /** Columns `range attacks hit wound rend damage`. */
  stats: z.partialRecord(z.enum(['range', 'attacks', 'hit', 'wound', 'rend', 'damage']), value),
  abilities: z.array(name),
})

export const abilitySchema = z.strictObject({
  name,
  kind: z.enum(['passive', 'activated', 'spell', 'prayer', 'command', 'other']),
  timing: z.optional(
    z.strictObject({
      window: z.optional(
        z.enum([
          'deployment',
          'start of turn',
          'hero phase',
          'movement phase',
          'shooting phase',
          'charge phase',
          'combat phase',
          'end of turn',
          'start of battle round',
          'any phase',
          'other',
        ]),
      ),
      whose: z.optional(z.enum(['your', 'enemy', 'any'])),
      limit: z.optional(
        z.enum([
          'once per turn',
          'once per turn (army)',
          'once per phase',
          'once per battle',
          'once per battle (army)',
          'once per battle round',
        ]),
      ),
      reaction: z.optional(z.literal(true)),
    }),
  ),
  /** Casting or chanting value; what a command costs: `1 CP`. */
  value: z.optional(z.union([value, z.string().check(z.regex(/^\d CP$/))])),
})

/** A warscroll. Stats: `move health save control`, manifestations also `banishment`. */
export const sheetSchema = z.strictObject({
  id: sheetId,
  name,
  keywords: z.array(keyword),
  stats: z.partialRecord(z.enum(['move', 'health', 'save', 'control', 'banishment']), value),
  weapons: z.array(weaponSchema),
  abilities: z.array(abilitySchema),
  /** `32mm`, `60 x 35mm`, with the number of models where a unit mixes them: `28.5mm (3)`. */
  bases: z.array(z.string().check(z.maxLength(40))),
  command: z.array(name),
  wargear: z.array(
    z.strictObject({ model: name, options: z.array(z.strictObject({ name, max: z.int() })) }),
  ),
})
