import type { LinkForm, NumberedName } from '../engine/link-form.ts'
import type { Id, Roster, RosterGroup, RosterPick, RosterUnit } from '../engine/roster.ts'
import { same } from '../engine/same.ts'
import { t } from '../text/t.ts'
import { BitWriter } from './bits.ts'
import { deflate } from './deflate.ts'
import {
  bounds,
  firstVersion,
  isCounted,
  linkVersion,
  numberedItem,
  textFields,
  widths,
  type LinkItem,
  type LinkText,
} from './link-content.ts'

/** What writing needs beside the roster: the game's form and the numbers of its names. */
interface Writing<Data> {
  readonly to: BitWriter
  readonly form: LinkForm<Data>
  readonly data: Data
  readonly army: Id
  readonly version: string
  /** Of each unit that was written in full, the last one: the next that is equipped alike refers to it. */
  readonly last: Map<Id, RosterUnit>
}

/** `number-57` stands for a number that the data of its day could not name; it goes back into a link as that number. */
const unnamed = /^number-(\d{1,6})$/

function writeLetters(to: BitWriter, id: Id): void {
  to.text(id.replaceAll('-', ' '))
}

function writeName<Data>({ to, form, data }: Writing<Data>, name: NumberedName): void {
  const asNumber = unnamed.exec(name.id)?.[1]
  const number = asNumber === undefined ? form.numberOf(data, name) : Number(asNumber)
  to.count(number === null ? 0 : number + 1, widths.name)
  if (number === null) writeLetters(to, name.id)
}

function writePick<Data>(writing: Writing<Data>, { slot, id }: RosterPick): void {
  const { to, form, data } = writing
  const number = form.numberOf(data, { kind: slot, id })
  to.count(number === null ? 0 : number + 1, widths.name)
  if (number === null) writeLetters(to, `${slot}:${id}`)
}

function writePlace(to: BitWriter, places: readonly Id[], id: Id): void {
  const place = places.indexOf(id)
  to.count(place + 1, widths.place)
  if (place < 0) writeLetters(to, id)
}

function writeHead<Data>(writing: Writing<Data>, roster: Roster): void {
  const { to, form } = writing
  to.count(form.number, widths.system)
  writeName(writing, { kind: 'army', id: roster.faction })
  to.flag(roster.variant !== null)
  if (roster.variant !== null) writeName(writing, { kind: 'army', id: roster.variant })
  writePlace(to, form.seasons, roster.season)
  const limit = form.limits.indexOf(roster.limit)
  to.count(limit + 1, widths.place)
  if (limit < 0) to.count(roster.limit, widths.limit)
  to.flag(roster.legends)
  to.text(roster.name)
  to.check(widths.partCheck)
}

function isPlain(unit: RosterUnit, usualRole: Id): boolean {
  const nothing = unit.marks.length === 0 && unit.picks.length === 0
  return unit.role === usualRole && isUnequipped(unit) && nothing
}

function isUnequipped({ size, models, wargear }: RosterUnit): boolean {
  return size === 0 && Object.keys(models).length === 0 && itemsOf(wargear).length === 0
}

/** Wargear that goes in numbers: keys such as `3.1`, the option and the choice of it. */
function itemsOf(wargear: RosterUnit['wargear']): readonly LinkItem[] {
  return Object.entries(wargear).flatMap(([key, count]) => {
    const [, option, choice] = numberedItem.exec(key) ?? []
    return option ? [{ option: Number(option), choice: Number(choice), count }] : []
  })
}

function writeUnit<Data>(writing: Writing<Data>, unit: RosterUnit, usualRole: Id): void {
  const { to, form } = writing
  writeName(writing, { kind: 'unit', id: unit.unit })
  const plain = isPlain(unit, usualRole)
  to.flag(plain)
  if (plain) return
  to.flag(unit.role !== usualRole)
  if (unit.role !== usualRole) writePlace(to, form.roles, unit.role)
  if (writing.version === firstVersion) to.count(unit.size, widths.size)
  else writeEquipment(writing, unit)
  to.count(unit.marks.length, widths.marks)
  for (const mark of unit.marks) writePlace(to, form.marks, mark)
  to.count(unit.picks.length, widths.unitPicks)
  for (const pick of unit.picks) writePick(writing, pick)
}

/** Size, models and wargear; as a reference where the last unit of this name has the same. */
function writeEquipment<Data>(writing: Writing<Data>, unit: RosterUnit): void {
  const { to, last } = writing
  const before = last.get(unit.unit)
  const again = before !== undefined && same(equipmentOf(before), equipmentOf(unit))
  if (before) to.flag(again)
  last.set(unit.unit, unit)
  if (again) return
  to.count(unit.size, widths.size)
  const models = modelsAsNumbers(writing, unit) ?? []
  to.count(models.length, widths.models)
  for (const model of models) to.count(model, widths.model)
  const items = itemsOf(unit.wargear)
  to.count(items.length, widths.items)
  for (const { option, choice, count } of items) {
    for (const number of [option, choice, count]) to.count(number, widths.item)
  }
}

function equipmentOf({ size, models, wargear }: RosterUnit) {
  const numbered = Object.entries(wargear).filter(([key]) => numberedItem.test(key))
  return { size, models, wargear: Object.fromEntries(numbered) }
}

function modelsAsNumbers<Data>(
  { form, data, army }: Pick<Writing<Data>, 'form' | 'data' | 'army'>,
  { unit, models }: RosterUnit,
): readonly number[] | null {
  return Object.keys(models).length === 0 ? [] : form.modelNumbers(data, { army, unit, models })
}

