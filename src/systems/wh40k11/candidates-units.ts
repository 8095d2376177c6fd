import type { Edit } from '../../engine/edit.ts'
import { freshId } from '../../engine/fresh-id.ts'
import type { Id, RosterUnit } from '../../engine/roster.ts'
import type { Candidate } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import type { FortyArmy, FortyGroup, FortyUnit, Role } from './army.ts'
import { mayJoin } from './attaching.ts'
import { candidateOf, type Offer } from './candidate.ts'
import type { Catalogue, Listed } from './catalogue.ts'
import { makeWarlord, plainGroup, plainUnit, together } from './edits.ts'
import { lastAnswer } from './last-answer.ts'
import { slots } from './picks.ts'
import { elsewhereRemedies } from './remedies.ts'
import { mayLead, mustLead } from './rules/warlord.ts'
import type { AllyData } from './schema.ts'

/** Every unit of the faction, to stand by itself; a support unit joins the first unit that has room for it. */
export function unitCandidates(army: FortyArmy): readonly Candidate[] {
  const ids = freshIdsOf(army)
  return ownUnits(army.catalogue).map((listed) =>
    candidateOf(army, newUnit(army, listed, null, ids)),
  )
}

/** Every unit that a rule on allies offers. */
export function allyCandidates(army: FortyArmy, id: Id): readonly Candidate[] {
  const ally = army.catalogue.allies.find((one) => one.id === id)
  if (!ally) return []
  const ids = freshIdsOf(army)
  return army.catalogue
    .alliesOf(ally)
    .map((listed) => candidateOf(army, newUnit(army, listed, ally, ids)))
}

const own = new WeakMap<Catalogue, readonly Listed[]>()

/** Units of the page but those that only a rule on allies lets in. */
function ownUnits(catalogue: Catalogue): readonly Listed[] {
  let all = own.get(catalogue)
  if (!all) {
    const { pageId, allies, isAllyOf } = catalogue
    const hosted = allies.filter(({ from }) => from === 'host')
    all = catalogue.list.filter(
      ({ entry, page }) => page !== pageId || !hosted.some((ally) => isAllyOf(ally, entry.id)),
    )
    own.set(catalogue, all)
  }
  return all
}

interface FreshIds {
  readonly unit: Id
  readonly group: Id
}

const freshIdsOf = ({ roster }: FortyArmy): FreshIds => ({
  unit: freshId(roster, 'u'),
  group: freshId(roster, 'g'),
})

function newUnit(army: FortyArmy, listed: Listed, ally: AllyData | null, ids: FreshIds): Offer {
  const id = ids.unit
  const roster = rosterOf(army, listed, ally, id)
  const alone: Edit = { kind: 'add-group', group: plainGroup(ids.group, [roster]) }
  const joins = listed.entry.role === 'support' ? joinEdits(army, listed, roster, 'support') : []
  const [first, ...others] = [...joins, alone].map((edit) => crowned(army, listed, ally, edit, id))
  return { ...offerOf(army, listed, roster), edit: first ?? alone, instead: others }
}

function rosterOf(
  army: FortyArmy,
  { entry }: Listed,
  ally: AllyData | null,
  id: Id,
  role: Role = 'bodyguard',
): RosterUnit {
  const implied = ally === null || ally.from === 'host'
  const picks = implied ? [] : [{ slot: slots.ally, id: ally.id }]
  const forced = army.data.core.mandatoryEnhancements.find(
    (one) =>
      one.unit === entry.id &&
      ally === null &&
      army.chosen.some(({ detachment }) => detachment?.id === one.detachment),
  )
  return plainUnit(id, entry.id, role, {
    picks: forced ? [...picks, { slot: slots.enhancement, id: forced.enhancement }] : picks,
  })
}

/** The first who may be the Warlord becomes it, and so does one who must be. */
function crowned(army: FortyArmy, listed: Listed, ally: AllyData | null, edit: Edit, id: Id): Edit {
  const { keywords, sheet } = listed
  if (ally !== null && !ally.warlord) return edit
  if (sheet?.flags?.includes('cannot-be-warlord') || !keywords.has('CHARACTER')) return edit
  const must = sheet?.flags?.includes('must-be-warlord') ?? false
  const free =
    army.warlords.length === 0 && !army.everyone.some((one) => mustLead(one) && mayLead(one))
  const passed = must && !army.warlords.some(mustLead)
  return free || passed ? together([edit, makeWarlord(id)]) : edit
}

