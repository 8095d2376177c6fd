import type { Roster } from '../../engine/roster.ts'
import { detailsText } from '../../engine/seen-words.ts'
import type { Seen, SeenBlock, SeenRow } from '../../engine/seen.ts'
import { nameIn } from '../../text/kept-words.ts'
import { t } from '../../text/t.ts'
import { numberText } from '../../ui/number-text.ts'
import { MiniSeal } from '../../ui/seal.tsx'
import { SpineBlock } from '../../ui/spine-block.tsx'

interface SeenViewProps {
  readonly seen: Seen
  readonly roster: Roster
}

/** A list in short, to be read: what it was, its blocks with what each row paid, what was wrong with it. */
export function SeenView({ seen, roster }: SeenViewProps) {
  const { title, about, points, limit, blocks } = seen
  // what an empty list lacks is no fault yet
  const empty = blocks.length === 0
  const faults = empty ? [] : seen.findings.filter(({ severity }) => severity === 'error')
  return (
    <>
      <div className="sv__head">
        <div className="min-w-0">
          <p className="t-name">{roster.name || t('Without a name')}</p>
          <p className="t-small">{[title, ...about].filter(Boolean).map(nameIn).join(' · ')}</p>
        </div>
        <p className="sv__total">
          <b className={points > limit ? 'text-alarm' : undefined}>{numberText(points)}</b>
          <span className="t-small">{t('of {of, number}', { of: limit })}</span>
        </p>
        <MiniSeal
          large
          state={faults.length > 0 ? 'bad' : empty ? 'draft' : 'ok'}
          mark={faults.length || undefined}
          label={
            faults.length > 0
              ? t('{count, plural, one {# fault} other {# faults}}', { count: faults.length })
              : t(empty ? 'Draft' : 'In order')
          }
        />
      </div>
      {empty && <p className="hist__empty t-body">{t('The list was empty then.')}</p>}
      <div className="sv__blocks">
        {blocks.map((block) => (
          <BlockView key={block.id} block={block} />
        ))}
      </div>
      {faults.length > 0 && (
        <ul className="sv__faults">
          {faults.map(({ rule, say, citation }) => (
            <li key={`${rule} ${say}`} className="t-body">
              {say} <span className="cite inline">{citation}</span>
            </li>
          ))}
        </ul>
      )}
      {roster.notes && (
        <div className="sv__notes">
          <h3 className="t-label">{t('Notes')}</h3>
          <p className="t-body whitespace-pre-wrap">{roster.notes}</p>
        </div>
      )}
    </>
  )
}

function BlockView({ block }: { readonly block: SeenBlock }) {
  const { id, mark, title, points, rows } = block
  return (
    <SpineBlock
      variant={mark === '' ? 'set' : 'plain'}
      mark={id === title ? '' : mark}
      label={title}
    >
      <div className="sv__title">
        <h3 className="t-label">{title}</h3>
        {/* what belongs to the army costs something only where it says so */}
        {(points !== 0 || mark !== '') && (
          <span className="num font-bold">{numberText(points)}</span>
        )}
      </div>
      {[...folded(rows)].map(([key, copies]) => (
        <RowView key={key} copies={copies} />
      ))}
    </SpineBlock>
  )
}

/** Units that are alike stand in one row. */
function folded(rows: readonly SeenRow[]): ReadonlyMap<string, readonly SeenRow[]> {
  const made = new Map<string, SeenRow[]>()
  rows.forEach((row, at) => {
    const { unit, ...looks } = row
    const key = unit === null ? `${at}` : JSON.stringify(looks)
    made.set(key, [...(made.get(key) ?? []), row])
  })
  return made
}

function RowView({ copies }: { readonly copies: readonly SeenRow[] }) {
  const [row] = copies
  if (!row) return null
  const { unit, what, name, points } = row
  const count = copies.length
  const words = detailsText(row)
  return (
    <div className="sv__row">
      <div className="min-w-0">
        {what && <span className="t-label">{what} </span>}
        <span className="t-name">{unit === null ? nameIn(name) : name}</span>{' '}
        {count > 1 && (
          <span className="qty">
            {points === null
              ? t('{count, plural, one {# unit} other {# units}}', { count })
              : t('{count, plural, one {# unit} other {# units}}, {points, number} each', {
                  count,
                  points,
                })}
          </span>
        )}
        {words && <span className="t-small block">{words}</span>}
      </div>
      <span className="num">{points === null ? '' : numberText(points * count)}</span>
    </div>
  )
}
