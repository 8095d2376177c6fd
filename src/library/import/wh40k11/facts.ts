import * as z from 'zod/mini'

import type { SheetData } from '../../../systems/wh40k11/schema.ts'
import { keyOf, plain } from '../names.ts'
import type { CatalogueSaves } from './catalogue-saves.ts'
import { invulnerableOf } from './invulnerable.ts'
import type { Invulnerable } from './invulnerable.ts'
import { Items } from './items.ts'
import { keywordOf } from './sheet-app.ts'
import { treeForm } from './tree-form.ts'
import { treeOf } from './tree.ts'
import type { Tree } from './tree.ts'

const weaponForm = z.object({
  name: z.string(),
  range: z.string(),
  A: z.string(),
  skill: z.string(),
  S: z.string(),
  AP: z.string(),
  D: z.string(),
  keywords: z.array(z.string()),
})
const statForm = z.object({
  name: z.string(),
  M: z.optional(z.string()),
  T: z.optional(z.string()),
  Sv: z.optional(z.string()),
  W: z.optional(z.string()),
  Ld: z.optional(z.string()),
  OC: z.optional(z.string()),
  InSv: z.optional(z.string()),
})

/** A datasheet of the community's catalogue, as an earlier conversion left it. */
export const factSheetForm = z.object({
  name: z.string(),
  /** The catalogue's file. */
  file: z.optional(z.string()),
  source: z.enum(['bs11', 'bs10', 'gdc']),
  keywords: z.array(z.string()),
  factionKeywords: z.array(z.string()),
  stats: z.array(statForm),
  weapons: z.object({ ranged: z.array(weaponForm), melee: z.array(weaponForm) }),
  abilities: z.record(z.string(), z.array(z.string())),
  invuln: z.optional(z.string()),
  transport: z.optional(z.int()),
  composition: z.optional(z.array(treeForm)),
})

export type FactSheet = z.infer<typeof factSheetForm>

const marks = /^[\s\u2794\u27A4>-]+/

interface FactContext {
  readonly id: string
  readonly isLegends: boolean
  /** Numbers of models that the manual prices, smallest first. */
  readonly sizes: readonly number[]
  /** What the catalogue says of it besides. */
  readonly saves: CatalogueSaves
  /** Keys of the abilities that whole armies have, which these sources list among those of the core rules. */
  readonly armyAbilities: ReadonlySet<string>
}

/** A Legends datasheet as data; its choices are free ones, and there are none where it is of the edition before. */
export function factSheet(
  { id, isLegends, sizes, saves, armyAbilities }: FactContext,
  source: FactSheet,
  before?: SheetData,
): SheetData {
  const items = new Items(before?.items ?? [])
  const weapons = [
    ...weaponLines(source.weapons.ranged, 'ranged', items),
    ...weaponLines(source.weapons.melee, 'melee', items),
  ]
  const isOld = source.source === 'bs10'
  const tree = treeOf(source.composition ?? [], plain(source.name), items)
  const profiles = source.stats.map((row) => ({
    name: plain(row.name),
    stats: statsOf(row, row.InSv ?? source.invuln ?? saves.invulnerable ?? '-'),
  }))
  const conditional = conditionalSave(source.stats[0]?.InSv ?? '').saves
  return {
    id,
    name: plain(source.name),
    source: isOld ? 'tenth' : 'community',
    ...(isLegends ? { legends: true } : {}),
    keywords: source.keywords
      .map(keywordOf)
      .filter((one) => one !== 'LEADER' && one !== 'SUPPORT' && !one.startsWith('FACTION:')),
    factions: source.factionKeywords.map(keywordOf),
    stats: profiles[0]?.stats ?? {},
    ...(profiles.length > 1 ? { profiles } : {}),
    ...(saves.damaged === undefined ? {} : { damaged: saves.damaged }),
    ...(conditional.length > 0 ? { invulnerable: conditional } : {}),
    ...(source.transport === undefined ? {} : { transport: source.transport }),
    bases: [],
    weapons,
    abilities: Object.entries(source.abilities).flatMap(([kind, names]) =>
      names
        .map(plain)
        .filter((name) => name !== '' && name.length <= 90)
        .map((name) => ({
          name,
          kind:
            kind !== 'core'
              ? ('datasheet' as const)
              : armyAbilities.has(keyOf(name))
                ? ('faction' as const)
                : ('core' as const),
        })),
    ),
    items: items.names,
    models: tree.models,
    ...sized(tree, sizes),
    loadout: tree.loadout,
    options: isOld ? [] : tree.options,
  }
}

function weaponLines(
  lines: readonly z.infer<typeof weaponForm>[],
  kind: 'ranged' | 'melee',
  items: Items,
): SheetData['weapons'] {
  return lines.map((line) => {
    const name = plain(line.name.replace(marks, ''))
    return {
      name,
      kind,
      item: items.weapon(name.split(' - ')[0] ?? name),
      stats: {
        range: line.range,
        attacks: line.A,
        skill: line.skill,
        strength: line.S,
        ap: line.AP,
        damage: line.D,
      },
      abilities: line.keywords.map(plain),
    }
  })
}

/** `5+ (Ranged)`: a save with a condition. */
function conditionalSave(text: string): Invulnerable {
  const [, value, against] = /^(\d\+)(?: \((Ranged|Melee)\))?$/.exec(text) ?? []
  return invulnerableOf(value ?? null, against ? `Against ${against} attacks only` : '', [])
}

function statsOf(row: z.infer<typeof statForm>, saved: string): SheetData['stats'] {
  const invulnerable = conditionalSave(saved).statOf('')
  return {
    move: row.M ?? '-',
    toughness: row.T ?? '-',
    save: row.Sv ?? '-',
    wounds: row.W ?? '-',
    leadership: row.Ld ?? '-',
    control: row.OC ?? '-',
    ...(invulnerable === undefined ? {} : { invulnerable }),
  }
}

/** Datasheets of one page by id. */
export const legendsForm = z.record(z.string(), factSheetForm)

export const coreStratagemsForm = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    cp: z.int(),
    optionalCp: z.optional(z.int()),
    phases: z.array(z.enum(['any', 'command', 'movement', 'shooting', 'charge', 'fight'])),
    turn: z.enum(['your', 'opponents', 'either']),
    limit: z.optional(z.string()),
  }),
)

/** The tree's ranges of models, held to the numbers that the manual prices. */
function sized(
  { compositions, maxModels }: Tree,
  sizes: readonly number[],
): Pick<SheetData, 'compositions' | 'minModels' | 'maxModels'> {
  const min = sizes[0] ?? 1
  const max = sizes.at(-1) ?? 1
  const [ranges = []] = compositions
  const [only] = ranges
  if (only && ranges.length === 1) return { compositions: [[{ kind: only.kind, min, max }]] }
  const least = ranges.reduce((sum, range) => sum + range.min, 0)
  const most = ranges.reduce((sum, range) => sum + range.max, 0)
  return {
    compositions,
    ...(least < min ? { minModels: min } : {}),
    ...(Math.min(most, maxModels ?? most) > max || most > max ? { maxModels: max } : {}),
  }
}
