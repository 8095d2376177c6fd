import type { Fact } from '../../engine/army.ts'
import type { ItemCount, LoadoutOption } from '../../engine/loadout-sheet.ts'
import type { Id } from '../../engine/roster.ts'
import { list, t } from '../../text/t.ts'
import type { SheetData } from './schema.ts'

const inWords = (count: number): string =>
  t(
    '{count, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} other {#}}',
    { count },
  )

const modelsOf = (models: number): string =>
  t('{models, plural, one {# model} other {# models}}', { models })

/** Items with their numbers: `slugga and 2 choppas`; `nothing` for none. */
export function itemsText({ items }: SheetData, counts: readonly ItemCount[]): string {
  const names = counts.map(([item, count]) => `${count > 1 ? `${count} ` : ''}${items[item] ?? ''}`)
  return list(names) || t('nothing')
}

/** What an option gives and what for, in one line: `Power klaw instead of Big choppa`. */
export function optionLine(sheet: SheetData, option: LoadoutOption): string {
  const choices = option.to.flatMap((items) => (items ? [itemsText(sheet, items)] : []))
  const items = list(choices, 'or')
  const given = givenUp(sheet, option)
  return given === ''
    ? t('{items} in addition', { items })
    : t('{items} instead of {given}', { items, given })
}

/** What a use of an option gives up: `Instead of Slugga and Choppa`. */
export function optionTitle(sheet: SheetData, option: LoadoutOption): string {
  const given = givenUp(sheet, option)
  return given === '' ? t('In addition') : t('Instead of {given}', { given })
}

function givenUp(sheet: SheetData, { from }: LoadoutOption): string {
  return list(
    (from ?? []).map((items) => itemsText(sheet, items)),
    'or',
  )
}

/** Whose option it is, where a unit has several kinds of models: `Boss Nob`, `Any model`, `Whole unit`. */
export function optionBearers(sheet: SheetData, { who, unit }: LoadoutOption): string {
  if (unit) return t('Whole unit')
  const { length } = sheet.models
  if (length < 2) return ''
  return !who || who.length === length ? t('Any model') : kindNames(sheet, who)
}

function kindNames({ models }: SheetData, kinds: readonly Id[]): string {
  return list(
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
    const most = few ? modelsOf(max) : unit && per === undefined ? inWords(max ?? 1) : ''
    const limit = [most, limitWords(sheet, option)].filter(Boolean).join(', ')
    const what = `${optionTitle(sheet, option)}: ${list(choices, 'or')}`
    return {
      label: optionBearers(sheet, option) || t('Option'),
      value: limit ? `${what} (${limit})` : what,
    }
  })
}

/** The limits of an option as the datasheet sets them: `one for every 10 models`; empty where there is none. */
export function limitWords(sheet: SheetData, option: LoadoutOption): string {
  const { all, minModels, maxModels } = option
  return [
    all ? t('all of them or none') : usesWords(sheet, option),
    choiceWords(sheet, option),
    minModels === undefined ? '' : t('in units of {min, number} or more', { min: minModels }),
    maxModels === undefined ? '' : t('in units of up to {max, number}', { max: maxModels }),
    besideWords(sheet, option),
  ]
    .filter(Boolean)
    .join(', ')
}

function usesWords(sheet: SheetData, option: LoadoutOption): string {
  const { max, per, perOf, unit, times } = option
  if (per !== undefined) {
    const count = inWords(max ?? 1)
    const kinds = kindNames(sheet, perOf ?? [])
    return kinds === ''
      ? t('{count} for every {per, plural, one {# model} other {# models}}', { count, per })
      : t('{count} for every {per, number} {kinds}', { count, per, kinds })
  }
  if (unit || max !== undefined || isAlone(sheet)) return ''
  return times !== undefined && times > 1 ? upTo(times) : ''
}

const upTo = (count: number): string => t('up to {count} for each model', { count: inWords(count) })

/** Whether a unit of this sheet is a single model, of which it goes without saying what each may. */
function isAlone({ compositions }: SheetData): boolean {
  return compositions.every((kinds) => kinds.reduce((sum, { max }) => sum + max, 0) === 1)
}

function choiceWords(sheet: SheetData, { pick, same, each, eachPer }: LoadoutOption): string {
  if (pick !== undefined && pick > 1) {
    const whose = isAlone(sheet) ? '' : upTo(pick)
    return [whose, same ? '' : t('no two alike')].filter(Boolean).join(', ')
  }
  if (each === undefined) return ''
  const often = t(
    '{each, plural, =0 {each never} =1 {each once} =2 {each twice} other {each {count} times}}',
    { each, count: inWords(each) },
  )
  return eachPer === undefined
    ? often
    : t('{often} for every {per, plural, one {# model} other {# models}}', { often, per: eachPer })
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
    sets.length > 0 ? t('only with {names}', { names: list(sets, 'or') }) : '',
    not.length > 0 ? t('not with {names}', { names: list(not, 'or') }) : '',
  ]
    .filter(Boolean)
    .join(', ')
}
