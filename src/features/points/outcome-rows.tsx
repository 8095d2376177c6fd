import { useState } from 'react'

import type { Changes } from '../../engine/change.ts'
import { t } from '../../text/t.ts'
import { ChangeTable } from '../../ui/change-table.tsx'
import { Checkbox } from '../../ui/choice.tsx'

interface OutcomeRowsProps {
  readonly changes: Changes
  /** What the list would be on: `v1.2`. */
  readonly to: string
}

/** As long a name as the head of a column has room for. */
const longest = 8

/** Each row of the list before and after. */
export function OutcomeRows({ changes, to }: OutcomeRowsProps) {
  const { counts, blocks, points } = changes
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const alike = counts.same === rows
  const [all, setAll] = useState(false)
  return (
    <section aria-label={t('Row by row')} className="move__each">
      <div className="move__rows">
        <h2 className="t-head">{t('Row by row')}</h2>
        {counts.same > 0 && (
          <Checkbox
            label={t('Show what stays the same ({count, number})', { count: counts.same })}
            checked={all}
            onChange={setAll}
          />
        )}
      </div>
      {alike && !all ? (
        <p className="t-body">{t('No unit and no choice changes its name or its points.')}</p>
      ) : (
        <ChangeTable
          caption={t('What each row costs before and on {points}', { points: to })}
          before={t('Now')}
          after={to.length > longest ? t('After') : to}
          groups={blocks}
          all={all}
          total={points}
        />
      )}
    </section>
  )
}
