import type { Army, ArmyGroup, ArmyUnit, CostLine, Slot } from '../../engine/army.ts'
import type { Finding } from '../../engine/rule.ts'
import type { Sheet } from '../../engine/sheet.ts'
import type { PrintChoice } from './print-choice.ts'

/** A row of the roster: one unit, or several copies that differ in nothing. */
export interface PaperRow {
  readonly id: string
  readonly units: readonly ArmyUnit[]
  /** Of one of them, with its picks; null where the group is priced as a whole. */
  readonly points: number | null
}

/** A block of the roster with its spine. */
export interface PaperGroup {
  readonly group: ArmyGroup
  readonly rows: readonly PaperRow[]
  /** Points that belong to no single unit, such as a surcharge. */
  readonly extras: readonly CostLine[]
}

/** A card: one sheet, and every unit of the list that uses it. */
export interface PaperCard {
  readonly id: string
  readonly sheet: Sheet | null
  readonly units: readonly ArmyUnit[]
}

/** All that goes on paper, before it is laid out. */
export interface PaperContent {
  readonly groups: readonly PaperGroup[]
  readonly faults: readonly Finding[]
  readonly remarks: readonly Finding[]
  readonly slots: readonly Slot[]
  readonly notes: readonly string[]
  readonly cards: readonly PaperCard[]
}

function pointsOf(army: Army, unit: ArmyUnit): number {
  return army.costs
    .filter((line) => line.at.unit === unit.id)
    .reduce((total, line) => total + line.points, 0)
}

/** What tells two units apart on paper; alike units share a row. */
function likeness(unit: ArmyUnit, tags: ReadonlyMap<string, string>): string {
  const { roster, leader, models, name } = unit
  const own = [roster.unit, roster.nickname, roster.note, roster.wargear, roster.picks]
  return JSON.stringify([...own, unit.marks, leader, models, name, tags.get(unit.id) ?? ''])
}

function rowsOf(
  army: Army,
  group: ArmyGroup,
  tags: ReadonlyMap<string, string>,
): readonly PaperRow[] {
  const priced = group.style !== 'locked'
  const rows: { id: string; units: ArmyUnit[]; points: number | null; like: string }[] = []
  for (const unit of group.units) {
    const like = likeness(unit, tags)
    const points = pointsOf(army, unit)
    const alike = rows.find((row) => row.like === like && (!priced || row.points === points))
    if (alike) alike.units.push(unit)
    else rows.push({ id: unit.id, units: [unit], points: priced ? points : null, like })
  }
  return rows
}

function groupOf(army: Army, group: ArmyGroup, tags: ReadonlyMap<string, string>): PaperGroup {
  const extras =
    group.style === 'locked'
      ? []
      : army.costs.filter(
          ({ at, points }) => at.group === group.id && at.unit === undefined && points !== 0,
        )
  return { group, rows: rowsOf(army, group, tags), extras }
}

/** Two or three words for the rows of units at fault (`4th of 3`), by unit. */
export function faultTags(findings: readonly Finding[]): ReadonlyMap<string, string> {
  const tags = new Map<string, string>()
  for (const { severity, tag, at } of findings)
    if (severity === 'error' && tag && at.unit !== undefined) tags.set(at.unit, tag)
  return tags
}

function cardsOf(army: Army): readonly PaperCard[] {
  const cards = new Map<string, { id: string; sheet: Sheet | null; units: ArmyUnit[] }>()
  for (const unit of army.groups.flatMap((group) => group.units)) {
    const id = unit.profile.sheet?.id ?? unit.profile.id
    const card = cards.get(id)
    if (card) card.units.push(unit)
    else cards.set(id, { id, sheet: unit.profile.sheet, units: [unit] })
  }
  return [...cards.values()]
}

/** Long paragraphs are divided at a word, so that notes of any length can turn the page. */
function paragraphs(notes: string): readonly string[] {
  return notes
    .split(/\n+/)
    .flatMap((line) => line.match(/.{1,400}(?:\s|$)|.{1,400}/g) ?? [])
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Gathers what the choice puts on paper from an army and its findings. */
export function paperContent(
  army: Army,
  findings: readonly Finding[],
  choice: PrintChoice,
): PaperContent {
  const tags = faultTags(findings)
  const roster = choice.layout !== 'cards'
  return {
    groups: roster
      ? army.groups
          .filter((group) => group.units.length > 0)
          .map((group) => groupOf(army, group, tags))
      : [],
    faults: findings.filter(({ severity }) => severity === 'error'),
    remarks: choice.remarks ? findings.filter(({ severity }) => severity !== 'error') : [],
    slots: army.slots.filter((slot) => slot.picks.length > 0),
    notes: choice.notes ? paragraphs(army.roster.notes) : [],
    cards: choice.layout === 'roster' ? [] : cardsOf(army),
  }
}

/** Boxes to tick: how many models a unit has, and how many wounds each of them takes. */
export function woundsOf(unit: ArmyUnit): { readonly models: number; readonly each: number } {
  const models = Math.max(1, unit.models)
  return { models, each: Math.max(0, Math.round(unit.wounds / models)) }
}

/** Lines of points that belong to no unit are left out together with all other points. */
export function shownExtras(group: PaperGroup, choice: PrintChoice): readonly CostLine[] {
  return choice.points ? group.extras : []
}
