import { alikeUnits } from '../../engine/alike.ts'
import type { Army, ArmyGroup, ArmyUnit, CostLine, Slot } from '../../engine/army.ts'
import { blocksOf, type Block } from '../../engine/blocks.ts'
import { ledgerOf } from '../../engine/ledger.ts'
import type { Outfit } from '../../engine/outfit.ts'
import type { PlaySheet } from '../../engine/play.ts'
import type { Id } from '../../engine/roster.ts'
import type { Finding } from '../../engine/rule.ts'
import type { System } from '../../engine/system.ts'
import { aidsByPhase, type PhaseAids } from '../../engine/turn-aid.ts'
import { t } from '../../text/t.ts'
import { openArmy, secretNames } from './opponent.ts'
import { cardsOf, type PaperCard } from './paper-cards.ts'
import { paragraphs } from './paragraphs.ts'
import { phaseBlocks, type PhaseBlock } from './phase-blocks.ts'
import type { PrintChoice } from './print-choice.ts'
import { rememberedOf, type Remembered } from './remembered.ts'
import { ruleRefs, type RuleRefs } from './rule-refs.ts'

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

/** A fault or remark as it is printed. */
export interface PaperFinding {
  readonly severity: Finding['severity']
  readonly say: string
  readonly citation: string
}

/** What an opponent's copy leaves out. */
export interface Hidden {
  readonly count: number
  readonly points: number
}

/** All that goes on paper, before it is laid out. */
export interface PaperContent {
  /** The army as this paper may show it. */
  readonly army: Army
  readonly groups: readonly PaperGroup[]
  /** Two or three words for the rows of units at fault (`4th of 3`), by unit. */
  readonly tags: ReadonlyMap<Id, string>
  readonly faults: readonly PaperFinding[]
  readonly remarks: readonly PaperFinding[]
  readonly slots: readonly Slot[]
  /** Whether the head says them, because the game begins with them. */
  readonly slotsInHead: boolean
  /** Names of abilities, where no card has them. */
  readonly remembered: readonly Remembered[]
  readonly notes: readonly string[]
  readonly cards: readonly PaperCard[]
  /** What the list gives its player to use, by the phases it is used in. */
  readonly aids: readonly PhaseAids[]
  /** The list as it is played, by phase. */
  readonly phases: readonly PhaseBlock[]
  /** Null where all is shown. */
  readonly hidden: Hidden | null
  readonly refs: RuleRefs | null
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

function tagsOf(findings: readonly Finding[]): ReadonlyMap<Id, string> {
  const tags = new Map<Id, string>()
  for (const { severity, tag, at } of findings)
    if (severity === 'error' && tag && at.unit !== undefined) tags.set(at.unit, tag)
  return tags
}

/** Findings as sentences; one that would name something hidden only says that it is about it. */
function sentences(
  findings: readonly Finding[],
  secrets: readonly string[],
): readonly PaperFinding[] {
  return findings.map(({ severity, say, citation, name }) => {
    const tells = secrets.some((secret) => say.includes(secret))
    return {
      severity,
      say: tells ? t('{rule}: about a hidden enhancement.', { rule: name }) : say,
      citation,
    }
  })
}

/** What a list is and what was found about it. */
export interface PaperList {
  readonly system: System
  readonly army: Army
  readonly findings: readonly Finding[]
  /** The list as it is played, where the layout shows that and it is here. */
  readonly play: PlaySheet | null
}

/** Gathers what the choice puts on paper from an army and its findings. */
export function paperContent(list: PaperList, choice: PrintChoice): PaperContent {
  const { system, findings, play } = list
  const { layout } = choice
  const closed = layout === 'opponent' ? openArmy(list.army) : null
  const army = closed?.army ?? list.army
  const secrets = closed ? secretNames(list.army) : []
  const tags = closed ? new Map<Id, string>() : tagsOf(findings)
  const drawn = { system, army, tags }
  const { choicesFirst } = system.words
  // what the line below the name says need not be said again
  const said = ({ name }: { readonly name: string }) => choicesFirst && army.about.includes(name)
  const roster = layout !== 'cards' && layout !== 'phases' && layout !== 'aids'
  const groups = roster ? groupsOf(drawn) : []
  // half a page each is room enough, and too much for a rule alone
  const apart = choice.rules === 'here' && choice.perPage !== 2
  const named = layout === 'roster' || layout === 'opponent'
  return {
    army,
    groups,
    tags,
    faults: sentences(ofSeverity(findings, true), secrets),
    remarks: choice.remarks ? sentences(ofSeverity(findings, false), secrets) : [],
    slots: army.slots.filter(({ picks }) => picks.length > 0 && !picks.every(said)),
    slotsInHead: choicesFirst,
    remembered: named ? rememberedOf(groups) : [],
    notes: choice.notes ? paragraphs(army.roster.notes) : [],
    cards: layout === 'both' || layout === 'cards' ? cardsOf(system, army, apart) : [],
    aids: choice.aids ? aidsByPhase(system.turnAids(army), system.phases) : [],
    phases: play ? phaseBlocks(play, system.phases) : [],
    hidden: closed && { count: closed.hidden, points: closed.points },
    refs: choice.rules === 'once' ? ruleRefs(system, army) : null,
  }
}

function ofSeverity(findings: readonly Finding[], error: boolean): readonly Finding[] {
  return findings.filter(({ severity }) => (severity === 'error') === error)
}

/** Lines of points that belong to no unit are left out together with all other points. */
export function shownExtras(group: PaperGroup, choice: PrintChoice): readonly CostLine[] {
  return choice.points ? group.extras : []
}
