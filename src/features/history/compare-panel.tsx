import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'

import type { Changes } from '../../engine/change.ts'
import { changesBetween, rosterChanges } from '../../engine/changes.ts'
import type { SeenFinding } from '../../engine/seen.ts'
import { useSeen } from '../../store/use-seen.ts'
import { t, tIn } from '../../text/t.ts'
import { IconButton } from '../../ui/button.tsx'
import { ChangeTable, WordShifts, type WordShift } from '../../ui/change-table.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { type Option, SelectField } from '../../ui/field.tsx'
import { changeText, changeWords } from '../../ui/number-text.ts'
import { Trouble } from '../../ui/trouble.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { DetailHead } from './detail-head.tsx'
import {
  compareSearch,
  type ListState,
  nowRef,
  type Ref,
  snapshotState,
  stageState,
} from './states.ts'
import type { OpenPast } from './use-past.ts'

export interface ComparePanelProps {
  readonly past: OpenPast
  readonly from: ListState
  readonly to: ListState
}

/** What differs between any two states of the list. */
export function ComparePanel({ past, from, to }: ComparePanelProps) {
  const before = useSeen(from.roster, past.list.seen)
  const after = useSeen(to.roster, past.list.seen)
  const changes = useMemo(
    () =>
      before.state === 'ready' && after.state === 'ready'
        ? changesBetween(before.seen, after.seen)
        : null,
    [before, after],
  )
  const words = useMemo(() => rosterChanges(from.roster, to.roster), [from.roster, to.roster])
  const failed = [before, after].find((one) => one.state === 'failed')
  return (
    <section className="hist__detail" aria-label={t('Compare')}>
      <DetailHead title={t('Compare')} about={t('What differs between two states of the list.')} />
      <Choice past={past} from={from.ref} to={to.ref} />
      <div className="hist__read">
        {failed?.state === 'failed' && (
          <Trouble
            level={3}
            title={t('They cannot be compared')}
            problem={failed.problem}
            onRetry={failed.retry}
          />
        )}
        {!failed && !changes && <Waiting words={t('Comparing')} />}
        {changes && <Differences changes={changes} words={words} to={to} />}
      </div>
    </section>
  )
}

interface ChoiceProps {
  readonly past: OpenPast
  readonly from: Ref
  readonly to: Ref
}

function Choice({ past, from, to }: ChoiceProps) {
  const [, setParams] = useSearchParams()
  const options = useMemo(() => optionsOf(past), [past])
  const show = (from: Ref, to: Ref) =>
    setParams(compareSearch(from, to), { replace: true, preventScrollReset: true })
  return (
    <div className="cmp__choice">
      <SelectField
        label={tIn('compare', 'From')}
        value={from}
        options={options}
        onChange={(next) => show(next, to)}
      />
      <IconButton
        icon="swap"
        label={t('Swap the two')}
        variant="plain"
        onClick={() => show(to, from)}
      />
      <SelectField
        label={tIn('compare', 'To')}
        value={to}
        options={options}
        onChange={(next) => show(from, next)}
      />
    </div>
  )
}

const inGroup = (group: string) => (state: ListState) => ({
  value: state.ref,
  label: [state.title, state.about].filter(Boolean).join(', '),
  group,
})

/** Everything that can be compared: what is now, snapshots, states of undo. */
function optionsOf(past: OpenPast): readonly Option[] {
  const stages = past.stages.filter(({ when }) => when !== 'now').toReversed()
  return [
    { value: nowRef, label: t('Now') },
    ...past.snapshots.map((one) => snapshotState(one, past)).map(inGroup(t('Snapshots'))),
    ...stages.map((one) => stageState(one, past)).map(inGroup(t('Steps'))),
  ]
}

interface DifferencesProps {
  readonly changes: Changes
  /** What differs beside the army. */
  readonly words: readonly WordShift[]
  readonly to: ListState
}

function Differences({ changes, words, to }: DifferencesProps) {
  const [all, setAll] = useState(false)
  const { blocks, points, counts, head, fresh, healed } = changes
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const shifts = [...words, ...head]
  const alike = counts.same === rows && shifts.length === 0 && points.change === 0
  return (
    <>
      <p className="cmp__sum" role="status">
        {alike ? (
          t('Nothing differs.')
        ) : (
          <>
            <b>
              <span aria-hidden="true">{changeText(points.change)}</span>
              <span className="sr-only">{changeWords(points.change)}</span>
            </b>{' '}
            {countWords(counts) || <span aria-hidden="true">{t('points')}</span>}
          </>
        )}
      </p>
      {shifts.length > 0 && (
        <div className="cmp__words">
          <WordShifts shifts={shifts} />
        </div>
      )}
      {(rows > counts.same || all) && (
        <ChangeTable
          caption={t('What differs, unit by unit')}
          before={t('Before')}
          after={t(to.ref === nowRef ? 'Now' : 'After')}
          groups={blocks}
          all={all}
          total={points}
        />
      )}
      <Findings title={t('Newly wrong')} findings={fresh} look="cmp__fresh" />
      <Findings title={t('No longer wrong')} findings={healed} look="cmp__healed" />
      {counts.same > 0 && (
        <Checkbox label={t('Show what stays the same, too')} checked={all} onChange={setAll} />
      )}
    </>
  )
}

/** `2 added, 1 removed`. */
function countWords(counts: Changes['counts']): string {
  const { added, removed, same: _, ...others } = counts
  const other = Object.values(others).reduce((sum, count) => sum + count, 0)
  return [
    added > 0 ? t('{count, number} added', { count: added }) : '',
    removed > 0 ? t('{count, number} removed', { count: removed }) : '',
    other > 0 ? t('{count, number} changed', { count: other }) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

interface FindingsProps {
  readonly title: string
  readonly findings: readonly SeenFinding[]
  readonly look: string
}

function Findings({ title, findings, look }: FindingsProps) {
  const faults = findings.filter(({ severity }) => severity === 'error')
  if (faults.length === 0) return null
  return (
    <div className={look}>
      <h3 className="t-label">{title}</h3>
      <ul>
        {faults.map(({ rule, say, citation }) => (
          <li key={`${rule} ${say}`} className="t-body">
            {say} <span className="cite inline">{citation}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
