import type { Id } from '../../../engine/roster.ts'
import type { Sheet } from '../../../engine/sheet.ts'
import { nameIndex, type NameIndex } from '../../../engine/text/name-index.ts'
import { t } from '../../../text/t.ts'
import { tablesFor } from '../picks.ts'
import type { MadeUnit, UnitLine } from './made-units.ts'
import { candidatesIn, nearIn, spellingsOf, type NearFound, type Reading } from './reading.ts'
import { exactIn, type Entry } from './text-names.ts'

/** Something that a unit can carry: an option of its sheet, or a weapon that it has in any case. */
interface Carried {
  readonly name: string
  readonly option: boolean
}

/** What a line under a unit means, and what it does to the unit. */
interface Meaning {
  readonly kind: string
  readonly as: string
  readonly apply: () => void
}

/** Words in any order: apps turn `Warpfire Projectors and Clubbing Blows` about. */
function bagKey(name: string): string {
  return name
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && word !== 'and')
    .toSorted()
    .join(' ')
}

const carriedBy = new WeakMap<Sheet, NameIndex<Carried>>()

function carried(sheet: Sheet): NameIndex<Carried> {
  let index = carriedBy.get(sheet)
  if (!index) {
    const options = sheet.wargear.flatMap((model) => model.options.map(({ name }) => name))
    const weapons = sheet.weapons.map(({ name }) => name)
    const all = [
      ...options.map((name) => ({ name, option: true })),
      ...weapons.map((name) => ({ name, option: false })),
    ]
    index = nameIndex(all, ({ name }) => [name], bagKey)
    carriedBy.set(sheet, index)
  }
  return index
}

function sheetOf({ catalogue }: Reading, unit: Id): Sheet | null {
  const entry = catalogue.entry(unit)
  return entry ? catalogue.sheet(entry.sheet) : catalogue.foreign(unit).profile.sheet
}

function markOf(reading: Reading, unit: MadeUnit, words: string): Meaning | null {
  switch (words.toLowerCase()) {
    case 'general':
      return { kind: 'General', as: t('General'), apply: () => (unit.general = true) }
    case 'reinforced':
      return { kind: 'Reinforced', as: t('Reinforced'), apply: () => (unit.size = 1) }
    case 'legends':
      return { kind: 'Legends', as: t('Legends'), apply: () => (reading.counts.legends += 1) }
    default:
      return null
  }
}

function commandOf(sheet: Sheet | null, words: string): Meaning | null {
  const usual = /^(?:champion|standard bearer|musician)s?$/i.test(words)
  const named = sheet?.command.find((name) => name.toLowerCase() === words.toLowerCase())
  if (!usual && named === undefined) return null
  return { kind: 'Command', as: named ?? words, apply: () => {} }
}

function enhancementMeant(unit: MadeUnit, { slot, id, name }: Entry): Meaning {
  const apply = () => {
    if (!unit.picks.some((pick) => pick.slot === slot && pick.id === id))
      unit.picks.push({ slot, id })
  }
  return { kind: 'Enhancement', as: name, apply }
}

/** Of several tables with the same name in them the one that is open to the unit. */
function ownEnhancement(reading: Reading, unit: MadeUnit, words: string): Entry | null {
  const found = reading.own.enhancements.exact(words)
  if (found.length < 2) return found[0] ?? null
  const open = new Set(
    tablesFor(reading.catalogue, reading.season, unit.unit).map((table) => table.id),
  )
  return found.find(({ slot }) => open.has(slot)) ?? found[0] ?? null
}

function wargearMeant(unit: MadeUnit, { name, option }: Carried, count: number): Meaning {
  const apply = () => {
    if (option) unit.wargear[name] = Math.min(1000, (unit.wargear[name] ?? 0) + count)
  }
  return { kind: 'Wargear', as: count > 1 ? `${count} × ${name}` : name, apply }
}

/** What a line under the unit means by its very words; null where they are no name of anything that a unit has. */
export function exactDetail(reading: Reading, unit: MadeUnit, line: UnitLine): Meaning | null {
  const spellings = spellingsOf(line)
  const sheet = sheetOf(reading, unit.unit)
  for (const words of spellings) {
    const mark = markOf(reading, unit, words)
    if (mark) return mark
    const own = ownEnhancement(reading, unit, words)
    if (own) return enhancementMeant(unit, own)
    const [item] = sheet ? carried(sheet).exact(words) : []
    if (item) return wargearMeant(unit, item, line.count ?? 1)
    const command = commandOf(sheet, words)
    if (command) return command
  }
  for (const words of spellings) {
    const other = exactIn(reading.all.enhancements, words)
    if (other) return enhancementMeant(unit, other)
  }
  return null
}

/** What a line under the unit must mean although its words are no name. */
export function nearDetail(
  reading: Reading,
  unit: MadeUnit,
  line: UnitLine,
): NearFound<Meaning> | null {
  const sheet = sheetOf(reading, unit.unit)
  const item = sheet && nearIn(reading, carried(sheet), line.words)
  if (item) {
    return { entry: wargearMeant(unit, item.entry, line.count ?? 1), alike: item.alike }
  }
  const own = nearIn(reading, reading.own.enhancements, line.words)
  return own && { entry: enhancementMeant(unit, own.entry), alike: own.alike }
}

/** Names that a line under the unit may have meant. */
export function detailCandidates(
  reading: Reading,
  unit: MadeUnit | null,
  words: string,
): readonly string[] {
  const sheet = unit && sheetOf(reading, unit.unit)
  const { enhancements, units } = reading.own
  return candidatesIn(reading, words, [...(sheet ? [carried(sheet)] : []), enhancements, units])
}

/** Takes a line as what it means and notes it. */
export function applyDetail(
  { log }: Reading,
  unit: MadeUnit,
  line: UnitLine,
  meaning: Meaning,
  sure: boolean,
): void {
  meaning.apply()
  log.add(line.line, {
    status: sure ? 'read' : 'near',
    kind: meaning.kind,
    as: meaning.as,
    unit: unit.id,
    stated: line.points,
    candidates: sure ? [] : [meaning.as],
  })
}
