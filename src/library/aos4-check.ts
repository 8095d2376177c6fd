import type * as z from 'zod/mini'

import {
  aliasesSchema,
  bookSchema,
  coreSchema,
  indexSchema,
  manifestSchema,
  registrySchema,
  renownSchema,
} from '../systems/aos4/schema.ts'
import { issueLine } from './issue.ts'

const schemas: Readonly<Record<string, z.ZodMiniType>> = {
  manifest: manifestSchema,
  core: coreSchema,
  'regiments-of-renown': renownSchema,
  index: indexSchema,
  aliases: aliasesSchema,
  ids: registrySchema,
}

/** Checks a data file of Age of Sigmar against its schema. Throws an `Error` that names file, place and what is wrong. */
export function checkAos4(name: string, value: unknown): void {
  const result = (schemas[name] ?? bookSchema).safeParse(value)
  if (result.success) return
  const lines = result.error.issues.slice(0, 5).map((issue) => issueLine(issue))
  throw new Error(`data/aos4/${name}.json: ${lines.join('; ')}`)
}
