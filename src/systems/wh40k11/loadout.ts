import { inferLoadout } from '../../engine/loadout-infer.ts'
import type { Loadout, LoadoutFault } from '../../engine/loadout-sheet.ts'
import { loadoutOf } from '../../engine/loadout.ts'
import { often } from '../../engine/name-counts.ts'
import { nameKey } from '../../engine/names.ts'
import { list, t } from '../../text/t.ts'
import type { Models } from './models.ts'
import type { SheetData } from './schema.ts'

type Wargear = Readonly<Record<string, number>>

/** Key of a choice: the option's number and the place of the choice in it. Other keys are names of items. */
export const choiceKey = /^\d+\.\d+$/

export const nothing: Loadout = { totals: [], armed: [], faults: [] }

/**
 * Items that a list names beyond what the datasheet gives or lets be chosen, with how many. Of a datasheet with choices that are
 * not known in full nothing can be said.
 */
export function tooManyOf(
  sheet: SheetData,
  wargear: Wargear,
): readonly (readonly [string, number])[] {
  if (sheet.options.some(({ free }) => free)) return []
  return Object.entries(wargear).filter(
    ([key, count]) => !choiceKey.test(key) && count > 0 && hasItem(sheet, key),
  )
}

/** Whether a datasheet has an item of this name. */
export function hasItem({ items }: SheetData, name: string): boolean {
  return items.some((one) => nameKey(one) === nameKey(name))
}

/** What the models of a unit carry: what the datasheet gives them, changed by the choices made. */
export function equipped(sheet: SheetData, models: Models, wargear: Wargear): Loadout {
  const choices = Object.entries(wargear).filter(([key]) => choiceKey.test(key))
  return loadoutOf(sheet, models, Object.fromEntries(choices))
}

/** The items of a choice by name, `Big choppa with Kustom shoota`. */
function choiceWords({ options, items }: SheetData, key: string): string {
  const [n, place] = key.split('.').map(Number)
  const given = options.find((option) => option.n === n)?.to[place ?? 0] ?? []
  const [first, ...others] = given.map(([item]) => items[item] ?? t('an item'))
  return others.reduce(
    (all, one) => t('{item} with {other}', { item: all, other: one }),
    first ?? t('a choice'),
  )
}

/** What a fault is about: its choice, or all choices of its option that were made. */
function blamed(sheet: SheetData, { option, choice, key }: LoadoutFault, wargear: Wargear): string {
  if (choice !== null) return choiceWords(sheet, `${option}.${choice}`)
  const made = Object.keys(wargear).filter((one) => one.startsWith(`${option}.`))
  return list((made.length > 0 ? made : [key]).map((one) => choiceWords(sheet, one)))
}

/** A fault of a unit's wargear in a sentence. */
export function faultWords(
  unit: string,
  sheet: SheetData,
  fault: LoadoutFault,
  wargear: Wargear,
): string {
  const what = { unit, items: blamed(sheet, fault, wargear) }
  const counts = { count: often(fault.count), max: often(fault.max) }
  switch (fault.kind) {
    case 'unknown':
      return t('{unit} has a choice of wargear ({key}) that its datasheet lacks.', {
        unit,
        key: fault.key,
      })
    case 'few-models':
      return t('{unit} has too few models for {items}.', what)
    case 'many-models':
      return t('{unit} has too many models for {items}.', what)
    case 'not-all':
      return t('{unit} has {items} for some models; all take it or none.', what)
    case 'no-item':
      return fault.max === 0
        ? t('{unit} has {items}, but nothing that it could replace.', what)
        : t('{unit} has {items} {count}, but what that replaces only {max}.', {
            ...what,
            ...counts,
          })
    case 'condition':
      return t('{unit} cannot have {items} with the rest of its wargear.', what)
    case 'too-many':
    case 'repeated':
    case 'no-model':
    default:
      return t('{unit} has {items} {count}; it may have that {max}.', { ...what, ...counts })
  }
}

/**
 * The wargear with so many of an item, by its name: choices are added one by one as long as they are allowed. What is more than
 * they give keeps its name as its key.
 */
export function withItem(
  sheet: SheetData | null,
  models: Models,
  wargear: Wargear,
  name: string,
  wanted: number,
): Wargear {
  const item = sheet?.items.findIndex((one) => nameKey(one) === nameKey(name)) ?? -1
  if (!sheet || item < 0) return { ...wargear, [name]: wanted }
  let now = wargear
  for (;;) {
    const count = equipped(sheet, models, now).totals[item] ?? 0
    if (count >= wanted) return now
    const key = keyFor(sheet, models, now, item)
    if (key === null) return { ...now, [sheet.items[item] ?? name]: wanted - count }
    now = taking(now, key, 1)
  }
}

/**
 * The wargear that gives a unit so many of each of these items, by their names: choices that allow them all together where there
 * are such, else as far as they go one after the other.
 */
export function withItems(
  sheet: SheetData | null,
  models: Models,
  named: ReadonlyMap<string, number>,
): Wargear {
  const items = new Map<number, number>()
  for (const [name, wanted] of named) {
    const item = sheet?.items.findIndex((one) => nameKey(one) === nameKey(name)) ?? -1
    if (item >= 0) items.set(item, wanted)
  }
  if (sheet && items.size === named.size) {
    const { deviations, missing, extra } = inferLoadout(
      sheet,
      models,
      new Map([[null, items]]),
      false,
    )
    const fits = missing.length === 0 && extra.length === 0
    if (fits && equipped(sheet, models, deviations).faults.length === 0) return deviations
  }
  let wargear: Wargear = {}
  for (const [name, wanted] of named) wargear = withItem(sheet, models, wargear, name, wanted)
  return wargear
}

function taking(wargear: Wargear, key: string, count: number): Wargear {
  return { ...wargear, [key]: (wargear[key] ?? 0) + count }
}

/** The first choice that gives one more of the item and is allowed. */
function keyFor(sheet: SheetData, models: Models, wargear: Wargear, item: number): string | null {
  const before = equipped(sheet, models, wargear).totals[item] ?? 0
  for (const option of sheet.options) {
    for (const [place, choice] of option.to.entries()) {
      if (!choice?.some(([one]) => one === item)) continue
      const key = `${option.n}.${place}`
      const { totals, faults } = equipped(sheet, models, taking(wargear, key, 1))
      if (faults.length === 0 && (totals[item] ?? 0) > before) return key
    }
  }
  return null
}

/** Choices of wargear in words, with so many of each; what is no choice of the sheet goes by its own name. */
export function carriedWords(wargear: Wargear, sheet: SheetData | null): readonly string[] {
  return Object.entries(wargear)
    .filter(([, count]) => count > 0)
    .map(([key, count]) => {
      const [option, place] = choiceKey.test(key) ? key.split('.').map(Number) : []
      const items = sheet?.options.find(({ n }) => n === option)?.to[place ?? -1]
      const names = items?.map(([item]) => sheet?.items[item] ?? key)
      return `${count} × ${names ? list(names) : key}`
    })
}
