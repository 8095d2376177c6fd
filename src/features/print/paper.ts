import { alikeUnits } from '../../engine/alike.ts'
import type { Army, ArmyGroup, ArmyUnit, CostLine, Slot } from '../../engine/army.ts'
import { blocksOf, type Block } from '../../engine/blocks.ts'
import { ledgerOf } from '../../engine/ledger.ts'
import type { Outfit } from '../../engine/outfit.ts'
import type { Id } from '../../engine/roster.ts'
import type { Finding } from '../../engine/rule.ts'
import type { System } from '../../engine/system.ts'
import { aidsByPhase, type PhaseAids } from '../../engine/turn-aid.ts'
import { cardsOf, type PaperCard } from './paper-cards.ts'
import type { PrintChoice } from './print-choice.ts'

/** A row of the roster: one unit, or several copies that differ in nothing. */
export interface PaperRow {
  readonly id: Id
  readonly units: readonly ArmyUnit[]
  /** What each of them carries; null where the game prints all that its sheet has. */
  readonly outfit: Outfit | null
  /** Of one of them, with its picks; null where the group is priced as a whole. */
  readonly points: number | null
}

/** A block of the roster with its spine: a group, or units that stand alone under one heading. */
export interface PaperGroup {
  readonly id: Id
  /** The group, or the first of several. */
  readonly group: ArmyGroup
  /** Whether it is made of units that stand alone; it may then be divided between them. */
  readonly alone: boolean
  /** The heading above it; empty where groups have none, or where the block before has the same. */
  readonly heading: string
  readonly points: number
  readonly rows: readonly PaperRow[]
  /** Points that belong to no single unit, such as a surcharge. */
  readonly extras: readonly CostLine[]
}

/** All that goes on paper, before it is laid out. */
export interface PaperContent {
  readonly groups: readonly PaperGroup[]
  readonly faults: readonly Finding[]
  readonly remarks: readonly Finding[]
  readonly slots: readonly Slot[]
  /** Whether the head says them, because the game begins with them. */
  readonly slotsInHead: boolean
  readonly notes: readonly string[]
  readonly cards: readonly PaperCard[]
  /** What the list gives its player to use, by the phases it is used in. */
  readonly aids: readonly PhaseAids[]
}

interface Drawn {
  readonly system: System
  readonly army: Army
  readonly tags: ReadonlyMap<Id, string>
}

function rowsOf({ system, army, tags }: Drawn, { groups }: Block): readonly PaperRow[] {
  const units = groups.flatMap((group) => group.units)
  const priced = groups.every(({ style }) => style !== 'locked')
  return alikeUnits(army, units, ({ id }) => tags.get(id) ?? '').flatMap((alike) => {
    const [first] = alike.units
    if (!first) return []
    const outfit = system.outfit(army, first.id)
    return { id: first.id, units: alike.units, outfit, points: priced ? alike.points : null }
  })
}

function groupsOf(drawn: Drawn): readonly PaperGroup[] {
  const { army } = drawn
  let before = ''
  return blocksOf(army).flatMap((block) => {
    const [group] = block.groups
    if (!group || group.units.length === 0) return []
    const heading = group.section === before ? '' : group.section
    before = group.section
    const extras = block.groups.flatMap(({ id }) => ledgerOf(army).groups.get(id) ?? [])
    return {
      id: block.id,
      group,
      alone: block.section !== '',
      heading,
      points: block.points,
      rows: rowsOf(drawn, block),
      extras: group.style === 'locked' ? [] : extras,
    }
  })
}

/** Two or three words for the rows of units at fault (`4th of 3`), by unit. */
export function faultTags(findings: readonly Finding[]): ReadonlyMap<Id, string> {
  const tags = new Map<Id, string>()
  for (const { severity, tag, at } of findings)
    if (severity === 'error' && tag && at.unit !== undefined) tags.set(at.unit, tag)
  return tags
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
  system: System,
  army: Army,
  findings: readonly Finding[],
  choice: PrintChoice,
): PaperContent {
  const tags = faultTags(findings)
  const { choicesFirst } = system.words
  // what the line below the name says need not be said again
  const said = ({ name }: { readonly name: string }) => choicesFirst && army.about.includes(name)
  return {
    groups: choice.layout === 'cards' ? [] : groupsOf({ system, army, tags }),
    faults: findings.filter(({ severity }) => severity === 'error'),
    remarks: choice.remarks ? findings.filter(({ severity }) => severity !== 'error') : [],
    slots: army.slots.filter(({ picks }) => picks.length > 0 && !picks.every(said)),
    slotsInHead: choicesFirst,
    notes: choice.notes ? paragraphs(army.roster.notes) : [],
    cards: choice.layout === 'roster' ? [] : cardsOf(system, army),
    aids: choice.aids ? aidsByPhase(system.turnAids(army), system.phases) : [],
  }
}

/** Lines of points that belong to no unit are left out together with all other points. */
export function shownExtras(group: PaperGroup, choice: PrintChoice): readonly CostLine[] {
  return choice.points ? group.extras : []
}
