import type { Edit } from '../../engine/edit.ts'
import { choicesOf, type OptionState } from '../../engine/loadout-choices.ts'
import { canonical, mended, sameForAll, setChoice, takeChoice } from '../../engine/loadout-edit.ts'
import type { Counts, ItemCount } from '../../engine/loadout-sheet.ts'
import type { Id } from '../../engine/roster.ts'
import type {
  ChoiceGroup,
  CountChoice,
  SizeChoice,
  UnitChoices,
} from '../../engine/unit-choices.ts'
import { counted, listing } from '../../engine/wording.ts'
import type { FortyArmy, FortyUnit } from './army.ts'
import { together } from './edits.ts'
import { choiceKey } from './loadout.ts'
import { isComposition, sumOf, totalsOf, usualModels, type Models } from './models.ts'
import { rowFor } from './prices.ts'
import type { SheetData } from './schema.ts'

const none: UnitChoices = { sizes: [], kinds: [], wargear: [], carried: null }

/** How many models a unit may have, of which kinds, and what they may carry; nothing for a unit that is not in the list. */
export function unitChoices(army: FortyArmy, id: Id): UnitChoices {
  const unit = army.units.get(id)
  if (!unit) return none
  const { data } = unit
  const sizes = sizesOf(unit)
  if (!data) return { ...none, sizes }
  return {
    sizes,
    kinds: kindsOf(unit, data),
    wargear: wargearOf(unit, data),
    carried: carriedOf(unit, data),
  }
}

/** Deviations alone: items that a list names but no option gives stay as they are. */
const deviationsOf = ({ roster }: FortyUnit): Counts =>
  Object.fromEntries(Object.entries(roster.wargear).filter(([key]) => choiceKey.test(key)))

function wargearEdits(unit: FortyUnit, after: Counts): readonly Edit[] {
  const before = deviationsOf(unit)
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((item) => (before[item] ?? 0) !== (after[item] ?? 0))
    .map((item) => ({ kind: 'set-wargear', unit: unit.id, item, count: after[item] ?? 0 }))
}

/** Other models, with the wargear that still goes with them. */
function modelsEdit(unit: FortyUnit, models: Models): Edit {
  const sheet = unit.data
  const usual = usualModels(sheet, unit.priced?.sizes[0]?.models ?? 1)
  const kept = sheet ? mended(sheet, models, deviationsOf(unit)) : {}
  const edit: Edit = {
    kind: 'set-models',
    unit: unit.id,
    models: same(models, usual) ? {} : models,
  }
  return together([edit, ...(sheet ? wargearEdits(unit, kept) : [])])
}

function same(a: Models, b: Models): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (kind) => (a[kind] ?? 0) === (b[kind] ?? 0),
  )
}

function sizesOf(unit: FortyUnit): readonly SizeChoice[] {
  const { priced, data, counts, copy } = unit
  if (!priced) return []
  const rows = priced.sizes.map(({ models }) => models)
  const totals = data ? totalsOf(data) : rows
  if (totals.length < 2) return []
  const { surcharge } = priced
  const extra = surcharge && copy >= surcharge.from ? surcharge.add : 0
  const total = sumOf(counts)
  return totals.map((models) => {
    const wanted = usualModels(data, models, models)
    return {
      models,
      points: (rowFor(priced, wanted)?.points ?? 0) + extra,
      priced: rows.includes(models),
      now: models === total,
      label: models > total ? `Raise to ${models}` : `Reduce to ${counted(models, 'model')}`,
      edit: modelsEdit(unit, wanted),
    }
  })
}

/** Kinds of models of which there may be more or fewer beside another such kind; a single one follows from the size. */
function kindsOf(unit: FortyUnit, sheet: SheetData): readonly CountChoice[] {
  const ranges = sheet.models.map(({ id, name }) => {
    const each = sheet.compositions.map((one) => one.find(({ kind }) => kind === id))
    const min = Math.min(...each.map((one) => one?.min ?? 0))
    const max = Math.max(...each.map((one) => one?.max ?? 0))
    return { id, name, min, max }
  })
  const varying = ranges.filter(({ min, max }) => max > min)
  if (varying.length < 2) return []
  return varying.map(({ id, name, max }) => {
    const count = unit.counts[id] ?? 0
    const others = varying.map((one) => one.id).filter((one) => one !== id)
    const step = (by: number) => stepped(unit, sheet, id, others, by)
    return { id, name, count, max, points: 0, fewer: step(-1), more: step(1), all: null }
  })
}

/** One more or fewer of a kind, alone or in exchange for one of another; null where no composition allows it. */
function stepped(
  unit: FortyUnit,
  sheet: SheetData,
  kind: Id,
  others: readonly Id[],
  by: number,
): Edit | null {
  const moved = { ...unit.counts, [kind]: (unit.counts[kind] ?? 0) + by }
  const tries = [
    ...others.map((other) => ({ ...moved, [other]: (unit.counts[other] ?? 0) - by })),
    moved,
  ]
  const fitting = tries.find(
    (models) => Object.values(models).every((count) => count >= 0) && isComposition(sheet, models),
  )
  return fitting ? modelsEdit(unit, fitting) : null
}

function wargearOf(unit: FortyUnit, sheet: SheetData): readonly ChoiceGroup[] {
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

function carriedOf({ loadout }: FortyUnit, { weapons }: SheetData): Record<string, number> {
  return Object.fromEntries(weapons.map(({ name, item }) => [name, loadout.totals[item] ?? 0]))
}
