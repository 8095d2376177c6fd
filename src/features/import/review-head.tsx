import type { ReactNode } from 'react'

import type { Army } from '../../engine/army.ts'
import { formatName } from '../../share/text/format-name.ts'
import type { ReadyPasted } from '../../store/read-pasted.ts'
import { armyOf, nameOf } from '../../store/reviews.ts'
import { t } from '../../text/t.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { numberText } from '../../ui/number-text.ts'
import { Seal } from '../../ui/seal.tsx'
import { Tape, type TapeSegment } from '../../ui/tape.tsx'
import { countsOf, type LineRow, readWords } from './line-rows.ts'

const kinds = { own: 'plain', locked: 'renown', loose: 'aux' } as const

function segmentsOf(army: Army): readonly TapeSegment[] {
  const groups = army.groups.map(({ id, name, numeral, points, style }): TapeSegment => {
    return { id, label: name, numeral, points, kind: kinds[style] }
  })
  const rest = army.points - groups.reduce((sum, { points }) => sum + points, 0)
  return [...groups, { id: 'army', label: t('Army choices'), points: rest, kind: 'alt' }]
}

interface ReviewHeadProps {
  readonly read: ReadyPasted
  readonly rows: readonly LineRow[]
  readonly actions: ReactNode
  /** Shows the lines that need a look. */
  readonly onLook: () => void
}

/** What the text is, and the verdict on what was read of it. */
export function ReviewHead({ read, rows, actions, onLook }: ReviewHeadProps) {
  const { list, army, findings, system } = read
  const faults = findings.filter(({ severity }) => severity === 'error').length
  const { unread } = countsOf(rows)
  const left = army.limit - army.points
  const units = t('{count, plural, one {# unit} other {# units}}', { count: army.units.size })
  return (
    <header className="imp__head">
      <div className="imp__top">
        <div className="imp__name">
          <p className="t-label">
            {t('Import · {format}', { format: formatName(list.formatName) })}
          </p>
          <h1 className="t-list wrap-anywhere">{nameOf(read)}</h1>
          <p className="t-small">{[armyOf(read), units, ...army.about].join(' · ')}</p>
          <LookButton rows={rows} onLook={onLook} />
        </div>
        {actions}
      </div>
      <Seal
        size={96}
        state={faults > 0 ? 'fault' : unread > 0 ? 'draft' : 'ok'}
        faults={faults}
        top={system.words.shortGame}
        bottom={army.season.short}
      />
      <div className="imp__measure">
        <div className="imp__tape">
          <Tape
            size="s"
            segments={segmentsOf(army)}
            limit={army.limit}
            total={army.points}
            label={t('Points by {group}', { group: system.words.group })}
            saysLeft={false}
          />
        </div>
        <p className="imp__total">
          <b>{numberText(army.points)}</b>
          <span>
            {t('of {limit, number}', { limit: army.limit })}
            <span className={left < 0 ? 'block text-alarm' : 'block text-brass'}>
              {left < 0
                ? t('{points, number} over', { points: -left })
                : t('{points, number} left', { points: left })}
            </span>
          </span>
        </p>
      </div>
    </header>
  )
}

interface LookButtonProps {
  readonly rows: readonly LineRow[]
  readonly onLook: () => void
}

/** How much of the text was read, and the way to what was not. */
function LookButton({ rows, onLook }: LookButtonProps) {
  const { look, unread } = countsOf(rows)
  if (look === 0) {
    return (
      <p className="imp__read t-small">
        <Icon name="check" size="s" />
        {readWords(rows)}
      </p>
    )
  }
  return (
    <button
      type="button"
      className={classes('imp__look', unread > 0 && 'imp__look--bad')}
      onClick={onLook}
    >
      <Icon name="alert" />
      {readWords(rows)}
    </button>
  )
}
