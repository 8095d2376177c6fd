import { counted } from '../../engine/wording.ts'
import { linesWords, pointsWords, shortWords, titleOf } from './check-words.ts'
import type { CheckedFinding, CheckedList } from './checked-list.ts'

/** What is said of a list beside others is said to its player without their numbers, which only the table has. */
const toPlayer: Readonly<Record<string, string>> = {
  duplicate: 'Another list that we got has the same units.',
  player: 'We got another list from you. Which one counts?',
}

function sentence({ rule, message: said, citation, lines }: CheckedFinding): string {
  const message = toPlayer[rule] ?? said
  const where = [citation, linesWords(lines)].filter((part) => part !== '').join(', ')
  // a message about a line names it itself
  return where === '' || citation === '' ? message : `${message} (${where})`
}

function numbered(findings: readonly CheckedFinding[]): readonly string[] {
  return findings.map((finding, at) => `${at + 1}. ${sentence(finding)}`)
}

function unreadWords({ lines, unread, round, findings }: CheckedList): readonly string[] {
  const told = new Set(
    findings
      .filter(({ rule, severity }) => rule === 'unread' && severity === 'warning')
      .flatMap((finding) => finding.lines),
  )
  // greetings round a list its player need not be told of
  const rest = unread.filter((line) => !told.has(line) && !round.includes(line))
  if (rest.length === 0) return []
  const quoted = rest.slice(0, 5).map((line) => `“${shortWords(lines[line]?.text.trim() ?? '')}”`)
  const more = rest.length > quoted.length ? ` and ${rest.length - quoted.length} more` : ''
  return [`Passed over: ${quoted.join(', ')}${more}.`]
}

/** A short text to send to the player of a list: the verdict, each fault with its rule, what to ask, what was not read, and the rules that it was judged by. */
export function replyOf(list: CheckedList): string {
  const { verdict, findings, faction, name, player } = list
  const about = [
    player === '' ? '' : name,
    faction,
    list.points === null ? '' : `${pointsWords(list)} points`,
  ]
  const head = [titleOf(list), about.filter((part) => part !== '').join(', ')]
  const faults = findings.filter(({ severity }) => severity === 'error')
  const asks = findings.filter(({ severity }) => severity === 'warning')
  const lines = [head.filter((part) => part !== '').join(': ')]
  if (verdict === 'unreadable') {
    lines.push('Your list could not be read. Please send it again.', ...asks.map(sentence))
    return lines.join('\n')
  }
  if (faults.length === 0 && asks.length === 0) lines.push('Your list is in order.')
  if (faults.length > 0) lines.push(`${counted(faults.length, 'fault')}:`, ...numbered(faults))
  if (asks.length > 0) lines.push('Please tell us:', ...numbered(asks))
  return [...lines, ...unreadWords(list), `Judged by ${list.judgedBy}.`].join('\n')
}

/** The replies to all players, one under the other. */
export function allReplies(lists: readonly CheckedList[]): string {
  return lists.map(replyOf).join('\n\n')
}
