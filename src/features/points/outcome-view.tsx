import type { ReactNode } from 'react'

import type { Changes } from '../../engine/change.ts'
import type { Seen, SeenFinding } from '../../engine/seen.ts'
import { rich, t } from '../../text/t.ts'
import { FindingView } from '../../ui/finding.tsx'
import { changeText, changeWords, numberText } from '../../ui/number-text.ts'
import { Pieces } from '../../ui/pieces.tsx'
import { textMarks } from '../../ui/text-marks.tsx'
import { countWords, limitWords } from './move-words.ts'
import type { Outcome } from './use-target.ts'

export interface OutcomeViewProps {
  readonly outcome: Extract<Outcome, { state: 'ready' }>
}

/** What the list would be: its total, the rules that break and heal. */
export function OutcomeView({ outcome: { after, changes } }: OutcomeViewProps) {
  return (
    <>
      <Total after={after} changes={changes} />
      {changes ? (
        <>
          <Findings title={t('Newly against the rules')} findings={changes.fresh} />
          <Findings title={t('No longer against the rules')} findings={changes.healed} healed />
        </>
      ) : (
        <Findings title={t('Against the rules')} findings={after.findings} />
      )}
    </>
  )
}

interface TotalProps {
  readonly after: Seen
  readonly changes: Changes | null
}

const alarmed = (words: ReactNode) => <b className="text-alarm">{words}</b>

function Total({ after, changes }: TotalProps) {
  const over = after.points > after.limit
  return (
    <div className="move__total" role="status">
      <p className="move__sum">
        {changes && changes.points.change !== 0 && (
          <>
            <span className="move__was">{numberText(changes.points.before)}</span>
            <span aria-hidden="true">→</span>
            <span className="sr-only">{t('become')}</span>{' '}
          </>
        )}
        <Pieces
          of={rich('<b>{points, number}</b> of {limit, number} points', {
            b: over ? alarmed : textMarks.b,
            points: after.points,
            limit: after.limit,
          })}
        />
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
