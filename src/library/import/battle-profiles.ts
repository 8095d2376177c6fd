import * as z from 'zod/mini'

import { unitName } from './aos4/names.ts'
import { plain } from './names.ts'

/** A unit as the publisher's battle profiles print it; texts with plain marks, the name with `(Scourge of ...)` behind it. */
export interface OfficialUnit {
  readonly name: string
  readonly faction: string
  readonly context: 'standard' | 'seasonal' | 'legends'
  readonly points: number
  readonly models: number
  readonly bases: readonly string[]
  readonly options: readonly string[]
  readonly keywords: readonly string[]
  readonly notes: readonly string[]
}

export interface OfficialRenown {
  readonly name: string
  readonly points: number
  readonly summary: string
  readonly note: string
}

/** An enhancement, formation, lore or terrain feature with its price. */
export interface OfficialOption {
  readonly name: string
  readonly faction: string
  readonly type: string
  readonly points: number
  readonly notes: readonly string[]
}

export interface BattleProfiles {
  readonly units: readonly OfficialUnit[]
  readonly renown: readonly OfficialRenown[]
  readonly options: readonly OfficialOption[]
}

const text = z.pipe(z.string(), z.transform(plain))
const base = { name: text, points: z.int(), notes: z.array(text) }

const unitFact = z.object({
  ...base,
  kind: z.literal('unit'),
  faction: text,
  context: z.enum(['standard', 'seasonal', 'legends']),
  unitSize: z.int(),
  baseSizes: z.array(text),
  regimentOptions: z.array(text),
  relevantKeywords: z.array(text),
})
const renownFact = z.object({
  ...base,
  kind: z.literal('regiment-of-renown'),
  unitSummary: z.array(text),
})
const optionFact = z.object({
  ...base,
  kind: z.literal('roster-option'),
  faction: text,
  optionType: text,
})
const fileSchema = z.object({
  records: z.array(
    z.object({
      status: z.string(),
      fact: z.discriminatedUnion('kind', [unitFact, renownFact, optionFact]),
    }),
  ),
})

/**
 * Reads the publisher's battle profiles (a JSON text); superseded records are left out. Refuses a file that has not the known
 * form: zod says where.
 */
export function readBattleProfiles(json: string): BattleProfiles {
  const units: OfficialUnit[] = []
  const renown: OfficialRenown[] = []
  const options: OfficialOption[] = []
  for (const { status, fact } of fileSchema.parse(JSON.parse(json)).records) {
    if (status !== 'effective') continue
    if (fact.kind === 'unit') units.push(toUnit(fact))
    else if (fact.kind === 'regiment-of-renown') renown.push(toRenown(fact))
    else
      options.push({
        name: fact.name,
        faction: fact.faction,
        type: fact.optionType,
        points: fact.points,
        notes: fact.notes,
      })
  }
  return { units, renown, options }
}

function toUnit(fact: z.infer<typeof unitFact>): OfficialUnit {
  return {
    name: unitName(fact.name),
    faction: fact.faction,
    context: fact.context,
    points: fact.points,
    models: fact.unitSize,
    bases: fact.baseSizes,
    options: fact.regimentOptions,
    keywords: fact.relevantKeywords.map((keyword) => keyword.toUpperCase()),
    notes: fact.notes,
  }
}

function toRenown(fact: z.infer<typeof renownFact>): OfficialRenown {
  return {
    name: fact.name,
    points: fact.points,
    summary: fact.unitSummary.join(' '),
    note: fact.notes.join(' '),
  }
}
