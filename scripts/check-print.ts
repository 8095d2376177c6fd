import { titleOf } from '../src/share/check/check-words.ts'
import type { CheckedFinding, CheckedList } from '../src/share/check/checked-list.ts'
import type { Report } from '../src/share/report.ts'
import type { Outcome } from './check-outcome.ts'

type Unread = Extract<Outcome, { readonly error: string }>

/** What is wrong with a file, with the place in it where there is one. */
export function errorText({ error, where }: Pick<Unread, 'error' | 'where'>): string {
  return where === '' ? error : `${where}: ${error}`
}

/** The same for people, with the file, and whose list it is if the file has more than one. */
export function errorLine(outcome: Unread, several: boolean): string {
  const whose = several && outcome.player ? ` (${outcome.player})` : ''
  return `${outcome.file}${whose}: ${errorText(outcome)}`
}

/** Notes of the command become findings of severity note, so that no reader of the output misses them. */
const noted = (notes: readonly string[], citation: string) =>
  notes.map((message) => ({
    rule: 'portable',
    severity: 'note',
    citation,
    message,
    units: [],
  }))

const isLegal = ({ findings }: CheckedList) =>
  findings.every(({ severity }) => severity !== 'error')

/** Whether an outcome is a list that breaks a rule. */
export function isIllegal(outcome: Outcome): boolean {
  if ('report' in outcome) return !outcome.report.legal
  return 'list' in outcome && !isLegal(outcome.list)
}

/**
 * A line of JSON for one outcome, `several` if its file has more; lists from texts and files of other apps also say what was not
 * read and what was printed. `duplicates`: numbers of the lines about lists with the same units.
 */
export function jsonLine(
  outcome: Outcome,
  several: boolean,
  duplicates: readonly number[] = [],
): string {
  const { file } = outcome
  if ('error' in outcome) {
    const { player } = outcome
    return JSON.stringify({
      file,
      ...(several && player !== undefined ? { player } : {}),
      error: errorText(outcome),
    })
  }
  if ('report' in outcome) {
    const { findings, tally: _, ...totals } = outcome.report
    const notes = noted(outcome.notes, 'Portable form')
    const copies = duplicates.length > 0 ? { duplicates } : {}
    return JSON.stringify({ file, ...totals, findings: [...findings, ...notes], ...copies })
  }
  const { list } = outcome
  return JSON.stringify({
    file,
    player: list.player,
    name: list.name,
    faction: list.faction,
    format: list.format,
    legal: isLegal(list),
    points: list.points,
    limit: list.limit,
    ...(list.drops === null ? {} : { drops: list.drops }),
    stated: list.stated,
    findings: [
      ...list.findings.map(({ whole, ...finding }) => ({
        ...finding,
        message: whole ?? finding.message,
        lines: finding.lines.map((line) => line + 1),
      })),
      ...noted(outcome.notes, ''),
    ],
    unread: list.unread.map((line) => list.lines[line]?.text.trim() ?? ''),
    duplicates,
  })
}

function findingLine({
  severity,
  rule,
  citation,
  message,
}: Report['findings'][number] | CheckedFinding): string {
  return `  ${severity} ${rule}${citation === '' ? '' : ` (${citation})`}: ${message}`
}

/** An outcome for people: the verdict, and a line for each thing found. `several`: the file has more than one list. */
export function plainLines(outcome: Outcome, several: boolean): readonly string[] {
  if ('error' in outcome) return []
  const { file, notes } = outcome
  const verdict = isIllegal(outcome) ? 'NOT LEGAL' : 'legal'
  const { points, limit, tally, findings } = 'report' in outcome ? outcome.report : outcome.list
  const whose = several && 'list' in outcome ? ` (${titleOf(outcome.list)})` : ''
  return [
    `${file}${whose}: ${verdict}, ${points} of ${limit} points, ${tally}`,
    ...findings.map(findingLine),
    ...notes.map((note) => `  note: ${note}`),
  ]
}
