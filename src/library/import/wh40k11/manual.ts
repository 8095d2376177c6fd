import * as z from 'zod/mini'

import { byText, keyOf, plain } from '../names.ts'
import { readYaml } from './yaml.ts'

/** One row of a unit's prices; `kinds` where the row names its models. */
export interface ManualSize {
  readonly models: number
  readonly points: number
  readonly kinds?: readonly { readonly name: string; readonly count: number }[]
}

export interface ManualPrice {
  readonly sizes: readonly ManualSize[]
  readonly surcharge?: { readonly from: number; readonly add: number }
  readonly addons: readonly {
    readonly name: string
    readonly models: number
    readonly points: number
  }[]
  readonly wargear: readonly { readonly name: string; readonly points: number }[]
}

export interface ManualUnit extends ManualPrice {
  readonly name: string
  readonly legends: boolean
  readonly role?: 'leader' | 'support'
  readonly joins: readonly string[]
  /** Its second price. */
  readonly ally?: ManualPrice
}

export interface ManualEnhancement {
  readonly name: string
  readonly points: number
  readonly upgrade: boolean
}

export interface ManualDetachment {
  readonly name: string
  readonly dp: number
  readonly disposition: string
  readonly tag?: string
  readonly enhancements: readonly ManualEnhancement[]
}

/** One page of one version of the points manual. */
export interface ManualPage {
  readonly name: string
  readonly units: readonly ManualUnit[]
  readonly detachments: readonly ManualDetachment[]
}

const attach = z.nullable(z.object({ attachesTo: z.array(z.string()) }))
const sizeForm = z.object({
  name: z.string(),
  models: z.nullable(z.int()),
  tiers: z.array(
    z.object({
      minCount: z.int(),
      points: z.int(),
      alliedPoints: z.optional(z.int()),
    }),
  ),
})
const pageForm = z.object({
  faction: z.string(),
  detachments: z.array(
    z.object({
      name: z.string(),
      dp: z.int(),
      role: z.object({ name: z.string() }),
      tags: z.array(z.string()),
      enhancements: z.array(
        z.object({
          name: z.string(),
          points: z.int(),
          nonCharacterOnly: z.optional(z.boolean()),
        }),
      ),
    }),
  ),
  datasheets: z.array(
    z.object({
      name: z.string(),
      legends: z.optional(z.boolean()),
      leader: attach,
      support: attach,
      sizes: z.array(sizeForm),
      wargearOptions: z.optional(z.array(z.object({ name: z.string(), points: z.int() }))),
    }),
  ),
})

type SizeForm = z.infer<typeof sizeForm>
type UnitForm = z.infer<typeof pageForm>['datasheets'][number]

/** Reads one page of the manual's JSON form. */
export function readManualPage(value: unknown): ManualPage {
  const page = pageForm.parse(value)
  return {
    name: plain(page.faction),
    units: page.datasheets.map(readUnit).toSorted((a, b) => byText(keyOf(a.name), keyOf(b.name))),
    detachments: page.detachments.map(({ name, dp, role, tags, enhancements }) => {
      const tag = tags
        .map((one) => /^UNIQUE: (.+)$/.exec(one)?.[1])
        .find((one) => one !== undefined)
      return {
        name: plain(name),
        dp,
        disposition: role.name,
        ...(tag === undefined ? {} : { tag: plain(tag) }),
        enhancements: enhancements.map((one) => ({
          name: plain(one.name),
          points: one.points,
          upgrade: one.nonCharacterOnly === true,
        })),
      }
    }),
  }
}

function readUnit(unit: UnitForm): ManualUnit {
  const joins = unit.leader ?? unit.support
  const wargear = (unit.wargearOptions ?? []).map(({ name, points }) => ({
    name: plain(name),
    points,
  }))
  const hasAlly = unit.sizes.some(({ tiers }) =>
    tiers.some((one) => one.alliedPoints !== undefined),
  )
  return {
    name: plain(unit.name),
    legends: unit.legends === true,
    ...(joins ? { role: unit.leader ? 'leader' : 'support' } : {}),
    joins: (joins?.attachesTo ?? []).map(plain),
    ...priceOf(unit, (tier) => tier.points),
    wargear,
    ...(hasAlly
      ? { ally: { ...priceOf(unit, (tier) => tier.alliedPoints ?? tier.points), wargear } }
      : {}),
  }
}

type Tier = SizeForm['tiers'][number]

