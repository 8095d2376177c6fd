import { bodyOf } from '../../engine/text/prose-round.ts'
import type { LineReading } from '../../engine/text/text-form.ts'
import { fewOf } from '../../engine/wording.ts'
import { t } from '../../text/t.ts'
import type { TextList } from '../text/read-text.ts'
import { shortWords } from './check-words.ts'
import type { CheckedFinding, CheckedLine } from './checked-list.ts'

/** Lines beyond these are counted, not named one by one. */
const mostNamed = 8

/** Whether a line that was not understood may be a part of the list, so that its player has to be asked: what is unread before and after it is mostly greetings. */
function isPart(
  { line, stated, kind, candidates }: LineReading,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  return stated !== null || kind !== '' || (line > from && line < to) || candidates.length > 0
}

function unreadFinding({ lines }: TextList, reading: LineReading, part: boolean): CheckedFinding {
  const words = shortWords(lines[reading.line]?.text ?? '')
  const [nearest] = reading.candidates
  const line = String(reading.line + 1)
  return {
    rule: 'unread',
    severity: part ? 'warning' : 'note',
    citation: '',
    message:
      nearest === undefined
        ? t('Line {line}, “{words}”, was not understood.', { line, words })
        : t('Line {line}, “{words}”, was not understood. It may be {names}.', {
            line,
            words,
            names: fewOf(reading.candidates, 2),
          }),
    units: [],
    lines: [reading.line],
  }
}

/** What is to be said of lines that were not understood, or taken for a name that is not quite the one written. */
export function lineFindings(list: TextList): readonly CheckedFinding[] {
  const body = bodyOf(list.readings) ?? { from: 0, to: -1 }
  const unread = list.readings.filter(({ status }) => status === 'unread')
  const parts = unread.filter((reading) => isPart(reading, body))
  const asked = parts.slice(0, mostNamed).map((one) => unreadFinding(list, one, true))
  const more = parts.slice(mostNamed)
  const rest: CheckedFinding[] = more.length > 0 ? [moreFinding(more)] : []
  const prose = unread.filter((reading) => !parts.includes(reading))
  const near = list.readings.filter(({ status }) => status === 'near')
  return [
    ...asked,
    ...rest,
    ...near.slice(0, mostNamed).map((reading) => nearFinding(list, reading)),
    ...prose.slice(0, mostNamed).map((one) => unreadFinding(list, one, false)),
  ]
}

function moreFinding(more: readonly LineReading[]): CheckedFinding {
  return {
    rule: 'unread',
    severity: 'warning',
    citation: '',
    message: t('{count, plural, one {# more line was} other {# more lines were}} not understood.', {
      count: more.length,
    }),
    units: [],
    lines: more.map(({ line }) => line),
  }
}

function nearFinding({ lines }: TextList, { line, as, why }: LineReading): CheckedFinding {
  const where = { line: String(line + 1), words: shortWords(lines[line]?.text ?? '') }
  return {
    rule: 'near',
    severity: 'note',
    citation: '',
    message:
      why === undefined
        ? t('Line {line}, “{words}”, was read as {name}.', { ...where, name: as })
        : t('Line {line}, “{words}”, is known, but was read as {name}: {why}.', {
            ...where,
            name: as,
            why,
          }),
    units: [],
    lines: [line],
  }
}

/** Every line of a list with what it was understood as. */
export function checkedLines({ lines, readings }: TextList): readonly CheckedLine[] {
  const byLine = new Map(readings.map((reading) => [reading.line, reading]))
  return lines.map(({ at, raw }) => {
    const reading = byLine.get(at)
    const status = reading?.status ?? (raw.trim() === '' ? 'blank' : 'layout')
    return { text: raw.slice(0, 500), status, as: reading?.as ?? '' }
  })
}
