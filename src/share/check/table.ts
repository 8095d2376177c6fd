import { inEnglish } from '../../text/t.ts'
import { verdictWords } from './check-words.ts'
import { countOf } from './checked-list.ts'
import { csvText } from './csv.ts'
import type { CheckedRow } from './rows.ts'

const head = [
  'no',
  'player',
  'list',
  'game',
  'faction',
  'points',
  'limit',
  'printed',
  'drops',
  'detachments',
  'units',
  'verdict',
  'faults',
  'first finding',
  'rule',
  'lines not read',
  'same as',
  'read as',
  'source',
] as const

/**
 * The table of verdicts as a CSV text, in the order given. Heads and verdicts are what other programs ask for, in English; what is
 * found is for people, in the language of the page.
 */
export function tableCsv(rows: readonly CheckedRow[]): string {
  const cells = rows.map((row) => {
    const first = row.findings.find(({ severity }) => severity !== 'note')
    return [
      row.number,
      row.player,
      row.name,
      row.game,
      row.faction,
      row.points ?? '',
      row.limit ?? '',
      row.stated ?? '',
      row.drops ?? '',
      row.chosen.join(', '),
      row.units,
      inEnglish(() => verdictWords(row)),
      countOf(row, 'error'),
      first?.message ?? '',
      first?.citation ?? '',
      row.unread.length,
      [...row.same, ...row.like].toSorted((a, b) => a - b).join(', '),
      row.format,
      row.source,
    ]
  })
  return csvText([head, ...cells])
}
