import { useState } from 'react'

import type { Army } from '../../engine/army.ts'
import type { Finding } from '../../engine/rule.ts'
import type { System } from '../../engine/system.ts'
import { tallyWords } from '../../engine/wording.ts'
import { useRulesOf } from '../../store/use-rule-words.ts'
import { date, t } from '../../text/t.ts'
import { FindingView } from '../../ui/finding.tsx'
import { numberText } from '../../ui/number-text.ts'
import { RuleWordsContext } from '../../ui/rule-words.ts'
import { MiniSeal, Seal } from '../../ui/seal.tsx'
import { Tape } from '../../ui/tape.tsx'
import { segmentsOf } from './segments.ts'
import { SharedActions } from './shared-actions.tsx'
import { SharedAids } from './shared-aids.tsx'
import { SharedRoster } from './shared-roster.tsx'

export interface SharedListProps {
  readonly army: Army
  readonly findings: readonly Finding[]
  readonly system: System
  readonly fragment: string
  /** What could not be read of the link; null when all of it was. */
  readonly problem: string | null
  readonly notes: readonly string[]
}

const views = { error: 'fault', warning: 'ask', note: 'note' } as const

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
          <Verdict army={army} findings={findings} part={problem !== null} />
          {roster.notes && (
            <section className="shared__notes">
              <h2 className="t-label">{t('Notes')}</h2>
              <p className="t-body">{roster.notes}</p>
            </section>
          )}
        </aside>
        <SharedRoster army={army} findings={findings} system={system} />
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

const faultsOf = (findings: readonly Finding[]) =>
  findings.filter(({ severity }) => severity === 'error').length

/** The first sentence says what is wrong, the rest is the rule. */
function sentences(say: string): { readonly lead: string; readonly rest: string } {
  const end = say.indexOf('. ')
  return end < 0
    ? { lead: say, rest: '' }
    : { lead: say.slice(0, end + 1), rest: say.slice(end + 2) }
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

function Verdict({ army, findings, part }: Omit<HeadProps, 'system'>) {
  const order = { error: 0, warning: 1, note: 2 } as const
  const sorted = findings.toSorted((a, b) => order[a.severity] - order[b.severity])
  const faults = faultsOf(findings)
  return (
    <section className="shared__verdict" aria-label={t('Findings')}>
      {faults === 0 && (
        <p className="shared__ok t-body">
          <MiniSeal state="ok" label={t('In order')} />
          <span>
            <b>{part ? t('What could be read is in order.') : t('In order.')}</b>{' '}
            {t('Checked here against {season} with the points of {day}.', {
              season: army.season.name,
              day: army.dataDate,
            })}
          </span>
        </p>
      )}
      {sorted.map((finding, at) => (
        <FindingView
          key={`${finding.rule} ${JSON.stringify(finding.at)} ${finding.say}`}
          severity={views[finding.severity]}
          mark={finding.severity === 'error' ? at + 1 : undefined}
          {...(finding.severity === 'note'
            ? { lead: '', rest: finding.say }
            : sentences(finding.say))}
          cite={finding.citation || undefined}
        />
      ))}
    </section>
  )
}
