import { apply } from '../../engine/apply.ts'
import type { Army, ArmyGroup, ArmyUnit } from '../../engine/army.ts'
import type { Edit } from '../../engine/edit.ts'
import { markName } from '../../engine/game-words.ts'
import type { System } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import type { IconName } from '../../ui/icon-paths.ts'
import { copyEdit } from './copy-unit.ts'
import { offersOf } from './offers.ts'
import { lowered } from './words.ts'

/** Something that can be done with a unit, as a menu or a card offers it. */
export interface UnitAction {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  readonly edit: Edit
  /** Change of the total in points. */
  readonly change: number
  readonly part: 'size' | 'mark' | 'move' | 'order' | 'copy' | 'remove'
}

/** What an edit does to the total, as the system prices it. */
export function changeOf(system: System, army: Army, edit: Edit): number {
  return system.again(army, apply(army.roster, edit)).points - army.points
}

type Draft = Omit<UnitAction, 'change'>

/** The next size up and down among those that have a price of their own. */
function sizeActions(system: System, army: Army, unit: ArmyUnit): readonly Draft[] {
  const { sizes } = system.unitChoices(army, unit.id)
  const below = sizes.findLast(({ column, models }) => column !== null && models < unit.models)
  const above = sizes.find(({ column, models }) => column !== null && models > unit.models)
  return [below, above].flatMap((size): readonly Draft[] => {
    if (!size) return []
    const { models, label, edit } = size
    return [{ id: `size-${models}`, label, icon: 'reinforce', edit, part: 'size' }]
  })
}

/** Marks that the system would let this unit carry, such as being the general. */
function markActions(system: System, army: Army, unit: ArmyUnit): readonly Draft[] {
  return system
    .places(army)
    .filter(({ kind, place }) => kind === 'picks' && place.unit === undefined)
    .flatMap(({ place }) => offersOf(system, army, place))
    .flatMap(({ edit, status }): readonly Draft[] => {
      if (edit.kind !== 'set-mark' || edit.unit !== unit.id || status === 'refused') return []
      if (unit.marks.includes(edit.mark)) return []
      const label = t('Make it the {mark}', { mark: lowered(markName(edit.mark)) })
      return [{ id: `mark-${edit.mark}`, label, icon: 'star', edit, part: 'mark' }]
    })
}

function orderActions(group: ArmyGroup, unit: ArmyUnit): readonly Draft[] {
  if (unit.leader) return []
  const at = group.units.findIndex(({ id }) => id === unit.id)
  const first = group.units.findIndex(({ leader }) => !leader)
  const step = (to: number): Edit => {
    return { kind: 'move-unit', unit: unit.id, group: group.id, role: unit.roster.role, at: to }
  }
  const drafts: Draft[] = []
  if (at > first) {
    drafts.push({
      id: 'up',
      label: t('Move up'),
      icon: 'chevron-up',
      edit: step(at - 1),
      part: 'order',
    })
  }
  if (at < group.units.length - 1) {
    const edit = step(at + 1)
    drafts.push({ id: 'down', label: t('Move down'), icon: 'chevron-down', edit, part: 'order' })
  }
  return drafts
}

/** Moves of the whole group among the groups, from the row of its leader. */
function groupActions(army: Army, group: ArmyGroup): readonly Draft[] {
  const at = army.roster.groups.findIndex(({ id }) => id === group.id)
  const name = group.name
  const drafts: Draft[] = []
  const step = (to: number): Edit => ({ kind: 'move-group', group: group.id, to })
  if (at > 0) {
    const edit = step(at - 1)
    drafts.push({
      id: 'g-up',
      label: t('Move {name} and units up', { name }),
      icon: 'chevron-up',
      edit,
      part: 'order',
    })
  }
  if (at < army.roster.groups.length - 1) {
    const edit = step(at + 1)
    drafts.push({
      id: 'g-down',
      label: t('Move {name} and units down', { name }),
      icon: 'chevron-down',
      edit,
      part: 'order',
    })
  }
  return drafts
}

/** What takes a unit away. A group that would be left with nobody goes with it; ready-made ones go as a whole. */
export function removal(group: ArmyGroup, unit: ArmyUnit): Edit {
  return group.style === 'locked' || group.units.length === 1
    ? { kind: 'remove-group', group: group.id }
    : { kind: 'remove-unit', unit: unit.id }
}

function removeActions(group: ArmyGroup, unit: ArmyUnit): readonly Draft[] {
  const label = t('Remove {name}', { name: group.style === 'locked' ? group.name : unit.name })
  const own: Draft = {
    id: 'remove',
    label,
    icon: 'trash',
    edit: removal(group, unit),
    part: 'remove',
  }
  if (!unit.leader || group.units.length === 1) return [own]
  const edit: Edit = { kind: 'remove-group', group: group.id }
  return [
    own,
    {
      id: 'remove-group',
      label: t('Remove {name} and units', { name: group.name }),
      icon: 'trash',
      edit,
      part: 'remove',
    },
  ]
}

/** Everything that can be done with a unit, in the order it is offered; a ready-made group can only go as a whole. */
export function unitActions(
  system: System,
  army: Army,
  group: ArmyGroup,
  unit: ArmyUnit,
): readonly UnitAction[] {
  const priced = (draft: Draft): UnitAction => {
    return { ...draft, change: changeOf(system, army, draft.edit) }
  }
  if (group.style === 'locked') {
    return [...groupActions(army, group), ...removeActions(group, unit)].map(priced)
  }
  const moves = system.moves(army, unit.id).map((fix, at): UnitAction => {
    return { id: `move-${at}`, ...fix, icon: 'arrow-right', part: 'move' }
  })
  const copy: Draft = {
    id: 'copy',
    label: t('Duplicate'),
    icon: 'copy',
    edit: copyEdit(army.roster, group, unit),
    part: 'copy',
  }
  return [
    ...sizeActions(system, army, unit).map(priced),
    ...markActions(system, army, unit).map(priced),
    ...moves,
    // under headings the order is the system's
    ...(group.section === '' ? orderActions(group, unit).map(priced) : []),
    ...(unit.leader && group.section === '' ? groupActions(army, group).map(priced) : []),
    priced(copy),
    ...removeActions(group, unit).map(priced),
  ]
}
