import './gone-list.css'
import { useEffect, useLayoutEffect } from 'react'
import { Link, useNavigate } from 'react-router'

import { lackWords } from '../../engine/lack-words.ts'
import { stillBlocks } from '../../engine/seen-words.ts'
import type { GoneArmy } from '../../store/army-state.ts'
import { useLists } from '../../store/lists.ts'
import { moveCopy } from '../../store/points-move.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { stepWords } from '../../store/step-words.ts'
import { say } from '../../store/toasts.ts'
import { listenToUndoKeys } from '../../store/undo-keys.ts'
import { keepWords } from '../../text/keep-words.ts'
import { date, rich, t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Pieces } from '../../ui/pieces.tsx'
import { StillList } from '../../ui/still-list.tsx'
import { textMarks } from '../../ui/text-marks.tsx'
import { faultWords } from './words.ts'

export interface GoneListProps {
  readonly list: SavedList
  readonly gone: GoneArmy
  /** Opens it with the data at hand all the same. */
  readonly onOpen: () => void
}

/** A list on points, a season or an army that this version does not have: as it was last seen, to look at. */
export function GoneList({ list, gone, onOpen }: GoneListProps) {
  const { roster, seen } = list
  const name = roster.name || t('A list without a name')
  useEffect(() => {
    document.title = `${name} · Muster`
  }, [name])
  // what made it such a list may have been the last step
  useLayoutEffect(() => listenToUndoKeys(list.id), [list.id])
  return (
    <div data-page className="gone">
      <header className="gone__head">
        <div className="min-w-0">
          <h1 className="t-list">{name}</h1>
          {seen && <p className="t-small">{[seen.title, ...seen.about].join(' · ')}</p>}
        </div>
        {seen && (
          <p className="gone__total">
            <Pieces
              of={rich('<b>{points, number}</b> of {limit, number} points', {
                points: seen.points,
                limit: seen.limit,
                b: textMarks.b,
              })}
            />
          </p>
        )}
      </header>
      <Why list={list} gone={gone} />
      <Ways list={list} gone={gone} onOpen={onOpen} />
      <Faults list={list} />
      <StillList blocks={stillBlocks(seen, roster)} />
      {roster.notes && <p className="t-body whitespace-pre-line">{roster.notes}</p>}
    </div>
  )
}

function Why({ list: { seen }, gone }: Pick<GoneListProps, 'list' | 'gone'>) {
  const lacking = { lacks: lackWords(gone.lacks), b: textMarks.b }
  return (
    <div className="gone__why t-body">
      <Icon name="lock" />
      <p>
        <Pieces
          of={
            seen
              ? rich(
                  'This list stays on <b>{lacks}</b>, which this version of Muster does not have. It is shown as it was on {day}, and cannot be edited.',
                  { ...lacking, day: date(new Date(seen.time), { dateStyle: 'long' }) },
                )
              : rich(
                  'This list stays on <b>{lacks}</b>, which this version of Muster does not have. It is shown by what is stored of it: it was never worked out here, so that its points are not known.',
                  lacking,
                )
          }
        />
      </p>
    </div>
  )
}

function Ways({ list, gone, onOpen }: GoneListProps) {
  const navigate = useNavigate()
  const { id, roster } = list
  const { newest, anyway } = gone
  const { undo } = useLists((state) => state.history(id))
  const copy = () => {
    if (!newest) return
    const made = moveCopy(
      id,
      newest,
      keepWords(() => t('Move to newer points')),
    )
    say(t('{list} copied to newer points', { list: roster.name }), {
      action: {
        label: t('Undo'),
        onAction: () => {
          useLists.getState().remove(made)
          void navigate(`/list/${id}`)
        },
      },
    })
    void navigate(`/list/${made}`)
  }
  return (
    <div className="gone__ways">
      {newest && (
        <>
          <Link to={`/list/${id}/points`} className={buttonClass({ variant: 'go' })}>
            {t('See what newer points change')}
          </Link>
          <Button icon="copy" onClick={copy}>
            {t('Move a copy')}
          </Button>
        </>
      )}
      {!newest && anyway && <Button onClick={onOpen}>{t('Open it with today’s data')}</Button>}
      {undo !== null && (
        <Button icon="undo" onClick={() => useLists.getState().undo(id)}>
          {t('Undo: {step}', { step: stepWords(undo) })}
        </Button>
      )}
      <Link to={`/list/${id}/history`} className={buttonClass()}>
        <Icon name="clock" />
        {t('History')}
      </Link>
      <Link to={`/list/${id}/print`} className={buttonClass()}>
        <Icon name="print" />
        {t('Print')}
      </Link>
    </div>
  )
}

function Faults({ list: { seen } }: Pick<GoneListProps, 'list'>) {
  const faults = seen?.findings.filter(({ severity }) => severity === 'error') ?? []
  if (faults.length === 0) return null
  return (
    <section aria-label={t('Faults it had')}>
      <h2 className="t-head">{faultWords(faults.length)}</h2>
      <ul className="gone__faults">
        {faults.map(({ say: words, citation }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- what was seen keeps its order
          <li key={at} className="t-body">
            {words} <span className="cite">{citation}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
