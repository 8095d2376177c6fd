import { slugOfName } from '../../../engine/names.ts'
import type { Id, RosterUnit } from '../../../engine/roster.ts'
import type { DraftUnit } from '../../../engine/text/text-draft.ts'
import type { Role } from '../army.ts'
import type { Listed } from '../catalogue.ts'
import { plainUnit } from '../edits.ts'
import { sameModels, type Models } from '../models.ts'
import { allyFor, isOwn, joiningRole, listedAs, usualOf, withoutAdded } from '../named-unit.ts'
import { slots } from '../picks.ts'
import { fortyKey } from '../portable-names.ts'
import type { AllyData } from '../schema.ts'
import { modelsCarrying } from './models-carrying.ts'
import { readDetails } from './read-details.ts'
import { readWargear } from './read-wargear.ts'
import {
  answered,
  candidatesIn,
  exactIn,
  leaveOut,
  nearIn,
  type FoundName,
  type Reading,
} from './reading.ts'
import { spreadModels } from './spread-models.ts'
import type { Joining, UnitDetails } from './unit-details.ts'

/** A unit read, with what decides whom it joins. */
export interface ReadUnit {
  readonly roster: RosterUnit
  readonly line: number
  readonly name: string
  /** As the text calls it. */
  readonly words: string
  readonly key: string
  /** The part that the text says it plays, and the one that it plays when it joins another. */
  readonly part: UnitDetails['part']
  readonly role: Role
  /** Whether its page says that it joins others. */
  readonly joins: boolean
  readonly leading: readonly Joining[]
  readonly attachedTo: readonly Joining[]
}

/** Longer than any name. */
const longest = 100

/** Reads a unit with all its lines. One that nobody knows stays in the list under its name; null for one that is left out. */
export function readUnit(
  reading: Reading,
  draft: DraftUnit,
  number: number,
  complete: boolean,
): ReadUnit | null {
  const words = unitWords(reading, draft)
  const known = words === null ? null : unitNamed(reading, words)
  const id = `u${number}`
  if (words === null || words === '' || words.length > longest) {
    for (const line of linesOf(draft)) {
      if (words === null) leaveOut(reading, line)
      else reading.log.add(line, { status: 'unread', kind: '', as: '' })
    }
    return null
  }
  noteUnit(reading, draft, words, known, id)
  const found = known ?? { id: slugOfName(words), name: words, sure: false }
  const { catalogue } = reading
  const ally = isOwn(catalogue, found.id) ? null : allyFor(reading, found.id, () => true)
  const listed = listedAs(catalogue, found.id, ally)
  const details = readDetails(reading, draft, id, listed?.sheet ?? null)
  const roster = rosterUnit(reading, draft, { id, unit: found.id, ally, listed, details, complete })
  return {
    roster,
    line: draft.line,
    name: found.name,
    words,
    key: details.key,
    part: details.part,
    role: joiningRole(catalogue, listed, roster.picks),
    joins: listed?.entry.role !== undefined,
    leading: details.leading,
    attachedTo: details.attachedTo,
  }
}

interface Found {
  readonly id: Id
  readonly unit: Id
  readonly ally: AllyData | null
  readonly listed: Listed | null
  readonly details: UnitDetails
  readonly complete: boolean
}

function rosterUnit(
  reading: Reading,
  draft: DraftUnit,
  { id, unit, ally, listed, details, complete }: Found,
): RosterUnit {
  const usual = usualOf(listed)
  const crew = crewOf(draft, listed, details, complete)
  const { models, addons } = withoutAdded(
    crew === null || sameModels(crew, usual) ? {} : crew,
    listed,
  )
  const picks = [
    ...(ally === null ? [] : [{ slot: slots.ally, id: ally.id }]),
    ...details.picks,
    ...addons.map((addon) => ({ slot: slots.addon, id: addon })),
  ]
  const sheet = listed?.sheet ?? null
  return {
    ...plainUnit(id, unit, 'bodyguard', { marks: details.warlord ? ['warlord'] : [], picks }),
    models,
    wargear: readWargear(reading, id, sheet, crew ?? usual, details.items, complete),
    nickname: (draft.nickname ?? '').slice(0, 200),
    note: (draft.note ?? '').slice(0, 2000),
  }
}

function linesOf({ line, details }: DraftUnit): readonly number[] {
  return [line, ...details.map((detail) => detail.line)]
}

/** An answer stands for the unit's name, unless its line says more: then it is for what nobody knows, or names another. */
function unitWords(reading: Reading, draft: DraftUnit): string | null {
  const { words, line, details } = draft
  const answer = reading.answers.lines.get(line)
  if (answer === undefined) return words
  const alone = details.every((detail) => detail.line !== line || detail.label === 'key')
  if (!alone) {
    const isUnit = (name: string) =>
      exactIn(reading.own.units, name) !== null || exactIn(reading.all.units, name) !== null
    const meant = answer.trim() === '' || isUnit(answer)
    if (reading.spent.has(line) || !meant || isUnit(words)) return words
    reading.spent.add(line)
  }
  return answered(reading, { words, line })
}

/** A unit by its name, one of the army's own before others; then by what comes near it. */
function unitNamed(reading: Reading, words: string): FoundName | null {
  if (words === '' || words.length > longest) return null
  const { own, all, catalogue } = reading
  const exact = exactIn(own.units, words) ?? exactIn(all.units, words)
  if (exact) return { id: exact.id, name: exact.name, sure: true }
  // other apps put the army before the name: World Eaters Rhino
  const army = fortyKey(catalogue.title)
  const short = shortened(words, army)
  const plain = short === words ? null : exactIn(own.units, short)
  if (plain) return { id: plain.id, name: plain.name, sure: false }
  return (
    nearIn(reading, own.units, words) ??
    (short === words ? null : nearIn(reading, own.units, short)) ??
    nearIn(reading, all.units, words)
  )
}

/** A name without the words of the army before it. */
function shortened(words: string, army: string): string {
  const parts = words.split(' ')
  for (let count = 1; count < parts.length; count += 1) {
    if (fortyKey(parts.slice(0, count).join(' ')) === army) return parts.slice(count).join(' ')
  }
  return words
}

function noteUnit(
  reading: Reading,
  draft: DraftUnit,
  words: string,
  found: FoundName | null,
  unit: Id,
): void {
  const { log, own, all } = reading
  log.add(draft.line, {
    status: found ? (found.sure ? 'read' : 'near') : 'unread',
    kind: 'Unit',
    as: found?.name ?? '',
    unit,
    stated: draft.points,
    candidates: found?.sure ? [] : candidatesIn(reading, words, [own.units, all.units]),
  })
}

/** How many models of each kind the text says the unit has; null where it does not say. */
function crewOf(
  draft: DraftUnit,
  listed: Listed | null,
  { models, items }: UnitDetails,
  complete: boolean,
): Models | null {
  const sheet = listed?.sheet
  if (!sheet) {
    const counted = models.reduce((sum, { count }) => sum + count, 0)
    const total = draft.models ?? counted
    return total === 0 ? null : { model: total }
  }
  if (models.length === 0 && draft.models === null) {
    return modelsCarrying(sheet, usualOf(listed), items)
  }
  return spreadModels(sheet, models, draft.models, complete)
}
