import type { Army } from '../../engine/army.ts'
import type { System } from '../../engine/system.ts'
import { proseRound } from '../../engine/text/prose-round.ts'
import { systemOf } from '../../systems/index.ts'
import { t } from '../../text/t.ts'
import type { PastedList } from '../text/lists-in.ts'
import type { TextList } from '../text/read-text.ts'
import { explainStated } from '../text/stated.ts'
import { checkRoster } from './check-roster.ts'
import {
  type CheckedFinding,
  type CheckedList,
  inOrderOfWeight,
  verdictOf,
} from './checked-list.ts'
import { type EventRules, underRules } from './event-rules.ts'
import { playerIn, withName } from './headings.ts'
import { factsOf, judged, note, plainLines, unreadable } from './judge-list.ts'
import { checkedLines, lineFindings } from './line-findings.ts'
import { siteOf } from './links.ts'
import type { CheckPiece } from './pieces.ts'
import { type CheckLibrary, NoData, readPasted } from './read-piece.ts'

/** So many reasons for a total are told in a message. */
const mostReasons = 3

/** What is to be said of a printed total that is not ours, with the reasons. Needs the prices of all versions. */
async function statedFinding(
  list: TextList,
  system: System,
  army: Army,
  library: CheckLibrary,
): Promise<CheckedFinding> {
  const { roster } = army
  let data = await library.full(roster)
  for (const { id } of system.priceBooks(data)) data = await library.full({ ...roster, prices: id })
  const { reasons } = explainStated({ ...list, roster }, system, data)
  const say = t(
    'The text says {stated, plural, one {# point} other {# points}}; the list costs {points, number}.',
    { stated: list.stated ?? 0, points: army.points },
  )
  const whys = reasons.map((reason) => reason.say)
  // one more takes no more room than to say that there is one
  const told = whys.length > mostReasons + 1 ? whys.slice(0, mostReasons) : whys
  const more = whys.length - told.length
  const rest = more > 0 ? [t('And {count, number} more reasons.', { count: more })] : []
  return {
    ...note('stated', [say, ...told, ...rest].join(' ')),
    ...(more > 0 ? { whole: [say, ...whys].join(' ') } : {}),
    severity: 'warning',
    citation: t('Printed total'),
  }
}

/** Where the event says whether Legends are allowed, what a list allows itself is not to be told. */
const remarksUnder = ({ legends }: EventRules, { remarks }: TextList) =>
  remarks.filter((remark) => legends === null || !/\bLegends\b/.test(remark))

const isNotEmpty = ({ text }: { readonly text: string }) => text.trim() !== ''

/** Longer than any line of a list: its line breaks were lost on the way. */
const longLine = 150

/** Why there is no list, as far as it shows. */
function noListWords(text: string, count: number): string {
  const site = siteOf(text)
  if (site !== null) {
    return t(
      'This is a link to {site}, which is not opened here. Open it and copy the list as text.',
      { site },
    )
  }
  const flat = text.trim()
  if (flat.length > longLine && !flat.includes('\n')) {
    return t(
      'There is no list in 1 long line: its line breaks were lost. Ask for the list as text again.',
    )
  }
  return t('There is no list in {count, plural, one {this line} other {# lines}}.', { count })
}

async function checkPasted(
  piece: CheckPiece,
  pasted: PastedList,
  rules: EventRules,
  library: CheckLibrary,
): Promise<CheckedList> {
  const { lines, found, times } = pasted
  const plain = lines.map(({ raw }) => raw).join('\n')
  const count = lines.filter(isNotEmpty).length
  if (!found) return unreadable(piece, noListWords(plain, count), plainLines(plain))
  const { read: plainRead, data } = await readPasted(pasted, found, library)
  const name = piece.player === '' ? playerIn(plainRead) : null
  const read = name === null ? plainRead : withName(plainRead, name.line)
  const system = systemOf(found.form.system)
  if (!system || read.roster.groups.every(({ units }) => units.length === 0)) {
    const why = plain.trim().length > longLine && !plain.trim().includes('\n')
    const problem = why
      ? noListWords(plain, count)
      : t('There is no unit in {count, plural, one {this line} other {# lines}}.', { count })
    return unreadable(piece, problem, plainLines(plain))
  }
  const roster = underRules(read.roster, rules)
  const whole = roster.prices === read.roster.prices ? data : await library.full(roster)
  const { army, findings } = judged(system, roster, whole, rules, read.readings)
  const differs = read.stated !== null && read.stated !== army.points
  const all = inOrderOfWeight([
    ...findings,
    ...(differs ? [await statedFinding(read, system, army, library)] : []),
    ...lineFindings(read),
    ...(times > 1
      ? [note('twice', t('The text has this list {times, number} times.', { times }))]
      : []),
    ...remarksUnder(rules, read).map((remark) => note('remark', remark)),
  ])
  return {
    ...factsOf(system, army),
    source: piece.source,
    player: piece.player || (name?.words ?? ''),
    format: read.formatName,
    stated: read.stated,
    misstated: differs && read.stated !== null ? read.stated - army.points : null,
    verdict: verdictOf(all),
    findings: all,
    unread: read.readings.flatMap(({ status, line }) => (status === 'unread' ? [line] : [])),
    round: [...proseRound(read)],
    lines: checkedLines(read),
  }
}

/**
 * Reads one list and judges it under the rules of an event. What cannot be read, or what goes wrong on the way, comes back as
 * unreadable with the reason. Rejects only with `NoData`: data that did not arrive says nothing of the list.
 */
export async function checkPiece(
  piece: CheckPiece,
  rules: EventRules,
  library: CheckLibrary,
): Promise<CheckedList> {
  try {
    if (piece.kind === 'refused') return unreadable(piece, piece.problem, plainLines(piece.text))
    if (piece.kind === 'list') return await checkPasted(piece, piece.list, rules, library)
    return await checkRoster(piece, rules, library)
  } catch (error) {
    if (error instanceof NoData) throw error
    const problem = error instanceof Error ? error.message : String(error)
    return unreadable(piece, problem, [])
  }
}
