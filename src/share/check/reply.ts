import { type Message, msg, t } from '../../text/t.ts'
import { linesWords, shortWords, titleOf } from './check-words.ts'
import type { CheckedFinding, CheckedList } from './checked-list.ts'

/** What is said of a list beside others is said to its player without their numbers, which only the table has. */
const toPlayer: Readonly<Record<string, Message>> = {
  duplicate: msg('Another list that we got has the same units.'),
  player: msg('We got another list from you. Which one counts?'),
}

function sentence({ rule, message: said, citation, lines }: CheckedFinding): string {
  const own = toPlayer[rule]
  const message = own === undefined ? said : t(own)
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
  const quoted = rest
    .slice(0, 5)
    .map((line) => t('“{name}”', { name: shortWords(lines[line]?.text.trim() ?? '') }))
  const more = rest.length - quoted.length
  const names = quoted.join(', ')
  return [
    more > 0
      ? t('Passed over: {names} and {count, number} more.', { names, count: more })
      : t('Passed over: {names}.', { names }),
  ]
}

function pointsOf({ points, limit }: CheckedList): string {
  if (points === null) return ''
  return t('{points, number} of {limit, number} points', { points, limit: limit ?? 0 })
}

/** A short text to send to the player of a list: the verdict, each fault with its rule, what to ask, what was not read, and the rules that it was judged by. */
export function replyOf(list: CheckedList): string {
  const { verdict, findings, faction, name, player } = list
  const about = [player === '' ? '' : name, faction, pointsOf(list)]
  const head = [titleOf(list), about.filter((part) => part !== '').join(', ')]
  const faults = findings.filter(({ severity }) => severity === 'error')
  const asks = findings.filter(({ severity }) => severity === 'warning')
  const lines = [head.filter((part) => part !== '').join(': ')]
  if (verdict === 'unreadable') {
    lines.push(t('Your list could not be read. Please send it again.'), ...asks.map(sentence))
    return lines.join('\n')
  }
  if (faults.length === 0 && asks.length === 0) lines.push(t('Your list is in order.'))
  if (faults.length > 0) {
    const count = t('{count, plural, one {# fault} other {# faults}}', { count: faults.length })
    lines.push(`${count}:`, ...numbered(faults))
  }
  if (asks.length > 0) lines.push(t('Please tell us:'), ...numbered(asks))
  return [...lines, ...unreadWords(list), t('Judged by {rules}.', { rules: list.judgedBy })].join(
    '\n',
  )
}

/** The replies to all players, one under the other. */
export function allReplies(lists: readonly CheckedList[]): string {
  return lists.map(replyOf).join('\n\n')
}
