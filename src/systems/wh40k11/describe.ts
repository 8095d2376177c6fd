import type { Edit } from '../../engine/edit.ts'
import type { Id } from '../../engine/roster.ts'
import { nameOfId } from '../../engine/wording.ts'
import { list, t } from '../../text/t.ts'
import type { FortyArmy } from './army.ts'
import { attachTo, crown, standAlone, takeAway } from './edit-words.ts'
import { carriedWords } from './loadout.ts'
import { mixWords, sumOf, usualModels, type Models } from './models.ts'
import { dispositionName, slots } from './picks.ts'
import type { SheetData } from './schema.ts'

/** What an edit does, in a few words, seen from the army before it: `Remove Boyz`. */
export function describe(army: FortyArmy, edit: Edit): string {
  switch (edit.kind) {
    case 'all':
      return describeAll(army, edit.edits)
    case 'add-group':
      return t('Add {unit}', { unit: unitName(army, edit.group.units[0]?.unit ?? '') })
    case 'remove-group':
      return t('Remove {unit}', { unit: groupName(army, edit.group) })
    case 'move-group':
      return t('Move {unit}', { unit: groupName(army, edit.group) })
    case 'add-unit':
      return t('Add {unit}', { unit: unitName(army, edit.unit.unit) })
    case 'pick':
      return t('Take {what}', { what: pickName(army, edit.slot, edit.id) })
    case 'unpick':
      return takeAway(pickName(army, edit.slot, edit.id))
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
  const [first] = filled
  if (first?.kind === 'set-models') return describeModels(army, first, edits)
  const main = order.flatMap((kind) => filled.filter((edit) => edit.kind === kind))[0] ?? filled[0]
  return main === undefined ? t('Change nothing') : describe(army, main)
}

/** Other models, and the wargear that goes with the change. */
function describeModels(army: FortyArmy, edit: Edit, edits: readonly Edit[]): string {
  const wargear: Record<string, number> = {}
  let sheet: SheetData | null = null
  for (const one of edits) {
    if (one.kind !== 'set-wargear') continue
    const unit = army.units.get(one.unit)
    wargear[one.item] = (unit?.roster.wargear[one.item] ?? 0) - one.count
    sheet = unit?.data ?? null
  }
  const lost = carriedWords(wargear, sheet)
  const words = describe(army, edit)
  return lost.length > 0 ? t('{edit}, without {items}', { edit: words, items: list(lost) }) : words
}

type UnitEdit = Extract<
  Edit,
  { kind: 'remove-unit' | 'move-unit' | `set-${string}`; unit: unknown }
>

function describeUnit(army: FortyArmy, edit: UnitEdit): string {
  const name = (edit.unit === null ? undefined : army.units.get(edit.unit)?.name) ?? t('a unit')
  switch (edit.kind) {
    case 'remove-unit':
      return t('Remove {unit}', { unit: name })
    case 'move-unit': {
      const joined = army.groups.find((one) => one.id === edit.group)?.bodyguards[0]
      return joined && joined.id !== edit.unit ? attachTo(name, joined.name) : standAlone(name)
    }
    case 'set-models':
      return t('Set {unit} to {models}', {
        unit: name,
        models: modelWords(army, edit.unit, edit.models),
      })
    case 'set-nickname':
      return edit.nickname === ''
        ? t('Take the nickname from {unit}', { unit: name })
        : t('Call {unit} {nickname}', { unit: name, nickname: edit.nickname })
    case 'set-note':
      return edit.note === ''
        ? t('Erase the note on {unit}', { unit: name })
        : t('Write a note on {unit}', { unit: name })
    case 'set-mark':
      return edit.unit === null ? t('Take the Warlord’s mark away') : crown(name)
    case 'set-size':
    case 'set-wargear':
    default:
      return t('Change the wargear of {unit}', { unit: name })
  }
}

/** Their number, or the number of each kind where that alone changes; none named are the usual ones. */
function modelWords(army: FortyArmy, id: Id, models: Models): string {
  const unit = army.units.get(id)
  const full =
    sumOf(models) > 0
      ? models
      : usualModels(unit?.data ?? null, unit?.priced?.sizes[0]?.models ?? 1)
  const total = sumOf(full)
  return total === sumOf(unit?.counts ?? {})
    ? mixWords(unit?.data ?? null, full)
    : t('{models, plural, one {# model} other {# models}}', { models: total })
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
      return t('Name the list {own}', { own: edit.name })
    case 'set-notes':
      return edit.notes === '' ? t('Erase the notes') : t('Change the notes')
    case 'set-limit':
      return t('Set the limit to {limit, number} points', { limit: edit.limit })
    case 'set-prices':
      return edit.prices === null
        ? t('Move to the newest points')
        : t('Move to points {version}', { version: edit.prices })
    case 'set-legends':
      return edit.legends ? t('Allow Legends') : t('Forbid Legends')
    case 'set-army':
      return t('Change to {army}', { army: catalogue.pageName(edit.faction) })
    case 'set-season':
      return t('Change to season {season}', { season: edit.season })
    case 'replace':
    default:
      return t('Restore the list')
  }
}

function groupName(army: FortyArmy, id: Id): string {
  return army.groups.find((one) => one.id === id)?.name ?? t('the unit')
}

function unitName(army: FortyArmy, id: Id): string {
  return army.catalogue.unitName(id) ?? nameOfId(id)
}

function pickName({ catalogue, data }: FortyArmy, slot: Id, id: Id): string {
  if (slot === slots.disposition) return dispositionName(catalogue, id)
  const { battleSizes, choosableKeywords } = data.core
  if (slot === slots.size) return battleSizes.find((one) => one.id === id)?.name ?? nameOfId(id)
  if (slot === slots.keyword) {
    return choosableKeywords.find((one) => one.id === id)?.name ?? nameOfId(id)
  }
  const name =
    slot === slots.ally
      ? data.core.allies.find((one) => one.id === id)?.name
      : (catalogue.detachment(id)?.name ?? catalogue.enhancement(id)?.data.name)
  return name ?? nameOfId(id.split('--').at(-1) ?? id)
}
