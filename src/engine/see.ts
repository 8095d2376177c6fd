import { list, t } from '../text/t.ts'
import type { Army, ArmyPick, ArmyUnit } from './army.ts'
import { blocksOf, type Block } from './blocks.ts'
import { markName } from './game-words.ts'
import { ledgerOf } from './ledger.ts'
import type { Finding } from './rule.ts'
import { modelsDetail, modelsText } from './seen-words.ts'
import type { Seen, SeenBlock, SeenDetail, SeenRow } from './seen.ts'
import type { System } from './system.ts'
import { figure } from './wording.ts'

/** An army with what was found about it. */
export interface Judged {
  readonly army: Army
  readonly findings: readonly Finding[]
  readonly system: System
}

/** A list may break more rules than anyone reads. */
const most = 40

/**
 * What there is to see of an army, by the names that it has in every language. A unit that the data does not know keeps the name
 * and points with which it is in `former`, what was seen of the list before.
 */
export function seenOf(
  { army: shown, findings, system }: Judged,
  former: Seen | null = null,
): Seen {
  const army = system.official(shown)
  return {
    game: system.words.shortGame,
    prices: army.prices?.id ?? null,
    version: army.prices?.name ?? '',
    season: seasonOf(army, system),
    title: army.title,
    about: army.about,
    points: army.points,
    limit: army.limit,
    blocks: [
      ...choicesOf(army),
      ...blocksOf(army).map((block) => blockOf(army, system, block, former)),
    ],
    findings: findings.slice(0, most).map(({ rule, name, citation, severity, say, at, amount }) => {
      return { rule, name, citation, severity, say, at, amount }
    }),
  }
}

function seasonOf({ roster, season }: Army, { seasons }: System): string {
  return seasons.find(({ id }) => id === roster.season)?.name ?? season.name
}

/** The id of the block that holds the army's own choices. */
export const choicesBlock = 'army'

function choicesOf({ slots }: Army): readonly SeenBlock[] {
  const rows = slots.flatMap((slot) =>
    slot.picks.map((pick): SeenRow => {
      return {
        unit: null,
        id: pick.id,
        what: slot.name,
        name: pick.name,
        points: slot.free ? null : pick.points,
        known: !pick.missing,
        details: detail('Marks', pick.tags),
      }
    }),
  )
  const points = rows.reduce((sum, row) => sum + (row.points ?? 0), 0)
  return rows.length === 0 ? [] : [{ id: choicesBlock, mark: '', title: t('Army'), points, rows }]
}

function blockOf(army: Army, system: System, block: Block, former: Seen | null): SeenBlock {
  const { groups, section, points } = block
  const [first] = groups
  const units = groups.flatMap((group) =>
    group.units.map((unit) => unitRow({ army, system, former }, unit, group.style === 'locked')),
  )
  const own = groups.flatMap((group) =>
    (ledgerOf(army).groups.get(group.id) ?? []).map((line): SeenRow => {
      return {
        unit: null,
        id: group.roster.from ?? line.kind,
        what: '',
        name: line.label,
        points: line.points,
        known: true,
        details: [],
      }
    }),
  )
  return {
    id: section || block.id,
    mark: first?.numeral ?? '',
    title: section || (first?.name ?? ''),
    points,
    rows: [...own, ...units],
  }
}

interface Looked {
  readonly army: Army
  readonly system: System
  readonly former: Seen | null
}

function unitRow({ army, system, former }: Looked, unit: ArmyUnit, locked: boolean): SeenRow {
  const known = unit.known && unit.profile.sizes.length > 0
  const paid = ledgerOf(army).units.get(unit.id)?.total ?? 0
  const row: SeenRow = {
    unit: unit.id,
    id: unit.profile.id,
    what: '',
    name: unit.name,
    points: locked && paid === 0 ? null : paid,
    known,
    details: detailsOf(army, system, unit),
  }
  const before = known ? undefined : rowOf(former, unit.id)
  return before ? { ...row, name: before.name, points: before.points } : row
}

/** The row of a unit in what was seen; undefined where it was not. */
export function rowOf(seen: Seen | null, unit: string): SeenRow | undefined {
  return seen?.blocks.flatMap(({ rows }) => rows).find((row) => row.unit === unit)
}

/** Name and points of a unit that the data has lost, from when it was known; null where there is nothing to add. */
export function lastSeenOf(
  seen: Seen | null,
  army: Army,
  unit: ArmyUnit,
): Pick<SeenRow, 'name' | 'points'> | null {
  const row = rowOf(seen, unit.id)
  if (!row || row.known) return null
  const paid = ledgerOf(army).units.get(unit.id)?.total ?? 0
  return row.name === unit.name && (row.points ?? 0) === paid ? null : row
}

function detailsOf(army: Army, system: System, unit: ArmyUnit): readonly SeenDetail[] {
  const { roster, part, leader, marks, extra, carries } = unit
  return [
    ...detail(modelsDetail, [modelsOf(army, system, unit)]),
    ...detail('Part', [part || (leader ? t('Leader') : ''), ...marks.map(markName)]),
    ...unit.slots.flatMap((slot) => detail(slot.name, slot.picks.map(pickWords))),
    ...detail('Wargear', [...carries, ...paidWargear(army, unit)]),
    ...detail('Copies', [extra]),
    ...detail('Called', [roster.nickname]),
    ...detail('Note', [roster.note]),
  ]
}

/** Nothing where there is nothing to say. */
function detail(what: string, says: readonly string[]): readonly SeenDetail[] {
  const words = says.filter(Boolean)
  return words.length === 0 ? [] : [{ what, says: words }]
}

function modelsOf(army: Army, system: System, { id, models }: ArmyUnit): string {
  const kinds = system.outfit(army, id)?.models.map(({ name }) => name) ?? []
  return kinds.length > 1 ? list(kinds) : modelsText(models)
}

function pickWords({ name, points }: ArmyPick): string {
  return points === 0 ? name : `${name} +${figure(points)}`
}

/** Wargear and the like that costs points; what fills a slot says its price there. */
function paidWargear(army: Army, { id, slots }: ArmyUnit): readonly string[] {
  const slotted = new Set(slots.flatMap(({ picks }) => picks.map(({ name }) => name)))
  return (ledgerOf(army).units.get(id)?.carried ?? [])
    .filter(({ label }) => !slotted.has(label))
    .map(({ label, points }) => `${label} +${figure(points)}`)
}
