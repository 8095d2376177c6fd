import { Link } from 'react-router'

import { behind } from '../../library/versions.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { useRulesOf } from '../../store/use-rule-words.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RuleWordsContext } from '../../ui/rule-words.ts'
import { Trouble } from '../../ui/trouble.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { MoveActions } from './move-actions.tsx'
import { movedTo } from './move-words.ts'
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
  const { outcome, to, same, books, seasons } = target
  const words = movedTo(roster, to, books, seasons)
  return (
    <div className="move">
      <Link to={`/list/${id}`} className={buttonClass({ variant: 'ghost' }, 'move__back')}>
        <Icon name="back" /> Back to the list
      </Link>
      <header>
        <h1 className="t-list">Points of {roster.name || 'a list without a name'}</h1>
        <p className="t-body">
          <Stand list={list} before={before} />
        </p>
      </header>
      <Choice target={target} />
      {outcome.state === 'failed' && (
        <Trouble
          level={2}
          title="These points cannot be read"
          problem={outcome.problem}
          onRetry={outcome.retry}
        />
      )}
      {outcome.state === 'loading' && <Waiting words="Working the list out" />}
      {outcome.state === 'ready' && (
        <>
          {same ? (
            <p className="move__same t-body" role="status">
              The list is on these already. Choose others to see what they change.
            </p>
          ) : (
            <RuleWordsContext value={rules}>
              <OutcomeView outcome={outcome} to={words} />
            </RuleWordsContext>
          )}
          <MoveActions list={list} to={to} words={words} same={same} outcome={outcome} />
        </>
      )}
    </div>
  )
}

/** What the list stays on, and whether there is anything newer. */
function Stand({ list: { roster }, before: { seen, gone } }: MoveDeskProps) {
  if (gone !== '') {
    return (
      <>
        It stays on {gone}, which this version of Muster does not have.{' '}
        {seen
          ? 'What it was is taken from when it was last seen.'
          : 'It was never worked out here: what it was cannot be shown.'}
      </>
    )
  }
  const newer = behind(roster)
  return (
    <>
      Now: {seen?.about.join(', ')}.{' '}
      {newer
        ? 'Nothing changes until you move it.'
        : 'There is nothing newer in this version of Muster.'}
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
          label="Points to compare"
          value={to.prices ?? ''}
          options={books.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(prices) => choose({ prices })}
        />
      )}
      {seasons.length > 1 && (
        <SelectField
          label="Season to compare"
          value={to.season}
          options={seasons.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(season) => choose({ season })}
        />
      )}
    </div>
  )
}
