import type { Edit } from '../../engine/edit.ts'
import type { Id } from '../../engine/roster.ts'
import { counted, nameOfId } from '../../engine/wording.ts'
import type { FortyArmy } from './army.ts'
import { sumOf } from './models.ts'
import { dispositionName, slots } from './picks.ts'

/** What an edit does, in a few words, seen from the army before it: `Remove Boyz`. */
export function describe(army: FortyArmy, edit: Edit): string {
  switch (edit.kind) {
    case 'all':
      return describeAll(army, edit.edits)
    case 'add-group':
      return `Add ${unitName(army, edit.group.units[0]?.unit ?? '')}`
    case 'remove-group':
      return `Remove ${army.groups.find((one) => one.id === edit.group)?.name ?? 'the unit'}`
    case 'move-group':
      return `Move ${army.groups.find((one) => one.id === edit.group)?.name ?? 'the unit'}`
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
function describeAll(army: FortyArmy, edits: readonly Edit[]): string {
  const order: readonly Edit['kind'][] = ['add-unit', 'move-unit', 'add-group', 'remove-unit']
  const filled = edits.filter((edit) => edit.kind !== 'add-group' || edit.group.units.length > 0)
  const main = order.flatMap((kind) => filled.filter((edit) => edit.kind === kind))[0] ?? filled[0]
  return main === undefined ? 'Change nothing' : describe(army, main)
}

type UnitEdit = Extract<
  Edit,
  { kind: 'remove-unit' | 'move-unit' | `set-${string}`; unit: unknown }
>

function describeUnit(army: FortyArmy, edit: UnitEdit): string {
  const name = (edit.unit === null ? undefined : army.units.get(edit.unit)?.name) ?? 'a unit'
  switch (edit.kind) {
    case 'remove-unit':
      return `Remove ${name}`
    case 'move-unit': {
      const joined = army.groups.find((one) => one.id === edit.group)?.bodyguards[0]
      return joined && joined.id !== edit.unit
        ? `Attach ${name} to ${joined.name}`
        : `Let ${name} stand alone`
    }
    case 'set-models':
      return `Set ${name} to ${counted(sumOf(edit.models), 'model')}`
    case 'set-nickname':
      return edit.nickname === ''
        ? `Take the nickname from ${name}`
        : `Call ${name} ${edit.nickname}`
    case 'set-note':
      return `Note on ${name}`
    case 'set-mark':
      return edit.unit === null ? 'Have no Warlord' : `Make ${name} the Warlord`
    case 'set-size':
    case 'set-wargear':
    default:
      return `Change the wargear of ${name}`
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

function describeList({ catalogue }: FortyArmy, edit: ListEdit): string {
  switch (edit.kind) {
    case 'set-name':
      return `Name the list ${edit.name}`
    case 'set-notes':
      return 'Change the notes'
    case 'set-limit':
      return `Limit of ${edit.limit.toLocaleString('en')} points`
    case 'set-prices':
      return edit.prices === null ? 'Newest points' : `Points ${edit.prices}`
    case 'set-legends':
      return edit.legends ? 'Allow Legends' : 'Allow no Legends'
    case 'set-army':
      return `Change to ${catalogue.pageName(edit.faction)}`
    case 'set-season':
    case 'replace':
    default:
      return 'Restore the list'
  }
}

function unitName(army: FortyArmy, id: Id): string {
  return army.catalogue.unitName(id) ?? nameOfId(id)
}

function pickName({ catalogue, data }: FortyArmy, slot: Id, id: Id): string {
  if (slot === slots.disposition) return dispositionName(catalogue, id)
  const name =
    slot === slots.ally
      ? data.core.allies.find((one) => one.id === id)?.name
      : (catalogue.detachment(id)?.name ?? catalogue.enhancement(id)?.data.name)
  return name ?? nameOfId(id.split('--').at(-1) ?? id)
}
