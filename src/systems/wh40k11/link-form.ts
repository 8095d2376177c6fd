import type { Counted, LinkForm, NumberedName } from '../../engine/link-form.ts'
import { todayOf } from './aliases.ts'
import { catalogueOf } from './catalogue.ts'
import { sumOf, usualModels, type Models } from './models.ts'
import { slots } from './picks.ts'
import type { FortyData, SheetData } from './schema.ts'

interface Numbered {
  readonly id: string
  readonly n: number
}

/** The data names by page and disposition what a list has as its army and in a slot. */
const registryKinds = { page: 'army', disposition: slots.disposition } as const

const registryWords = new Map<string, string>(
  Object.entries(registryKinds).map(([word, kind]) => [kind, word]),
)

interface Numbers {
  readonly byName: ReadonlyMap<string, number>
  readonly byNumber: ReadonlyMap<number, NumberedName>
}

const remembered = new WeakMap<FortyData, Numbers>()

/** The numbers of all names in the books at hand, counted once for each state of the data. */
function numbersOf(data: FortyData): Numbers {
  const known = remembered.get(data)
  if (known) return known
  const byName = new Map<string, number>()
  const byNumber = new Map<number, NumberedName>()
  for (const [kind, all] of numbered(data)) {
    for (const { id, n } of all) {
      byName.set(`${kind}:${id}`, n)
      byNumber.set(n, { kind, id })
    }
  }
  const numbers = { byName, byNumber }
  remembered.set(data, numbers)
  return numbers
}

function numbered({ books, core, index, manifest }: FortyData) {
  const all = [...books.values()]
  const detachments = all.flatMap((book) => book.detachments)
  const indexed = (slot: string) => (index?.picks ?? []).filter((pick) => pick.slot === slot)
  return [
    ['unit', index?.units ?? []],
    ['unit', all.flatMap((book) => book.units)],
    ['army', manifest.pages],
    [slots.detachment, indexed(slots.detachment)],
    [slots.detachment, detachments],
    [slots.enhancement, indexed(slots.enhancement)],
    [slots.enhancement, detachments.flatMap((one) => one.enhancements)],
    [slots.disposition, core.dispositions],
    [slots.ally, core.allies],
    [slots.keyword, core.choosableKeywords],
    [slots.size, core.battleSizes],
  ] satisfies readonly (readonly [string, readonly Numbered[]])[]
}

interface Sheeted {
  readonly sheet: SheetData | null
  readonly fewest: number
}

function sheetOf(data: FortyData, { army, unit }: Omit<Counted, 'models'>): Sheeted {
  const catalogue = catalogueOf(data, army, null)
  for (const page of [catalogue.pageId, ...catalogue.homesOf(unit)]) {
    const listed = catalogue.listed(page, unit, false)
    if (listed) return { sheet: listed.sheet, fewest: listed.priced?.sizes[0]?.models ?? 1 }
  }
  return { sheet: null, fewest: 1 }
}

/** The total alone where the models are the usual ones for it; else the number of each kind in the order of the sheet. */
function modelNumbers(data: FortyData, counted: Counted): readonly number[] | null {
  const { models } = counted
  const { sheet, fewest } = sheetOf(data, counted)
  const total = sumOf(models)
  if (same(models, usualModels(sheet, fewest, total))) return [total]
  const kinds = sheet?.models.map(({ id }) => id) ?? []
  if (kinds.length < 2 || Object.keys(models).some((kind) => !kinds.includes(kind))) return null
  const positive = Object.values(models).every((count) => count > 0)
  return positive ? kinds.map((kind) => models[kind] ?? 0) : null
}

function same(one: Models, other: Models): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

function modelsOf(
  data: FortyData,
  unit: Omit<Counted, 'models'>,
  numbers: readonly number[],
): Models {
  const { sheet, fewest } = sheetOf(data, unit)
  const [total] = numbers
  if (numbers.length === 1) return usualModels(sheet, fewest, total)
  const models: Record<string, number> = {}
  for (const [place, count] of numbers.entries()) {
    const kind = sheet?.models[place]?.id ?? `number-${place}`
    if (count > 0) models[kind] = count
  }
  return models
}

/** How Warhammer 40,000 lists travel in links. The lists of words only grow, at their end. */
export const fortyLinkForm: LinkForm<FortyData> = {
  system: 'wh40k11',
  number: 2,
  seasons: ['edition-11'],
  prices: ['v1.2', 'v1.1', 'v1.0'],
  limits: [2000, 1000],
  groupKinds: ['unit'],
  roles: ['bodyguard', 'leader', 'support'],
  marks: ['warlord'],
  readyMadeKind: 'ready-made',
  registryKinds,
  usualRole: (_, place) => (place === 0 ? 'bodyguard' : 'leader'),
  numberOf: (data, { kind, id }) => numbersOf(data).byName.get(`${kind}:${id}`) ?? null,
  nameOf: (data, number) => numbersOf(data).byNumber.get(number) ?? null,
  today: (data, { kind, id }) => todayOf(data, registryWords.get(kind) ?? kind, id),
  modelNumbers,
  modelsOf,
  readyMade: () => [],
}