function priceOf(unit: UnitForm, cost: (tier: Tier) => number): Omit<ManualPrice, 'wargear'> {
  const rows = unit.sizes.filter(({ name }) => !name.startsWith('+'))
  const steps = rows.map(({ tiers }) => surchargeOf(tiers, cost))
  const [first] = steps
  if (steps.some((one) => one?.from !== first?.from || one?.add !== first?.add))
    throw new Error(`${unit.name}: the sizes have different surcharges`)
  return {
    sizes: rows
      .map((row): ManualSize => ({ ...modelsOf(row), points: cost(firstTier(row)) }))
      .toSorted((a, b) => a.models - b.models || a.points - b.points),
    ...(first ? { surcharge: first } : {}),
    addons: unit.sizes
      .filter(({ name }) => name.startsWith('+'))
      .map((row) => {
        const parts = /^\+ (\d+) (.+)$/.exec(plain(row.name))
        if (!parts) throw new Error(`${unit.name}: "${row.name}" is no models that can be added`)
        return {
          name: parts[2] ?? '',
          models: Number(parts[1]),
          points: cost(firstTier(row)),
        }
      }),
  }
}

function firstTier({ name, tiers }: SizeForm): Tier {
  const [tier] = tiers
  if (!tier || tiers.length > 2) throw new Error(`Size "${name}" has ${tiers.length} prices`)
  return tier
}

function surchargeOf(
  tiers: readonly Tier[],
  cost: (tier: Tier) => number,
): ManualPrice['surcharge'] {
  const [first, second] = tiers
  if (!first || !second) return undefined
  return { from: second.minCount, add: cost(second) - cost(first) }
}

function modelsOf({ name, models }: SizeForm): Omit<ManualSize, 'points'> {
  if (models !== null) return { models }
  const kinds = plain(name)
    .split(', ')
    .map((part) => {
      const parts = /^(\d+) (.+)$/.exec(part)
      if (!parts) throw new Error(`"${name}" does not say how many models it is for`)
      return { count: Number(parts[1]), name: parts[2] ?? '' }
    })
  return { models: kinds.reduce((sum, { count }) => sum + count, 0), kinds }
}

/** What the older form of the manual alone says, of one page. */
export interface OldManualPage {
  readonly page: ManualPage
  /** Sub-group of a unit, by the key of its name. */
  readonly groups: ReadonlyMap<string, string>
  /** Units that an enhancement lets its bearer join, by keys of detachment and enhancement. */
  readonly widened: ReadonlyMap<
    string,
    { leaderTo?: readonly string[]; supportTo?: readonly string[] }
  >
}

const costForm = z.object({ models: z.int(), points: z.int() })
const yamlForm = z.object({
  name: z.string(),
  detachments: z.array(
    z.object({
      name: z.string(),
      enhancements: z.optional(
        z.array(
          z.object({
            name: z.string(),
            leaderTo: z.optional(z.array(z.string())),
            supportTo: z.optional(z.array(z.string())),
          }),
        ),
      ),
    }),
  ),
  units: z.array(
    z.object({
      name: z.string(),
      groupTitle: z.optional(z.string()),
      pricing: z.array(z.object({ costs: z.array(costForm) })),
    }),
  ),
})

const secondPrices = 'Every Model Has The Imperium Keyword'

/** Key under which widened attach lists stand. */
export function widenedKey(detachment: string, enhancement: string): string {
  return `${keyOf(detachment)}/${keyOf(enhancement.replace(/\((Upgrade|Aura|Psychic)\)/g, ''))}`
}

/** Reads one page of the manual's YAML form. Its `page` is complete only where it has no detachments, as the Titans' have. */
export function readOldManualPage(text: string): OldManualPage {
  const page = yamlForm.parse(readYaml(text))
  const grouped = page.units.filter(({ groupTitle }) => groupTitle !== undefined)
  return {
    page: {
      name: plain(page.name),
      detachments: [],
      units: page.units.map(({ name, pricing }) => ({
        name: plain(name),
        legends: false,
        joins: [],
        sizes: pricing[0]?.costs ?? [],
        addons: [],
        wargear: [],
      })),
    },
    groups: new Map(
      grouped
        .filter(({ groupTitle }) => groupTitle !== secondPrices)
        .map(({ name, groupTitle = '' }) => [keyOf(name), plain(groupTitle)]),
    ),
    widened: new Map(
      page.detachments.flatMap(({ name, enhancements = [] }) =>
        enhancements
          .filter(({ leaderTo, supportTo }) => leaderTo ?? supportTo)
          .map((one) => [
            widenedKey(name, one.name),
            {
              ...(one.leaderTo ? { leaderTo: one.leaderTo } : {}),
              ...(one.supportTo ? { supportTo: one.supportTo } : {}),
            },
          ]),
      ),
    ),
  }
}