/** Whether the first version of links can say all of a roster. */
function isFirst<Data>(roster: Roster, form: LinkForm<Data>): boolean {
  const units = roster.groups.flatMap((group) => group.units)
  return (
    roster.prices === form.prices[0] && units.every((unit) => isUnequipped({ ...unit, size: 0 }))
  )
}

/** Whether a group has exactly the units that its book prints, so that its name alone says them. */
function asPrinted<Data>({ form, data }: Writing<Data>, group: RosterGroup): boolean {
  if (group.from === null) return false
  const printed = form.readyMade(data, group.from)
  return (
    printed.length > 0 &&
    printed.length === group.units.length &&
    group.units.every((unit, place) => {
      const usual = form.usualRole(group.kind, place)
      const of = printed[place]
      return of?.unit === unit.unit && of.size === unit.size && isPlain({ ...unit, size: 0 }, usual)
    })
  )
}

function writeGroup<Data>(writing: Writing<Data>, group: RosterGroup): void {
  const { to, form } = writing
  writePlace(to, form.groupKinds, group.kind)
  to.flag(group.from !== null)
  if (group.from !== null) {
    writeName(writing, { kind: form.readyMadeKind, id: group.from })
    const printed = asPrinted(writing, group)
    to.flag(printed)
    if (printed) return
  }
  to.count(group.units.length, widths.units)
  for (const [place, unit] of group.units.entries()) {
    writeUnit(writing, unit, form.usualRole(group.kind, place))
  }
}

/** All that a roster says in words but its name. */
function textsOf<Data>(roster: Roster, form: LinkForm<Data>, data: Data): readonly LinkText[] {
  const naming = { form, data, army: roster.variant ?? roster.faction }
  const units = roster.groups.flatMap((group) => group.units)
  const words = units.flatMap((unit, place): LinkText[] => [
    { unit: place + 1, field: 'nickname', text: unit.nickname, count: 0 },
    { unit: place + 1, field: 'note', text: unit.note, count: 0 },
    ...countedTexts(place + 1, 'wargear', unnumbered(unit.wargear)),
    ...countedTexts(place + 1, 'models', modelsAsNumbers(naming, unit) ? {} : unit.models),
  ])
  const all: LinkText[] = [{ unit: 0, field: 'note', text: roster.notes, count: 0 }, ...words]
  return all.filter(({ field, text }) => isCounted(field) || text !== '')
}

function countedTexts(
  unit: number,
  field: LinkText['field'],
  counts: Readonly<Record<string, number>>,
): readonly LinkText[] {
  return Object.entries(counts).map(([text, count]) => ({ unit, field, text, count }))
}

function unnumbered(wargear: RosterUnit['wargear']): RosterUnit['wargear'] {
  return Object.fromEntries(Object.entries(wargear).filter(([key]) => !numberedItem.test(key)))
}

async function writeTexts(to: BitWriter, texts: readonly LinkText[]): Promise<void> {
  to.count(texts.length, widths.texts)
  if (texts.length === 0) return
  for (const { unit, field, text, count } of texts) {
    to.count(unit, widths.unit)
    to.bits(textFields.indexOf(field), 2)
    to.count(text.length, widths.length)
    if (isCounted(field)) to.count(count, widths.wargear)
  }
  const words = texts.map(({ text }) => text).join('')
  const letters = new BitWriter()
  letters.text(words)
  const packed = await deflate(words)
  const deflated = packed !== null && packed.length * 8 < letters.length
  to.flag(deflated)
  if (!deflated) return to.text(words)
  to.count(packed.length, widths.bytes)
  for (const byte of packed) to.bits(byte, 8)
}

function refusal(roster: Roster, texts: readonly LinkText[]): string | null {
  const units = roster.groups.reduce((sum, group) => sum + group.units.length, 0)
  const longest = Math.max(roster.name.length, ...texts.map(({ text }) => text.length))
  if (units > bounds.units) {
    return t('The list has {units, number} units; a link holds {most, number}.', {
      units,
      most: bounds.units,
    })
  }
  if (roster.groups.length > bounds.groups || texts.length > bounds.texts) {
    return t('The list is too large for a link.')
  }
  return longest > bounds.textLength ? t('The notes are too long for a link.') : null
}

const instead = (problem: string) => `${problem} ${t('Save it as a file instead.')}`

export type Written =
  | { readonly ok: true; readonly fragment: string }
  | { readonly ok: false; readonly problem: string }

/** Writes a roster as the part of a link after the `#`. Refuses a list that is too long for a link, and says so. */
export async function writeLink<Data>(
  roster: Roster,
  form: LinkForm<Data>,
  data: Data,
): Promise<Written> {
  const texts = textsOf(roster, form, data)
  const problem = refusal(roster, texts)
  if (problem) return { ok: false, problem: instead(problem) }
  const to = new BitWriter()
  const version = isFirst(roster, form) ? firstVersion : linkVersion
  const army = roster.variant ?? roster.faction
  const writing: Writing<Data> = { to, form, data, army, version, last: new Map() }
  writeHead(writing, roster)
  if (version !== firstVersion) {
    to.flag(roster.prices !== null)
    if (roster.prices !== null) writePlace(to, form.prices, roster.prices)
  }
  to.count(roster.picks.length, widths.picks)
  for (const pick of roster.picks) writePick(writing, pick)
  to.count(roster.groups.length, widths.groups)
  to.check(widths.partCheck)
  for (const group of roster.groups) {
    writeGroup(writing, group)
    to.check(widths.partCheck)
  }
  await writeTexts(to, texts)
  to.check(widths.endCheck)
  const fragment = `${version}${to.toString()}`
  if (fragment.length <= bounds.characters) return { ok: true, fragment }
  return { ok: false, problem: instead(t('The notes are too long for a link.')) }
}
