import type { Fact } from '../../engine/army.ts'
import type { ItemCount, LoadoutOption } from '../../engine/loadout-sheet.ts'
import type { Id } from '../../engine/roster.ts'
import { counted, listing } from '../../engine/wording.ts'
import type { SheetData } from './schema.ts'

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six'] as const

const inWords = (count: number): string => numbers[count] ?? String(count)

/** Items with their numbers: `slugga and 2 choppas`; `nothing` for none. */
export function itemsText({ items }: SheetData, counts: readonly ItemCount[]): string {
  const names = counts.map(([item, count]) => `${count > 1 ? `${count} ` : ''}${items[item] ?? ''}`)
  return listing(names, 'and') || 'nothing'
}

/** What an option gives and what for, in one line: `Power klaw instead of Big choppa`. */
export function optionLine(sheet: SheetData, option: LoadoutOption): string {
  const choices = option.to.flatMap((items) => (items ? [itemsText(sheet, items)] : []))
  const title = optionTitle(sheet, option)
  return `${listing(choices, 'or')} ${title.charAt(0).toLowerCase()}${title.slice(1)}`
}

/** What a use of an option gives up: `Instead of Slugga and Choppa`. */
export function optionTitle(sheet: SheetData, { from }: LoadoutOption): string {
  if (!from || from.length === 0) return 'In addition'
  return `Instead of ${listing(
    from.map((items) => itemsText(sheet, items)),
    'or',
  )}`
}

/** Whose option it is, where a unit has several kinds of models: `Boss Nob`, `Any model`, `Whole unit`. */
export function optionBearers(sheet: SheetData, { who, unit }: LoadoutOption): string {
  if (unit) return 'Whole unit'
  const { length } = sheet.models
  if (length < 2) return ''
  return !who || who.length === length ? 'Any model' : kindNames(sheet, who)
}

function kindNames({ models }: SheetData, kinds: readonly Id[]): string {
  return listing(
    models.flatMap(({ id, name }) => (kinds.includes(id) ? [name] : [])),
    'or',
  )
}

/** All options of a datasheet, each in a line. */
export function optionFacts(sheet: SheetData): readonly Fact[] {
  return sheet.options.map((option) => {
    const choices = option.to.flatMap((items) => (items ? [itemsText(sheet, items)] : []))
    const { max, per, unit } = option
    const few = max !== undefined && per === undefined && !unit && !isAlone(sheet)
    const most = few ? counted(max, 'model') : unit && per === undefined ? inWords(max ?? 1) : ''
    const limit = [most, limitWords(sheet, option)].filter(Boolean).join(', ')
    const what = `${optionTitle(sheet, option)}: ${listing(choices, 'or')}`
    return {
      label: optionBearers(sheet, option) || 'Option',
      value: limit ? `${what} (${limit})` : what,
    }
  })
}

/** The limits of an option as the datasheet sets them: `one for every 10 models`; empty where there is none. */
export function limitWords(sheet: SheetData, option: LoadoutOption): string {
  const { all, minModels, maxModels } = option
  return [
    all ? 'all of them or none' : usesWords(sheet, option),
    choiceWords(sheet, option),
    minModels === undefined ? '' : `in units of ${minModels} or more`,
    maxModels === undefined ? '' : `in units of up to ${maxModels}`,
    besideWords(sheet, option),
  ]
    .filter(Boolean)
    .join(', ')
}

function usesWords(sheet: SheetData, option: LoadoutOption): string {
  const { max, per, perOf, unit, times } = option
  if (per !== undefined) {
    const whom = kindNames(sheet, perOf ?? []) || (per === 1 ? 'model' : 'models')
    return `${inWords(max ?? 1)} for every ${per} ${whom}`
  }
  if (unit || max !== undefined || isAlone(sheet)) return ''
  return times !== undefined && times > 1 ? `up to ${inWords(times)} for each model` : ''
}

/** Whether a unit of this sheet is a single model, of which it goes without saying what each may. */
function isAlone({ compositions }: SheetData): boolean {
  return compositions.every((kinds) => kinds.reduce((sum, { max }) => sum + max, 0) === 1)
}

function choiceWords(sheet: SheetData, { pick, same, each, eachPer }: LoadoutOption): string {
  if (pick !== undefined && pick > 1) {
    const whose = isAlone(sheet) ? '' : `up to ${inWords(pick)} for each model`
    return [whose, same ? '' : 'no two alike'].filter(Boolean).join(', ')
  }
  if (each === undefined) return ''
  const often = ['never', 'once', 'twice'][each] ?? `${inWords(each)} times`
  return `each ${often}${eachPer === undefined ? '' : ` for every ${counted(eachPer, 'model')}`}`
}

function besideWords(sheet: SheetData, option: LoadoutOption): string {
  const sets = (option.with ?? []).map((items) =>
    itemsText(
      sheet,
      items.map((item) => [item, 1]),
    ),
  )
  const not = (option.without ?? []).flatMap((item) => sheet.items[item] ?? [])
  return [
    sets.length > 0 ? `only with ${listing(sets, 'or')}` : '',
    not.length > 0 ? `not with ${listing(not, 'or')}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}
