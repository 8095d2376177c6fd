import type { CSSProperties } from 'react'

import type { Verdict } from '../../share/check/checked-list.ts'
import { type Message, msg, t } from '../../text/t.ts'
import { classes } from '../../ui/classes.ts'
import { numberText } from '../../ui/number-text.ts'
import { tapeScale } from '../../ui/tape-scale.ts'
import { verdicts } from './row-order.ts'

const verdictNames: Readonly<Record<Verdict, Message>> = {
  faults: msg('With faults'),
  ask: msg('To ask'),
  unreadable: msg('Unreadable'),
  ok: msg('In order'),
}

/** Narrower parts have room for their figure alone. */
const thin = 0.09

export interface VerdictTapeProps {
  readonly counts: Readonly<Record<Verdict, number>>
  /** Lists there are, read or not. */
  readonly of: number
  readonly small: boolean
  readonly shown: Verdict | null
  readonly onShow: (verdict: Verdict | null) => void
}

/** The tape, measured in lists: a part for each verdict, the worst first, bare where lists are still to be read. */
export function VerdictTape({ counts, of, small, shown, onShow }: VerdictTapeProps) {
  const read = verdicts.reduce((sum, verdict) => sum + counts[verdict], 0)
  const limit = Math.max(of, read)
  const { scale, step, figures, hook } = tapeScale(limit, read)
  const style = { '--scale': scale, '--step': step, '--hook': `${hook}%` } as CSSProperties
  return (
    <div
      className={classes('tape vtape', small && 'tape--s')}
      style={style}
      role="group"
      aria-label={t('Lists by verdict: {count, number} of {all, number} read', {
        count: read,
        all: limit,
      })}
    >
      <div className="tape__body">
        <div className="tape__segs">
          {verdicts.map((verdict) =>
            counts[verdict] === 0 ? null : (
              <div
                key={verdict}
                className="tape__part"
                style={{ '--p': counts[verdict] } as CSSProperties}
              >
                <button
                  type="button"
                  className={`seg vseg--${verdict}`}
                  aria-label={`${t(verdictNames[verdict])}, ${numberText(counts[verdict])}`}
                  title={`${t(verdictNames[verdict])} ${numberText(counts[verdict])}`}
                  aria-pressed={shown === verdict}
                  onClick={() => onShow(shown === verdict ? null : verdict)}
                >
                  <Words
                    verdict={verdict}
                    count={counts[verdict]}
                    bare={counts[verdict] / limit < thin}
                  />
                </button>
              </div>
            ),
          )}
          {read < limit && (
            <div className="tape__left" aria-hidden="true">
              <span>{t('{count, number} left', { count: limit - read })}</span>
            </div>
          )}
        </div>
        <div aria-hidden="true">
          {figures.map((figure) => (
            <i
              key={figure}
              className={classes('tape__num', 'not-italic', figure === limit && 'tape__num--last')}
              style={{ left: `${(figure / scale) * 100}%` }}
            >
              {numberText(figure)}
            </i>
          ))}
        </div>
      </div>
      <i className="tape__hook" />
    </div>
  )
}

interface WordsProps {
  readonly verdict: Verdict
  readonly count: number
  readonly bare: boolean
}

function Words({ verdict, count, bare }: WordsProps) {
  if (bare) return <span className="seg__numeral">{numberText(count)}</span>
  return (
    <>
      <span className="seg__name">
        <span>{t(verdictNames[verdict])}</span>
      </span>
      <span className="seg__points">{numberText(count)}</span>
    </>
  )
}
