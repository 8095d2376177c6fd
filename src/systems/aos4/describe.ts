import type { Edit } from '../../engine/edit.ts'
import type { Id, RosterGroup } from '../../engine/roster.ts'
import { figure, longDate, nameOfGone, nameOfId } from '../../engine/wording.ts'
import type { AosArmy } from './army.ts'
import { armyName } from './catalogue.ts'
import { kindOf, renownOf } from './groups.ts'
import { picksFor } from './picks.ts'

/** What an edit does, in a few words, seen from the army before it: `Remove Gluttons`. */
export function describe(army: AosArmy, edit: Edit): string {
  switch (edit.kind) {
    case 'all':
      return describeAll(army, edit.edits)
    case 'add-group':
      return `Add ${groupName(army, edit.group)}`
    case 'remove-group':
      return `Remove ${goneWith(army, edit.group)}`
    case 'move-group':
      return `Move ${army.groups.find((one) => one.id === edit.group)?.name ?? 'the group'}`
    case 'add-unit':
      return `Add ${unitName(army, edit.unit.unit)}`
    case 'pick':
      return `Take ${pickName(army, edit.slot, edit.id)}`
    case 'unpick':
      return `Take ${pickName(army, edit.slot, edit.id)} away`
    case 'remove-unit':
    case 'move-unit':
    case 'set-size':
    case 'set-models':
    case 'set-wargear':
    case 'set-nickname':
    case 'set-note':
    case 'set-mark':
      return describeUnit(army, edit)
    case 'set-name':
    case 'set-notes':
    case 'set-limit':
    case 'set-season':
    case 'set-prices':
    case 'set-legends':
    case 'set-army':
    case 'replace':
    default:
      return describeList(army, edit)
  }
}

/** The step that says most: what comes or goes, before where it stands. */
function describeAll(army: AosArmy, edits: readonly Edit[]): string {
  const order: readonly Edit['kind'][] = ['add-unit', 'move-unit', 'add-group', 'remove-unit']
  const filled = edits.filter((edit) => edit.kind !== 'add-group' || edit.group.units.length > 0)
  const main = order.flatMap((kind) => filled.filter((edit) => edit.kind === kind))[0] ?? filled[0]
  return main === undefined ? 'Change nothing' : describe(army, main)
}

type UnitEdit = Extract<
  Edit,
  {
    kind:
      | 'remove-unit'
      | 'move-unit'
      | 'set-size'
      | 'set-models'
      | 'set-wargear'
      | 'set-nickname'
      | 'set-note'
      | 'set-mark'
  }
>

function describeUnit(army: AosArmy, edit: UnitEdit): string {
  const name = (edit.unit === null ? undefined : army.units.get(edit.unit)?.name) ?? 'a unit'
  switch (edit.kind) {
    case 'remove-unit':
      return `Remove ${name}`
    case 'move-unit': {
      const group = army.groups.find((one) => one.id === edit.group)
      return group ? `Move ${name} to ${group.name}` : `Move ${name}`
    }
    case 'set-size':
      return edit.size > 0 ? `Reinforce ${name}` : `Do not reinforce ${name}`
    case 'set-models':
      return `Change the models of ${name}`
    case 'set-wargear':
      return `Arm ${name} with ${edit.item}`
    case 'set-nickname':
      return edit.nickname === ''
        ? `Take the nickname from ${name}`
        : `Call ${name} ${edit.nickname}`
    case 'set-note':
      return edit.note === '' ? `Erase the note on ${name}` : `Write a note on ${name}`
    case 'set-mark':
    default:
      return edit.unit === null ? 'Take the general’s mark away' : `Make ${name} the general`
  }
}

type ListEdit = Extract<
  Edit,
  {
    kind:
      | 'set-name'
      | 'set-notes'
      | 'set-limit'
      | 'set-season'
      | 'set-prices'
      | 'set-legends'
      | 'set-army'
      | 'replace'
  }
>

function describeList(army: AosArmy, edit: ListEdit): string {
  switch (edit.kind) {
    case 'set-name':
      return `Name the list ${edit.name}`
    case 'set-notes':
      return edit.notes === '' ? 'Erase the notes' : 'Change the notes'
    case 'set-limit':
      return `Set the limit to ${figure(edit.limit)} points`
    case 'set-season':
      return `Change to season ${army.catalogue.season(edit.season).short}`
    case 'set-prices':
      return edit.prices === null
        ? 'Move to the newest points'
        : `Move to the points of ${longDate(edit.prices)}`
    case 'set-legends':
      return edit.legends ? 'Allow Legends' : 'Forbid Legends'
    case 'set-army':
      return `Change to ${armyName(army.data, edit.variant ?? edit.faction) ?? nameOfId(edit.faction)}`
    case 'replace':
    default:
      return 'Restore the list'
  }
}

function goneWith(army: AosArmy, id: Id): string {
  const group = army.groups.find((one) => one.id === id)
  return group ? nameOfGone(group) : 'the group'
}

function groupName(army: AosArmy, group: RosterGroup): string {
  if (kindOf(group) === 'renown') {
    return renownOf(army.catalogue, group.from)?.name ?? nameOfId(group.from ?? group.kind)
  }
  const [first] = group.units
  if (first === undefined) return 'a regiment'
  return unitName(army, first.unit)
}

function unitName(army: AosArmy, id: Id): string {
  return army.catalogue.entry(id)?.name ?? army.catalogue.foreign(id).profile.name
}

function pickName(army: AosArmy, slot: Id, id: Id): string {
  const table = army.catalogue.list?.tables.find((one) => one.id === slot)
  const found =
    picksFor(army.catalogue, slot).find((one) => one.id === id) ??
    table?.items.find((one) => one.id === id)
  return found?.name ?? nameOfId(id)
}
