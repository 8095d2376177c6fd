import './paper.css'
import {
  linesWords,
  sentenceParts,
  statedWords,
  titleOf,
  verdictWords,
  numberWords,
} from '../../share/check/check-words.ts'
import type { CheckedFinding } from '../../share/check/checked-list.ts'
import type { CheckedRow } from '../../share/check/rows.ts'
import { formatName } from '../../share/text/format-name.ts'
import { t, tIn } from '../../text/t.ts'
import { numberText } from '../../ui/number-text.ts'
import { firstFinding } from './check-table.tsx'
import { VerdictSeal } from './verdict-seal.tsx'

export interface CheckPaperProps {
  /** What the lists were judged by. */
  readonly words: string
  /** Result in a line: `40 lists read, 7 with faults`. */
  readonly result: string
  readonly rows: readonly CheckedRow[]
}

const heads = () => [
  '',
  tIn('number', 'No'),
  t('List'),
  t('Faction'),
  t('Points'),
  t('Drops'),
  t('First finding'),
]

/** The verdicts on paper: the table, then the findings of each list that has any, never torn apart where they fit. */
export function CheckPaper({ words, result, rows }: CheckPaperProps) {
  const told = rows.filter(({ verdict }) => verdict !== 'ok')
  return (
    <div className="cpaper">
      <header>
        <p className="t-list">{t('Checked lists')}</p>
        <p>{result}</p>
        <p>{t('Event: {event}', { event: words })}</p>
      </header>
      <table>
        <colgroup>
          <col className="w-[6%]" />
          <col className="w-[5%]" />
          <col className="w-[21%]" />
          <col className="w-[23%]" />
          <col className="w-[10%]" />
          <col className="w-[6%]" />
        </colgroup>
        <thead>
          <tr>
            {heads().map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PaperRow key={row.number} row={row} />
          ))}
        </tbody>
      </table>
      {told.map((row) => (
        <PaperFindings key={row.number} row={row} />
      ))}
    </div>
  )
}

function PaperRow({ row }: { readonly row: CheckedRow }) {
  const first = firstFinding(row)
  const { number, player, name, faction, chosen, points, misstated, stated, drops } = row
  return (
    <tr>
      <td>
        <VerdictSeal list={row} />
      </td>
      <td>{numberWords(number)}</td>
      <th scope="row">
        {titleOf(row)}
        {player !== '' && name !== '' && <small>{name}</small>}
      </th>
      <td>
        {faction || '–'}
        {chosen.length > 0 && <small>{chosen.join(', ')}</small>}
      </td>
      <td className="num">
        {points === null ? '–' : numberText(points)}
        {misstated !== null && (
          <small>{t('{points, number} printed', { points: stated ?? 0 })}</small>
        )}
      </td>
      <td className="num">{drops ?? '–'}</td>
      <td>{first && sentenceParts(first.message).lead}</td>
    </tr>
  )
}

function PaperFindings({ row }: { readonly row: CheckedRow }) {
  const facts = [
    row.player !== '' && row.name,
    row.faction,
    row.points !== null &&
      t('{points, number} of {limit, number} points', {
        points: row.points,
        limit: row.limit ?? 0,
      }),
    row.tally,
    statedWords(row),
    formatName(row.format),
  ]
  return (
    <section>
      <h2>
        {numberWords(row.number)} {titleOf(row)}: {verdictWords(row)}
      </h2>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <ol>
        {row.findings.map((finding, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- findings never move
          <li key={at} className={`cpaper__${finding.severity}`}>
            {sentence(finding)}
          </li>
        ))}
      </ol>
    </section>
  )
}

const weights = () =>
  ({ error: t('Fault'), warning: t('To ask'), note: tIn('severity', 'Note') }) as const

function sentence({ severity, message, citation, lines }: CheckedFinding): string {
  const where = [citation, citation === '' ? '' : linesWords(lines)].filter(Boolean).join(', ')
  return `${weights()[severity]}: ${message}${where === '' ? '' : ` (${where})`}`
}
