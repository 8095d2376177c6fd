import type * as z from 'zod/mini'

import { bookSchema } from '../systems/wh40k11/schema-army.ts'
import { coreSchema } from '../systems/wh40k11/schema-core.ts'
import { namesSchema } from '../systems/wh40k11/schema-names.ts'
import { pricePageSchema } from '../systems/wh40k11/schema-prices.ts'
import {
  aliasesSchema,
  indexSchema,
  manifestSchema,
  registrySchema,
} from '../systems/wh40k11/schema.ts'
import { issueLine } from './issue.ts'

const schemas: Readonly<Record<string, z.ZodMiniType>> = {
  manifest: manifestSchema,
  core: coreSchema,
  index: indexSchema,
  aliases: aliasesSchema,
  ids: registrySchema,
}

const folders: Readonly<Record<string, z.ZodMiniType>> = {
  prices: pricePageSchema,
  names: namesSchema,
}

/** Checks a data file of Warhammer 40,000 against its schema. Throws an `Error` that names file, place and what is wrong. */
export function checkForty(name: string, value: unknown): void {
  const folder = folders[name.split('/')[0] ?? '']
  const schema = schemas[name] ?? folder ?? bookSchema
  const result = schema.safeParse(value)
  if (result.success) return
  const lines = result.error.issues.slice(0, 5).map((issue) => issueLine(issue))
  throw new Error(`data/wh40k11/${name}.json: ${lines.join('; ')}`)
}
