import { useState } from 'react'

import type { Army } from '../../engine/army.ts'
import type { Finding } from '../../engine/rule.ts'
import type { System } from '../../engine/system.ts'
import { tallyWords } from '../../engine/wording.ts'
import { useRulesOf } from '../../store/use-rule-words.ts'
import { date, t } from '../../text/t.ts'
import { numberText } from '../../ui/number-text.ts'
import { RuleWordsContext } from '../../ui/rule-words.ts'
import { Seal } from '../../ui/seal.tsx'
import { Tape } from '../../ui/tape.tsx'
import { segmentsOf } from './segments.ts'
import { SharedActions } from './shared-actions.tsx'
import { SharedAids } from './shared-aids.tsx'
import { SharedRoster } from './shared-roster.tsx'
import { faultsOf, SharedVerdict } from './shared-verdict.tsx'

export interface SharedListProps {
  readonly army: Army
  readonly findings: readonly Finding[]
  readonly system: System
  readonly fragment: string
  /** What could not be read of the link; null when all of it was. */
  readonly problem: string | null
  readonly notes: readonly string[]
}

/** A list from a link: what it is, the verdict on it, its units. */
export function SharedList(props: SharedListProps) {
  const { army, findings, system, fragment, problem, notes } = props
  const { roster } = army
  const rules = useRulesOf(system.id)
  return (
    <RuleWordsContext value={rules}>
      <title>{`${roster.name || t('Shared list')} · Muster`}</title>
      <SharedHead army={army} findings={findings} system={system} part={problem !== null} />
      <div className="shared__body">
        <aside className="shared__side" aria-label={t('Verdict')}>
          {problem && (
            <p className="shared__problem t-body" role="alert">
              <b>{t('Not all of this list could be read.')}</b> {problem}
            </p>
          )}
          {notes.map((note) => (
            <p key={note} className="shared__problem t-body">
              {note}
            </p>
          ))}
          <SharedVerdict army={army} findings={findings} part={problem !== null} />
        </aside>
        <SharedRoster army={army} findings={findings} system={system} />
        {roster.notes && (
          <section className="shared__notes">
            <h2 className="t-label">{t('Notes')}</h2>
            <p className="t-body">{roster.notes}</p>
          </section>
        )}
        <SharedAids army={army} system={system} />
      </div>
      <SharedActions army={army} fragment={fragment} />
    </RuleWordsContext>
  )
}

interface HeadProps extends Pick<SharedListProps, 'army' | 'findings' | 'system'> {
  /** Only a part of the list could be read: the verdict is on that part. */
  readonly part: boolean
}

function SharedHead({ army, findings, system, part }: HeadProps) {
  const [checked] = useState(() => date(new Date(), { dateStyle: 'long' }))
  const faults = faultsOf(findings)
  const left = army.limit - army.points
  const [first, ...others] = army.tallies.map(tallyWords)
  return (
    <header className="shared__head">
      <div className="shared__title">
        <h1 className="t-list">{army.roster.name || army.title}</h1>
        <p className="t-small">{[army.title, ...army.about].join(' · ')}</p>
      </div>
      <Seal
        size={96}
        state={faults > 0 ? 'fault' : part ? 'draft' : 'ok'}
        faults={faults}
        top={system.words.shortGame}
        bottom={army.season.short}
      />
      <div className="shared__total">
        <b>{numberText(army.points)}</b>
        <p>
          <span>
            {t('of {limit, number}', { limit: army.limit })}
            {first && ` · ${first}`}
          </span>
          <span>{others.join(', ')}</span>
          <span className={left < 0 ? 'text-alarm' : 'text-brass'}>
            {left < 0
              ? t('{points, number} over', { points: -left })
              : t('{points, number} left', { points: left })}
          </span>
        </p>
      </div>
      <Tape
        size="s"
        segments={segmentsOf(army, findings)}
        limit={army.limit}
        total={army.points}
        label={t('Points by {group}', { group: system.words.group })}
      />
      <dl className="shared__prov">
        <dt>{t('Checked')}</dt>
        <dd>{t('here, on {day}', { day: checked })}</dd>
        <dt>{t('Points')}</dt>
        <dd>{t('of {day}', { day: army.dataDate })}</dd>
      </dl>
    </header>
  )
}
