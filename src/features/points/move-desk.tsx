import { Link } from 'react-router'

import { behind } from '../../library/versions.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { useRulesOf } from '../../store/use-rule-words.ts'
import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RuleWordsContext } from '../../ui/rule-words.ts'
import { Trouble } from '../../ui/trouble.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { MoveActions } from './move-actions.tsx'
import { movedTo } from './move-words.ts'
import { OutcomeRows } from './outcome-rows.tsx'
import { OutcomeView } from './outcome-view.tsx'
import type { ReadyBefore } from './use-before.ts'
import { type Target, useTarget } from './use-target.ts'

export interface MoveDeskProps {
  readonly list: SavedList
  readonly before: ReadyBefore
}

/** Which points to move to, what they change, and the ways to take or leave them. */
export function MoveDesk({ list, before }: MoveDeskProps) {
  const target = useTarget(list, before)
  const rules = useRulesOf(list.roster.system)
  const { id, roster } = list
  const { outcome, to, same, versions, seasons } = target
  const words = () => movedTo(roster, to, versions(), seasons)
  const changes = outcome.state === 'ready' && !same ? outcome.changes : null
  return (
    <RuleWordsContext value={rules}>
      <div className="move">
        <div className="move__top">
          <Link to={`/list/${id}`} className={buttonClass({ variant: 'ghost' }, 'move__back')}>
            <Icon name="back" /> {t('Back to the list')}
          </Link>
          <header className="grid gap-1">
            <h1 className="t-list">
              {t('Points of {name}', { name: roster.name || t('a list without a name') })}
            </h1>
            <p className="t-body">
              <Stand list={list} before={before} />
            </p>
          </header>
          <Choice target={target} />
          <Result target={target} />
        </div>
        {changes && <OutcomeRows changes={changes} to={words()} />}
        {outcome.state === 'ready' && (
          <MoveActions list={list} to={to} words={words} same={same} outcome={outcome} />
        )}
      </div>
    </RuleWordsContext>
  )
}

/** What the list would be on what is chosen, as far as that is known. */
function Result({ target: { outcome, same } }: { readonly target: Target }) {
  if (outcome.state === 'failed') {
    return (
      <Trouble
        level={2}
        title={t('These points cannot be read')}
        problem={outcome.problem}
        onRetry={outcome.retry}
      />
    )
  }
  if (outcome.state === 'loading') return <Waiting words={t('Working the list out')} />
  if (!same) return <OutcomeView outcome={outcome} />
  return (
    <p className="move__same t-body" role="status">
      {t('The list is on these already. Choose others to see what they change.')}
    </p>
  )
}

/** What the list stays on, and whether there is anything newer. */
function Stand({ list: { roster }, before: { seen, about, gone } }: MoveDeskProps) {
  if (gone !== '') {
    return (
      <>
        {t('It stays on {lacks}, which this version of Muster does not have.', { lacks: gone })}{' '}
        {t(
          seen
            ? 'What it was is taken from when it was last seen.'
            : 'It was never worked out here: what it was cannot be shown.',
        )}
      </>
    )
  }
  const newer = behind(roster)
  return (
    <>
      {t('Now: {points}.', { points: about.join(', ') })}{' '}
      {t(
        newer
          ? 'Nothing changes until you move it.'
          : 'There is nothing newer in this version of Muster.',
      )}
    </>
  )
}

function Choice({ target }: { readonly target: Target }) {
  const { books, seasons, to, choose } = target
  if (books.length < 2 && seasons.length < 2) return null
  return (
    <div className="move__choice">
      {books.length > 1 && (
        <SelectField
          label={t('Points to compare')}
          value={to.prices ?? ''}
          options={books.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(prices) => choose({ prices })}
        />
      )}
      {seasons.length > 1 && (
        <SelectField
          label={t('Season to compare')}
          value={to.season}
          options={seasons.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(season) => choose({ season })}
        />
      )}
    </div>
  )
}
