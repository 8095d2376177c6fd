import * as z from 'zod/mini'

import { factSheetForm } from './facts.ts'

const pair = z.object({ models: z.int(), points: z.int() })
const unit = z.object({
  name: z.string(),
  mfmName: z.string(),
  datasheet: z.nullable(z.string()),
  source: z.nullable(z.string()),
  group: z.optional(z.string()),
  legends: z.optional(z.boolean()),
  sizes: z.array(pair),
  surcharge: z.optional(z.array(z.object({ from: z.int(), add: z.int() }))),
  addons: z.optional(z.array(pair)),
  wargear: z.optional(z.array(z.object({ item: z.string(), points: z.int() }))),
  role: z.optional(z.string()),
  attachTo: z.optional(z.array(z.string())),
})
const eligible = z.object({
  on: z.string(),
  anyOf: z.array(z.string()),
  noneOf: z.optional(z.array(z.string())),
})
const detachment = z.object({
  name: z.string(),
  dp: z.int(),
  disposition: z.string(),
  unique: z.optional(z.nullable(z.string())),
  rules: z.array(z.string()),
  stratagems: z.array(
    z.object({
      name: z.string(),
      cp: z.int(),
      turn: z.string(),
      phases: z.array(z.string()),
      type: z.nullable(z.string()),
    }),
  ),
  enhancements: z.array(
    z.object({
      name: z.string(),
      points: z.int(),
      upgrade: z.optional(z.boolean()),
      eligible: z.optional(eligible),
    }),
  ),
})

/** One page of the earlier conversion. */
export const factPageForm = z.object({
  slug: z.string(),
  armyRules: z.array(z.string()),
  detachments: z.array(detachment),
  units: z.array(unit),
})

/** Datasheets of the earlier conversion by id, with what it made of models, options and flags. */
export const factSheetsForm = z.record(
  z.string(),
  z.extend(factSheetForm, {
    models: z.optional(z.array(z.looseObject({}))),
    options: z.optional(z.array(z.looseObject({}))),
    flags: z.optional(z.array(z.string())),
  }),
)

export type FactPage = z.infer<typeof factPageForm>
export type FactSheets = z.infer<typeof factSheetsForm>

/** The earlier conversion, of version 1.1. */
export interface Facts {
  readonly pages: readonly FactPage[]
  /** Datasheets of all pages by id. */
  readonly sheets: FactSheets
}