function joinEdits(
  army: FortyArmy,
  { entry }: Listed,
  roster: RosterUnit,
  role: 'leader' | 'support',
): readonly Edit[] {
  return army.groups
    .filter(({ bodyguards: [bodyguard], supports }) => {
      if (!bodyguard || (role === 'support' && supports.length > 0)) return false
      return mayJoin({ entry, enhancements: [] }, bodyguard, role)
    })
    .map((group) => ({ kind: 'add-unit', group: group.id, unit: { ...roster, role } }))
}

const words = new WeakMap<Listed, readonly string[]>()

function wordsOf(listed: Listed): readonly string[] {
  let all = words.get(listed)
  if (!all) {
    const called = listed.profile.keywords.flatMap((keyword) => keyword.called ?? [])
    words.set(listed, (all = [...listed.keywords, ...called]))
  }
  return all
}

const nobody: readonly FortyUnit[] = []

/** Units of the list by what they are. */
const standingOf = lastAnswer(({ everyone }: FortyArmy): ReadonlyMap<Id, readonly FortyUnit[]> => {
  const all = new Map<Id, FortyUnit[]>()
  for (const unit of everyone) {
    const same = all.get(unit.roster.unit)
    if (same) same.push(unit)
    else all.set(unit.roster.unit, [unit])
  }
  return all
})

function offerOf(army: FortyArmy, listed: Listed, roster: RosterUnit): Offer {
  const { entry, profile } = listed
  const same = standingOf(army).get(entry.id) ?? nobody
  return {
    id: entry.id,
    name: entry.name,
    edit: { kind: 'add-group', group: plainGroup('', [roster]) },
    taken: same.length,
    profile,
    tags: [
      ...(entry.role === undefined ? [] : [entry.role === 'leader' ? 'Leader' : 'Support']),
      ...(entry.legends ? ['Legends'] : []),
    ],
    brings: [],
    words: wordsOf(listed),
    elsewhere: () => same.slice(0, 1).flatMap((unit) => elsewhereRemedies(army, unit)),
  }
}

/** Those who could join a unit: such as stand alone in the list first, then new ones. */
export function joinerCandidates(army: FortyArmy, group: FortyGroup): readonly Candidate[] {
  const [bodyguard] = group.bodyguards
  if (!bodyguard) return []
  const id = freshId(army.roster, 'u')
  const fresh = army.catalogue.list.flatMap((listed) => {
    const { role } = listed.entry
    if (!role || !mayJoin({ entry: listed.entry, enhancements: [] }, bodyguard, role)) return []
    const roster = rosterOf(army, listed, null, id, role)
    const add: Edit = { kind: 'add-unit', group: group.id, unit: roster }
    return [{ ...offerOf(army, listed, roster), edit: crowned(army, listed, null, add, id) }]
  })
  return [...standing(army, group), ...fresh].map((offer) => candidateOf(army, offer))
}

/** Leaders and support units of the list that do not belong to this unit yet. */
function standing(army: FortyArmy, group: FortyGroup): readonly Offer[] {
  const [bodyguard] = group.bodyguards
  if (!bodyguard) return []
  const roles = ['leader', 'support'] as const
  return army.everyone
    .filter((unit) => unit.group !== group.id && !hasFollowers(army, unit.group, unit.id))
    .flatMap((unit) =>
      roles
        .filter((role) => mayJoin(unit, bodyguard, role))
        .map((role): Offer => ({
          id: unit.id,
          name: unit.name,
          edit: { kind: 'move-unit', unit: unit.id, group: group.id, role },
          taken: 0,
          profile: unit.profile,
          tags: [t('in the list')],
          brings: [],
          words: [...unit.keywords],
          elsewhere: () => [],
        })),
    )
}

/** Whether others have joined the unit: it would leave them behind. */
function hasFollowers(army: FortyArmy, id: Id, unit: Id): boolean {
  const group = army.groups.find((one) => one.id === id)
  return group !== undefined && group.attached && group.bodyguards.some((one) => one.id === unit)
}
