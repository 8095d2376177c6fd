import { countOf, splitNames } from '../../../engine/text/line-parts.ts'
import type { DraftDetail } from '../../../engine/text/text-draft.ts'
import { meaningOf } from './labels.ts'
import { enhancementNamed, withoutPoints } from './read-enhancement.ts'
import {
  keywordNamed,
  readEnhancement,
  readHeading,
  namesNear,
  readKeyword,
  readUnknown,
  readWarlord,
  thingNamed,
} from './read-marks.ts'
import type { Reading } from './reading.ts'
import type { Thing } from './sheet-names.ts'
import type { OpenUnit } from './unit-details.ts'

/** `Bolt pistol, 2x Chainblade and Icon`: each as often as there are models that carry it. */
export function readRow(reading: Reading, unit: OpenUnit, detail: DraftDetail): void {
  const known = (words: string) => isKnown(reading, unit, countOf(words, true).rest)
  for (const part of splitNames(detail.words, known)) {
    const { count, rest } = countOf(part, known(part))
    const each = { ...detail, words: rest, count: (count ?? 1) * (detail.count ?? 1) }
    readNamed(reading, unit, each, thingNamed(reading, unit.names, rest), null)
  }
}

/** What some models carry, in a text that does not say all: what they have anyway says nothing more. */
export function readSome(reading: Reading, unit: OpenUnit, detail: DraftDetail): void {
  const known = (words: string) => isKnown(reading, unit, countOf(words, true).rest)
  for (const words of splitNames(detail.words, known)) {
    const thing = unit.names.sure(countOf(words, true).rest)
    const usual = unit.sheet?.loadout.some(({ items }) =>
      items.some(([item]) => thing?.items.includes(item)),
    )
    if (!thing || usual !== true) readRow(reading, unit, { ...detail, words })
    else {
      const read = { status: 'read', kind: 'Wargear', as: thing.name, unit: unit.id } as const
      reading.log.add(detail.line, read)
    }
  }
}

/** Whether words are the name of something that the unit can have. Only asked so often. */
export function isKnown(
  reading: Reading,
  { names }: Pick<OpenUnit, 'names'>,
  words: string,
): boolean {
  reading.tries -= 1
  if (reading.tries < 0) return false
  const thing = names.sure(words)
  // "A, B" are two things though there may be one that is called "A and B"
  const whole = !words.includes(',') || thing?.name.includes(',') === true
  if ((thing && whole) || meaningOf(words) === 'warlord') return true
  return (
    enhancementNamed(reading, withoutPoints(words)) !== null ||
    keywordNamed(reading, words) !== null
  )
}

/** Several names in one line, each of which is known. */
function isRow(reading: Reading, unit: OpenUnit, words: string): boolean {
  if (!/,| and | & /.test(words)) return false
  const known = (part: string) => isKnown(reading, unit, countOf(part, true).rest)
  const parts = splitNames(words, known)
  return parts.length > 1 && parts.every(known)
}

function isHead({ details }: OpenUnit, place: number | null): boolean {
  const [detail, next] = place === null ? [] : [details[place], details[place + 1]]
  return detail !== undefined && next !== undefined && next.depth > detail.depth
}

/** A line that names a model, an item, an enhancement, a keyword; or heads those that follow, deeper than it. */
export function readThing(
  reading: Reading,
  unit: OpenUnit,
  detail: DraftDetail,
  place: number,
): void {
  const whole = thingNamed(reading, unit.names, detail.words)
  if (whole?.sure !== true && !isHead(unit, place) && isRow(reading, unit, detail.words)) {
    // `7x Bolt pistol, 2x Chainblade`: the count in front is that of the first thing alone
    const { count, words } = detail
    const row = count === null ? words : `${count}x ${words}`
    return readRow(reading, unit, { ...detail, words: row, count: null })
  }
  const { count, rest } = countOf(detail.words, true)
  const part = whole?.sure === true || count === null ? null : thingNamed(reading, unit.names, rest)
  const thing = part ?? whole
  const times = part === null ? 1 : (count ?? 1)
  const counted = part ? { ...detail, words: rest, count: times * (detail.count ?? 1) } : detail
  if (isHead(unit, place)) {
    const uncounted = detail.count === null || thing?.sure === false
    if (thing?.models.length === 0 && uncounted) return readHeading(reading, unit, detail)
    const apart = unit.details[place + 1]?.line !== detail.line
    if (thing === null && apart && isProse(reading, detail))
      return readUnknown(reading, unit, detail, false)
    if (thing === null) return readUnknownModels(reading, unit, detail)
  }
  readNamed(reading, unit, counted, thing, place)
}

