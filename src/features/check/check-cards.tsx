import { titleOf, verdictWords, numberWords } from '../../share/check/check-words.ts'
import { t } from '../../text/t.ts'
import { numberText } from '../../ui/number-text.ts'
import { firstFinding, type RowsProps } from './check-table.tsx'
import { useBatches } from './use-batches.ts'
import { VerdictSeal } from './verdict-seal.tsx'

/** The verdicts as cards one under the other, for phones. */
export function CheckCards({ rows, selected, onSelect, view }: RowsProps) {
  const drawn = useBatches(rows, view)
  return (
    <ul className="ccards" aria-label={t('Lists with their verdicts')}>
      {drawn.map((row) => {
        const first = firstFinding(row)
        const facts = [
          row.faction,
          row.drops === null ? row.chosen.join(', ') : row.tally,
          row.unread.length > 0 && t('{count, number} unread', { count: row.unread.length }),
        ]
        return (
          <li key={row.number} className="ccard">
            <VerdictSeal list={row} />
            <div className="min-w-0">
              <button
                type="button"
                className="ccard__open"
                aria-label={`${titleOf(row)}, ${verdictWords(row)}`}
                aria-current={row.number === selected ? 'true' : undefined}
                onClick={() => onSelect(row.number)}
              >
                <span className="t-name">{titleOf(row)}</span>
                <span className="num">{row.points === null ? '–' : numberText(row.points)}</span>
              </button>
              <p className="t-small">
                {numberWords(row.number)} · {facts.filter(Boolean).join(' · ') || row.source}
              </p>
              {first && <p className="ccard__finding">{first.message}</p>}
              {first && first.citation !== '' && <p className="cite">{first.citation}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
