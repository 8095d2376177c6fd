import { useState } from 'react'

import type { Changes } from '../../engine/change.ts'
import type { Seen, SeenFinding } from '../../engine/seen.ts'
import { ChangeTable } from '../../ui/change-table.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { FindingView } from '../../ui/finding.tsx'
import { changeText, changeWords, numberText } from '../../ui/number-text.ts'
import { countWords, limitWords } from './move-words.ts'
import type { Outcome } from './use-target.ts'

export interface OutcomeViewProps {
  readonly outcome: Extract<Outcome, { state: 'ready' }>
  /** What the list would be on: `v1.2`. */
  readonly to: string
}

/** What the list would be: its total, the rules that break and heal, and each row before and after. */
export function OutcomeView({ outcome: { after, changes }, to }: OutcomeViewProps) {
  return (
    <>
      <Total after={after} changes={changes} />
      {changes ? (
        <>
          <Findings title="Newly against the rules" findings={changes.fresh} />
          <Findings title="No longer against the rules" findings={changes.healed} healed />
          <Rows changes={changes} to={to} />
        </>
      ) : (
        <Findings title="Against the rules" findings={after.findings} />
      )}
    </>
  )
}

interface TotalProps {
  readonly after: Seen
  readonly changes: Changes | null
}

function Total({ after, changes }: TotalProps) {
  const over = after.points > after.limit
  return (
    <div className="move__total" role="status">
      <p className="move__sum">
        {changes && changes.points.change !== 0 && (
          <>
            <span className="move__was">{numberText(changes.points.before)}</span>
            <span aria-hidden="true">→</span>
            <span className="sr-only">become</span>{' '}
          </>
        )}
        <b className={over ? 'text-alarm' : undefined}>{numberText(after.points)}</b>{' '}
        <span>of {numberText(after.limit)} points</span>
      </p>
      <p className="t-body">
        {changes && (
          <>
            <b>
              <span aria-hidden="true">{changeText(changes.points.change)}</span>
              <span className="sr-only">{changeWords(changes.points.change)}</span>
            </b>
            {' · '}
          </>
        )}
        <span className={over ? 'font-semibold text-alarm' : undefined}>
          {limitWords(after.points, after.limit)}
        </span>
        {changes && ` · ${countWords(changes)}`}
      </p>
    </div>
  )
}

interface FindingsProps {
  readonly title: string
  readonly findings: readonly SeenFinding[]
  readonly healed?: boolean
}

const severities = { error: 'fault', warning: 'ask', note: 'note' } as const

function Findings({ title, findings, healed = false }: FindingsProps) {
  const shown = findings.filter(({ severity }) => severity !== 'note')
  if (shown.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="t-head">{title}</h2>
      <div className="move__findings">
        {shown.map(({ rule, say, severity, citation }, at) => (
          <FindingView
            // oxlint-disable-next-line react/no-array-index-key -- findings have a stable order
            key={at}
            severity={healed ? 'note' : severities[severity]}
            mark={healed ? '–' : severity === 'error' ? at + 1 : undefined}
            lead={say}
            cite={[rule, citation].filter(Boolean).join(' · ')}
          />
        ))}
      </div>
    </section>
  )
}

interface RowsProps {
  readonly changes: Changes
  readonly to: string
}

function Rows({ changes, to }: RowsProps) {
  const { counts, blocks, points } = changes
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const alike = counts.same === rows
  const [all, setAll] = useState(false)
  return (
    <section aria-label="Row by row">
      <div className="move__rows">
        <h2 className="t-head">Row by row</h2>
        {counts.same > 0 && (
          <Checkbox
            label={`Show what stays the same (${counts.same})`}
            checked={all}
            onChange={setAll}
          />
        )}
      </div>
      {alike && !all ? (
        <p className="t-body">No unit and no choice changes its name or its points.</p>
      ) : (
        <ChangeTable
          caption={`What each row costs before and on ${to}`}
          before="Now"
          after={to.length > 8 ? 'After' : to}
          groups={blocks}
          all={all}
          total={points}
        />
      )}
    </section>
  )
}
