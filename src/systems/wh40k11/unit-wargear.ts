import type { Edit } from '../../engine/edit.ts'
import { choicesOf, type OptionState } from '../../engine/loadout-choices.ts'
import { canonical, sameForAll, setChoice, takeChoice } from '../../engine/loadout-edit.ts'
import type { Counts, ItemCount } from '../../engine/loadout-sheet.ts'
import type { ChoiceGroup, CountChoice } from '../../engine/unit-choices.ts'
import { listing } from '../../engine/wording.ts'
import type { FortyUnit } from './army.ts'
import { together } from './edits.ts'
import { choiceKey } from './loadout.ts'
import type { SheetData } from './schema.ts'

/** Deviations alone: items that a list names but no option gives stay as they are. */
export const deviationsOf = ({ roster }: FortyUnit): Counts =>
  Object.fromEntries(Object.entries(roster.wargear).filter(([key]) => choiceKey.test(key)))

/** The edits that lead from a unit's deviations to others. */
export function wargearEdits(unit: FortyUnit, after: Counts): readonly Edit[] {
  const before = deviationsOf(unit)
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((item) => (before[item] ?? 0) !== (after[item] ?? 0))
    .map((item) => ({ kind: 'set-wargear', unit: unit.id, item, count: after[item] ?? 0 }))
}

/** What may be chosen of a unit's wargear, option by option. */
export function wargearOf(unit: FortyUnit, sheet: SheetData): readonly ChoiceGroup[] {
  const deviations = deviationsOf(unit)
  return choicesOf(sheet, unit.counts, deviations)
    .filter(({ limit, used }) => limit + used > 0)
    .map((state) => groupOf(unit, sheet, deviations, state))
}

function groupOf(
  unit: FortyUnit,
  sheet: SheetData,
  deviations: Counts,
  state: OptionState,
): ChoiceGroup {
  const { option, used, limit, step } = state
  const { counts } = unit
  const from = (option.from ?? []).map((items) => itemsText(sheet, items))
  const who = (option.who ?? []).flatMap(
    (id) => sheet.models.find((one) => one.id === id)?.name ?? [],
  )
  const whose = option.unit ? '' : listing(who.length > 0 ? who : ['any model'], 'or')
  const editTo = (after: Counts) => together(wargearEdits(unit, canonical(sheet, after)))
  return {
    id: String(option.n),
    title: from.length > 0 ? `Instead of ${listing(from, 'or')}` : 'In addition',
    sub: [whose, `${used} of ${limit}`, option.free ? 'conditions are not checked' : '']
      .filter(Boolean)
      .join(' · '),
    choices: state.choices.map(({ key, choice, items, count, most }): CountChoice => {
      const taken = (to: number) => takeChoice(sheet, counts, deviations, option.n, choice, to)
      const everyone = sameForAll(sheet, counts, deviations, option.n, choice)
      return {
        id: key,
        name: itemsText(sheet, items),
        count,
        max: most,
        points: pointsOf(unit, items),
        fewer:
          count > 0
            ? editTo(setChoice(deviations, option.n, choice, Math.max(0, count - step)))
            : null,
        more: count < most ? editTo(taken(Math.min(most, count + step))) : null,
        all: most > 1 && step === 1 && (everyone[key] ?? 0) > count + 1 ? editTo(everyone) : null,
      }
    }),
  }
}

function itemsText({ items }: SheetData, counts: readonly ItemCount[]): string {
  const names = counts.map(([item, count]) => `${count > 1 ? `${count} ` : ''}${items[item] ?? ''}`)
  return listing(names, 'and') || 'nothing'
}

function pointsOf({ priced }: FortyUnit, items: readonly ItemCount[]): number {
  return items.reduce((sum, [item, count]) => {
    const paid = priced?.wargear?.find((one) => one.item === item)
    return sum + (paid?.points ?? 0) * count
  }, 0)
}

/** How many models carry each weapon. */
export function carriedOf({ loadout }: FortyUnit, { weapons }: SheetData): Record<string, number> {
  return Object.fromEntries(weapons.map(({ name, item }) => [name, loadout.totals[item] ?? 0]))
}
