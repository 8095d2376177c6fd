import type { Edit } from '../../engine/edit.ts'
import type { Id, RosterGroup } from '../../engine/roster.ts'
import { longDate, nameOfGone, nameOfId } from '../../engine/wording.ts'
import { t } from '../../text/t.ts'
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
      return t('Add {unit}', { unit: groupName(army, edit.group) })
    case 'remove-group':
      return t('Remove {unit}', { unit: goneWith(army, edit.group) })
    case 'move-group':
      return t('Move {unit}', {
        unit: army.groups.find((one) => one.id === edit.group)?.name ?? t('the group'),
      })
    case 'add-unit':
      return t('Add {unit}', { unit: unitName(army, edit.unit.unit) })
    case 'pick':
      return t('Take {pick}', { pick: pickName(army, edit.slot, edit.id) })
    case 'unpick':
      return t('Take {pick} away', { pick: pickName(army, edit.slot, edit.id) })
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
  return main === undefined ? t('Change nothing') : describe(army, main)
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
  const unit = (edit.unit === null ? undefined : army.units.get(edit.unit)?.name) ?? t('a unit')
  switch (edit.kind) {
    case 'remove-unit':
      return t('Remove {unit}', { unit })
    case 'move-unit': {
      const group = army.groups.find((one) => one.id === edit.group)
      return group
        ? t('Move {unit} to {group}', { unit, group: group.name })
        : t('Move {unit}', { unit })
    }
    case 'set-size':
      return edit.size > 0
        ? t('Reinforce {unit}', { unit })
        : t('Do not reinforce {unit}', { unit })
    case 'set-models':
      return t('Change the models of {unit}', { unit })
    case 'set-wargear':
      return t('Arm {unit} with {item}', { unit, item: edit.item })
    case 'set-nickname':
      return edit.nickname === ''
        ? t('Take the nickname from {unit}', { unit })
        : t('Call {unit} {nickname}', { unit, nickname: edit.nickname })
    case 'set-note':
      return edit.note === ''
        ? t('Erase the note on {unit}', { unit })
        : t('Write a note on {unit}', { unit })
    case 'set-mark':
    default:
      return edit.unit === null
        ? t('Take the general’s mark away')
        : t('Make {unit} the general', { unit })
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
      return t('Name the list {own}', { own: edit.name })
    case 'set-notes':
      return edit.notes === '' ? t('Erase the notes') : t('Change the notes')
    case 'set-limit':
      return t('Set the limit to {limit, number} points', { limit: edit.limit })
    case 'set-season':
      return t('Change to season {season}', {
        season: army.catalogue.season(edit.season).short,
      })
    case 'set-prices':
      return edit.prices === null
        ? t('Move to the newest points')
        : t('Move to the points of {date}', { date: longDate(edit.prices) })
    case 'set-legends':
      return edit.legends ? t('Allow Legends') : t('Forbid Legends')
    case 'set-army':
      return t('Change to {army}', {
        army: armyName(army.data, edit.variant ?? edit.faction) ?? nameOfId(edit.faction),
      })
    case 'replace':
    default:
      return t('Restore the list')
  }
}

function goneWith(army: AosArmy, id: Id): string {
  const group = army.groups.find((one) => one.id === id)
  return group ? nameOfGone(group) : t('the group')
}

function groupName(army: AosArmy, group: RosterGroup): string {
  if (kindOf(group) === 'renown') {
    return renownOf(army.catalogue, group.from)?.name ?? nameOfId(group.from ?? group.kind)
  }
  const [first] = group.units
  if (first === undefined) return t('a regiment')
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
