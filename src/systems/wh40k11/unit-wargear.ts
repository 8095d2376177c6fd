import type { Edit } from '../../engine/edit.ts'
import { choicesOf, type ChoiceState, type OptionState } from '../../engine/loadout-choices.ts'
import { canonical, mended, sameForAll, setChoice, takeChoice } from '../../engine/loadout-edit.ts'
import type { Counts, ItemCount } from '../../engine/loadout-sheet.ts'
import { nameKey } from '../../engine/names.ts'
import type { ChoiceGroup, CountChoice } from '../../engine/unit-choices.ts'
import { t } from '../../text/t.ts'
import type { FortyUnit } from './army.ts'
import { countOf } from './edit-words.ts'
import { together } from './edits.ts'
import { choiceKey } from './loadout.ts'
import { itemsText, limitWords, optionBearers, optionLine, optionTitle } from './option-words.ts'
import { crewOf } from './prices.ts'
import type { SheetData } from './schema.ts'

/** Deviations alone: items that a list names but no option gives stay as they are. */
export const deviationsOf = ({ roster }: FortyUnit): Counts =>
  Object.fromEntries(Object.entries(roster.wargear).filter(([key]) => choiceKey.test(key)))

/** The models that wargear can be chosen for. */
const crewOfUnit = ({ counts, addons, priced }: FortyUnit) => crewOf(counts, addons, priced)

/** The edits that lead from a unit's deviations to others. */
export function wargearEdits(unit: FortyUnit, after: Counts): readonly Edit[] {
  const before = deviationsOf(unit)
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((item) => (before[item] ?? 0) !== (after[item] ?? 0))
    .map((item) => ({ kind: 'set-wargear', unit: unit.id, item, count: after[item] ?? 0 }))
}

/** What may be chosen of a unit's wargear, option by option: those of each kind of models together, in the order of the sheet. */
export function wargearOf(unit: FortyUnit, sheet: SheetData): readonly ChoiceGroup[] {
  const deviations = deviationsOf(unit)
  const groups = choicesOf(sheet, crewOfUnit(unit), deviations)
    .filter((state) => state.used > 0 || !isAddon(unit, sheet, state))
    .map((state) => groupOf(unit, sheet, deviations, state))
  const order = [...sheet.models.map(({ name }) => name), ...groups.map(({ who }) => who)]
  return groups.toSorted((a, b) => order.indexOf(a.who) - order.indexOf(b.who))
}

/** Whether an option gives what is paid as an add-on, and chosen as such. */
function isAddon({ priced }: FortyUnit, sheet: SheetData, { choices }: OptionState): boolean {
  const names = new Set((priced?.addons ?? []).map(({ name }) => nameKey(name)))
  return (
    names.size > 0 &&
    choices.every(({ items }) =>
      items.every(([item]) => names.has(nameKey(sheet.items[item] ?? ''))),
    )
  )
}

function groupOf(
  unit: FortyUnit,
  sheet: SheetData,
  deviations: Counts,
  state: OptionState,
): ChoiceGroup {
  const { option, used, limit, choices } = state
  const able = limit + used > 0
  const none = option.who?.every((kind) => !crewOfUnit(unit)[kind]) ?? false
  const taken = able
    ? countOf(used, limit)
    : none
      ? t('none in the unit')
      : t('not in a unit of this size')
  return {
    id: String(option.n),
    who: optionBearers(sheet, option),
    // without its choices below it, the title names them
    title: able ? optionTitle(sheet, option) : optionLine(sheet, option),
    sub: [taken, limitWords(sheet, option)].filter(Boolean).join(', '),
    warning: option.free ? t('The datasheet sets conditions that are not checked here.') : '',
    choices: able ? choices.map((one) => choiceOf(unit, sheet, deviations, state, one)) : [],
  }
}

function choiceOf(
  unit: FortyUnit,
  sheet: SheetData,
  deviations: Counts,
  { option, step }: OptionState,
  { key, choice, items, count, most }: ChoiceState,
): CountChoice {
  const counts = crewOfUnit(unit)
  const editTo = (after: Counts) => together(wargearEdits(unit, canonical(sheet, after)))
  const taken = (to: number) => takeChoice(sheet, counts, deviations, option.n, choice, to)
  const fewer = () => setChoice(deviations, option.n, choice, Math.max(0, count - step))
  // where only some may, one more says as much
  const forAll = step === 1 && !option.unit && option.max === undefined && option.per === undefined
  const everyone = forAll ? sameForAll(sheet, counts, deviations, option.n, choice) : null
  const given = option.from?.length === 1 ? (option.from[0] ?? []) : []
  return {
    id: key,
    name: itemsText(sheet, items),
    count,
    max: most,
    points: pointsOf(unit, items) - pointsOf(unit, given),
    fewer: count > 0 ? editTo(fewer()) : null,
    more: count < most ? editTo(taken(Math.min(most, count + step))) : null,
    all: everyone && (everyone[key] ?? 0) > count + 1 ? editTo(everyone) : null,
  }
}

function pointsOf({ priced }: FortyUnit, items: readonly ItemCount[]): number {
  return items.reduce((sum, [item, count]) => {
    const paid = priced?.wargear?.find((one) => one.item === item)
    return sum + (paid?.points ?? 0) * count
  }, 0)
}

/** The nearest wargear without a fault; null where there is none to mend. */
export function mendOf(unit: FortyUnit, sheet: SheetData): Edit | null {
  if (unit.faults.length === 0) return null
  const edits = wargearEdits(unit, mended(sheet, crewOfUnit(unit), withoutUnknown(unit, sheet)))
  return edits.length > 0 ? together(edits) : null
}

/** Choices that the sheet does not have cannot be mended, they go. */
function withoutUnknown(unit: FortyUnit, { options }: SheetData): Counts {
  const known = new Set(
    options.flatMap(({ n, to }) => to.flatMap((items, place) => (items ? [`${n}.${place}`] : []))),
  )
  return Object.fromEntries(Object.entries(deviationsOf(unit)).filter(([key]) => known.has(key)))
}
