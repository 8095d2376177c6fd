import { slugOf } from '../names.ts'
import type { Items } from './items.ts'
import { kindsNamed } from './kinds.ts'
import type { KindRange, ParsedComposition } from './kinds.ts'
import type { EquipmentLine } from './loadout-lines.ts'

type ItemCount = [number, number]

export interface Loadout {
  readonly models: { id: string; name: string }[]
  readonly compositions: KindRange[][]
  readonly loadout: { kinds: string[]; items: ItemCount[] }[]
  /** Lines whose models are not of this unit. */
  readonly unread: string[]
}

/** A line that speaks of some models of a kind only: `One other Voidsman`, `2 Havocs`, `For every 5 models in the unit, one X`. */
interface Share {
  readonly count: number
  readonly per?: number
  readonly onlyAt?: number
}

function shareOf(who: string): Share | null {
  const per = /^For every (\d+) models in (?:the|this) unit, (?:one|1) /i.exec(who)
  if (per) return { count: 1, per: Number(per[1]) }
  const at = /^If (?:the|this) unit contains (\d+) models, (?:one|1) /i.exec(who)
  if (at) return { count: 1, onlyAt: Number(at[1]) }
  const counted = /^(One|\d+) (?:other )?(?=\p{L})/iu.exec(who)
  if (!counted) return null
  return { count: /^one$/i.test(counted[1] ?? '') ? 1 : Number(counted[1]) }
}

function subjectOf(who: string): string {
  return who
    .replace(
      /^(?:For every \d+ models in (?:the|this) unit|If (?:the|this) unit contains \d+ models), /i,
      '',
    )
    .replace(/^(?:The|Every|Each|An?|One|\d+) /i, '')
    .replace(/^other /i, '')
    .replace(/ models?$/i, '')
}

/** Whether the words mean every model there is. */
function isAll(who: string): boolean {
  return /^(?:this|every|each|all|the) (?:other )?models?$|^this unit$|^every other model$/i.test(
    who,
  )
}

/** What each kind of model has at first. A kind whose models differ is split into several. */
export function loadoutOf(parsed: ParsedComposition, items: Items): Loadout {
  const models = [...parsed.models]
  let compositions = parsed.compositions.map((ranges) => [...ranges])
  const given = new Map<string, ItemCount[]>()
  const unread: string[] = []
  const shares = new Map<string, { line: EquipmentLine; share: Share }[]>()
  for (const line of parsed.equipment) {
    if (line.who === '') continue
    const share = isAll(line.who) ? null : shareOf(line.who)
    const kinds = isAll(line.who)
      ? models.map(({ id }) => id).filter((id) => line.additional || !given.has(id))
      : line.who
          .split(/ and (?=every|each|the|\p{Lu})/u)
          .flatMap((who) => kindsNamed(subjectOf(who), models))
    if (kinds.length === 0 && !isAll(line.who)) unread.push(line.who)
    for (const kind of kinds) {
      if (share) shares.set(kind, [...(shares.get(kind) ?? []), { line, share }])
      else add(given, kind, itemsOf(line, items), line.additional)
    }
  }
  for (const [kind, lines] of shares) {
    const parts = splitKind(kind, lines, models, items, given.get(kind) ?? [])
    for (const part of parts) given.set(part.id, part.items)
    compositions = compositions.map((ranges) => splitRanges(ranges, kind, parts))
    const rest = compositions.some((ranges) => ranges.some((range) => range.kind === kind))
    const at = models.findIndex(({ id }) => id === kind)
    const added = parts.map(({ id, name }) => ({ id, name }))
    models.splice(at, rest ? 0 : 1, ...added)
    if (rest && !given.has(kind)) given.set(kind, parts[0]?.items ?? [])
  }
  return { models, compositions, loadout: grouped(models, given), unread }
}

function itemsOf(line: EquipmentLine, items: Items): ItemCount[] {
  return line.items.map(({ name, count }) => [items.item(name), count])
}

function add(
  given: Map<string, ItemCount[]>,
  kind: string,
  more: ItemCount[],
  always: boolean,
): void {
  const before = given.get(kind)
  if (before && !always) return
  given.set(kind, [...(before ?? []), ...more])
}

interface Part {
  readonly id: string
  readonly name: string
  readonly items: ItemCount[]
  readonly share: Share
}

function splitKind(
  kind: string,
  lines: readonly { line: EquipmentLine; share: Share }[],
  models: readonly { id: string; name: string }[],
  items: Items,
  rest: readonly ItemCount[],
): Part[] {
  const name = models.find(({ id }) => id === kind)?.name ?? kind
  const common = lines.map(({ line }) => line.items.map((item) => item.name))
  return lines.map(({ line, share }, place) => {
    const own = line.items.find(
      (item) => !common.some((other, at) => at !== place && other.includes(item.name)),
    )
    const title = (what: string | undefined): string =>
      `${name} (${what ?? line.items[0]?.name ?? String(place + 1)})`
    const special = line.items.find(
      (one) => !rest.some(([item]) => item === items.find(one.name)) && one.name !== own?.name,
    )
    const isOwn = own && !rest.some(([item]) => item === items.find(own.name))
    const shown = isOwn || !special ? own?.name : special.name
    return { id: slugOf(title(own?.name)), name: title(shown), items: itemsOf(line, items), share }
  })
}

function splitRanges(
  ranges: readonly KindRange[],
  kind: string,
  parts: readonly Part[],
): KindRange[] {
  const total = ranges.reduce((sum, { min }) => sum + min, 0)
  return ranges.flatMap((range) => {
    if (range.kind !== kind) return [range]
    let { min, max } = range
    const own = parts.flatMap(({ id, share }) => {
      const count =
        share.onlyAt === undefined
          ? share.count * (share.per === undefined ? 1 : Math.floor(total / share.per))
          : total >= share.onlyAt
            ? share.count
            : 0
      const taken = Math.min(count, max)
      min = Math.max(0, min - taken)
      max -= taken
      return taken > 0 ? [{ kind: id, min: taken, max: taken }] : []
    })
    return max > 0 ? [...own, { kind, min, max }] : own
  })
}

/** Kinds with the same items in one entry. */
function grouped(
  models: readonly { id: string }[],
  given: ReadonlyMap<string, ItemCount[]>,
): { kinds: string[]; items: ItemCount[] }[] {
  const groups = new Map<string, { kinds: string[]; items: ItemCount[] }>()
  for (const { id } of models) {
    const items = given.get(id)
    if (!items) continue
    const key = JSON.stringify(items)
    const group = groups.get(key)
    if (group) group.kinds.push(id)
    else groups.set(key, { kinds: [id], items })
  }
  return [...groups.values()]
}
