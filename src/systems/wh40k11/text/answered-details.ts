import { countOf, splitNames } from '../../../engine/text/line-parts.ts'
import type { DraftDetail } from '../../../engine/text/text-draft.ts'
import { meaningOf } from './labels.ts'
import { enhancementNamed } from './read-enhancement.ts'
import { isKnown } from './read-things.ts'
import { answered, type Reading } from './reading.ts'
import type { OpenUnit } from './unit-details.ts'

/** How well words are understood by themselves: `2` for a name, `1` where one is near. */
type Sureness = 0 | 1 | 2

const isRow = ({ label }: DraftDetail) => label === 'carries' || label === 'some'

function sureOf(reading: Reading, unit: OpenUnit, words: string): Sureness {
  const { rest } = countOf(words, true)
  if (isKnown(reading, unit, rest)) return 2
  return unit.names.thing(rest) === null ? 0 : 1
}

function partsOf(reading: Reading, unit: OpenUnit, words: string): readonly string[] {
  return splitNames(words, (part) => isKnown(reading, unit, countOf(part, true).rest))
}

/** What labels say needs no answer, but for the name of an enhancement. */
function surenessOf(reading: Reading, unit: OpenUnit, detail: DraftDetail): Sureness {
  const { label, words } = detail
  if (isRow(detail)) {
    return partsOf(reading, unit, words).reduce<Sureness>((least, part) => {
      const sure = sureOf(reading, unit, part)
      return sure < least ? sure : least
    }, 2)
  }
  if (meaningOf(label) === 'enhancement') return enhancementNamed(reading, words) ? 2 : 0
  return label === '' ? sureOf(reading, unit, words) : 2
}

/** Of all that a line says the thing that its owner answers for: one that nobody knows before one that is only near. */
function answeredOf(reading: Reading, unit: OpenUnit, line: number): DraftDetail | null {
  const own = unit.details
    .filter((detail) => detail.line === line)
    .map((detail) => ({ detail, sure: surenessOf(reading, unit, detail) }))
  const found = own.find(({ sure }) => sure === 0) ?? own.find(({ sure }) => sure === 1)
  return found?.detail ?? null
}

/** A row with the answer in the place of the name in it that is least sure; null where nothing is left of it. */
function rowAnswered(
  reading: Reading,
  unit: OpenUnit,
  words: string,
  answer: string,
): string | null {
  const parts = partsOf(reading, unit, words)
  const sure = parts.map((part) => sureOf(reading, unit, part))
  const place = sure.indexOf(sure.includes(0) ? 0 : 1)
  const [, count = ''] = /^(\d{1,3} ?x )/i.exec(parts[place] ?? '') ?? []
  const given =
    answer.trim() === '' ? [] : [countOf(answer).count === null ? count + answer : answer]
  const left = place < 0 ? given : parts.toSpliced(place, 1, ...given)
  return left.length === 0 ? null : left.join(', ')
}

/**
 * The words of a detail, or what its owner says instead; null to leave it out. In a line that says several things an answer
 * stands for one of them alone, and for none where the unit itself took it.
 */
export function detailWords(
  reading: Reading,
  unit: OpenUnit,
  detail: DraftDetail,
  unitLine: number,
): string | null {
  const { words, line } = detail
  const answer = reading.answers.lines.get(line)
  if (answer === undefined || reading.spent.has(line)) return words
  const alone =
    line !== unitLine && unit.details.every((one) => one === detail || one.line !== line)
  if (!alone && answeredOf(reading, unit, line) !== detail) return words
  return isRow(detail)
    ? rowAnswered(reading, unit, words, answer)
    : answered(reading, { words, line })
}