/** Whoever has lines of its own under it is a model, if it is counted, though nobody knows it. */
function readUnknownModels(reading: Reading, unit: OpenUnit, detail: DraftDetail): void {
  const { count, line, depth, type } = detail
  if (!unit.sheet || (type !== 'model' && (count === null || type === 'upgrade'))) {
    readHeading(reading, unit, detail)
    return
  }
  unit.models.push({ kinds: unit.sheet.models.map(({ id }) => id), count: count ?? 1 })
  unit.bearer = { kind: null, depth }
  reading.log.add(line, {
    status: 'near',
    kind: 'Models',
    as: `${count ?? 1} × ${unit.sheet.name}`,
    unit: unit.id,
    candidates: unit.sheet.models.map(({ name }) => name),
  })
}

function readNamed(
  reading: Reading,
  unit: OpenUnit,
  detail: DraftDetail,
  thing: Thing | null,
  place: number | null,
): void {
  const { words, line, points } = detail
  if (meaningOf(words) === 'warlord') readWarlord(reading, unit, line)
  else if (thing?.sure === true && points === null) readKnown(reading, unit, detail, thing, place)
  else if (enhancementNamed(reading, withoutPoints(words))) readEnhancement(reading, unit, detail)
  else if (thing?.sure === true) readKnown(reading, unit, detail, thing, place)
  else if (readKeyword(reading, unit, detail)) return
  else if (isProse(reading, detail)) readUnknown(reading, unit, detail, false)
  else if (thing) readKnown(reading, unit, detail, thing, place)
  else if (points !== null) readEnhancement(reading, unit, detail)
  else readUnknown(reading, unit, detail, true)
}

/** A line without bullet and number is only taken for a thing that it names exactly. */
function isProse({ lineAt }: Reading, { line, count, type }: DraftDetail): boolean {
  const text = type === undefined ? lineAt(line) : undefined
  return count === null && text !== undefined && !text.bullet && text.indent === 0
}

/** Models or an item of the datasheet; a name of both is a model where lines stand under it. */
function readKnown(
  reading: Reading,
  unit: OpenUnit,
  detail: DraftDetail,
  thing: Thing,
  place: number | null,
): void {
  // without anything set in, a name of both is a model at first
  const first = !unit.nested && !unit.models.some(({ kinds }) => kinds[0] === thing.models[0])
  const asModel = isHead(unit, place) || detail.type === 'model' || first
  const isModel = thing.models.length > 0 && asModel
  if (place !== null && (thing.items.length === 0 || isModel)) {
    readModels(reading, unit, detail, thing)
  } else if (thing.items.length > 0) readItem(reading, unit, detail, thing)
  else readUnknown(reading, unit, detail, true)
}

function readModels(reading: Reading, unit: OpenUnit, detail: DraftDetail, thing: Thing): void {
  const { words, line, depth, count } = detail
  const [only = null] = thing.models
  unit.models.push({ kinds: thing.models, count: count ?? 1 })
  unit.bearer = { kind: thing.models.length === 1 ? only : null, depth }
  reading.log.add(line, {
    status: thing.sure ? 'read' : 'near',
    kind: 'Models',
    as: `${count ?? 1} × ${thing.name}`,
    unit: unit.id,
    candidates: thing.sure ? [] : namesNear(reading, unit.names, words),
  })
}

/** Items are gathered only: what they come to shows once all are known. */
function readItem(
  reading: Reading,
  unit: OpenUnit,
  { words, line, depth, count }: DraftDetail,
  thing: Thing,
): void {
  const { bearer } = unit
  const under = bearer !== null && (!unit.nested || depth > bearer.depth)
  unit.items.push({
    line,
    items: thing.items,
    count: count ?? 1,
    name: thing.name,
    sure: thing.sure,
    kind: under ? bearer.kind : null,
    candidates: thing.sure ? [] : namesNear(reading, unit.names, words),
  })
}
