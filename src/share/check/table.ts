import { tIn } from '../../text/t.ts'
import { verdictWords } from './check-words.ts'
import { countOf } from './checked-list.ts'
import { csvText } from './csv.ts'
import type { CheckedRow } from './rows.ts'

const heads = () => [
  tIn('column', 'no'),
  tIn('column', 'player'),
  tIn('column', 'list'),
  tIn('column', 'game'),
  tIn('column', 'faction'),
  tIn('column', 'points'),
  tIn('column', 'limit'),
  tIn('column', 'printed'),
  tIn('column', 'drops'),
  tIn('column', 'detachments'),
  tIn('column', 'units'),
  tIn('column', 'verdict'),
  tIn('column', 'faults'),
  tIn('column', 'first finding'),
  tIn('column', 'rule'),
  tIn('column', 'lines not read'),
  tIn('column', 'same as'),
  tIn('column', 'read as'),
  tIn('column', 'source'),
]

/**
 * The table of verdicts as a CSV text, in the order given, and in one language: the page's, as it is for people. The command line,
 * which other programs read, speaks English.
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
      verdictWords(row),
      countOf(row, 'error'),
      first?.message ?? '',
      first?.citation ?? '',
      row.unread.length,
      [...row.same, ...row.like].toSorted((a, b) => a - b).join(', '),
      row.format,
      row.source,
    ]
  })
  return csvText([heads(), ...cells])
}
