import { useNavigate } from 'react-router'

import { behind } from '../../library/versions.ts'
import { useLists } from '../../store/lists.ts'
import { moveCopy, moveList, type On } from '../../store/points-move.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { sayUndo } from '../../store/say-undo.ts'
import { say } from '../../store/toasts.ts'
import { keepWords } from '../../text/keep-words.ts'
import { t, tIn } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import type { Outcome } from './use-target.ts'

export interface MoveActionsProps {
  readonly list: SavedList
  readonly to: On
  /** Names what it moves to: `v1.2`. */
  readonly words: () => string
  readonly same: boolean
  readonly outcome: Extract<Outcome, { state: 'ready' }>
}

/** Move, move a copy, or keep. */
export function MoveActions({ list, to, words, same, outcome }: MoveActionsProps) {
  const navigate = useNavigate()
  const { id, roster, declined } = list
  const name = roster.name || t('The list')
  const open = (list: string) => void navigate(`/list/${list}`)
  const label = keepWords(() => t('Move to {points}', { points: words() }))
  const move = () => {
    moveList(id, to, label)
    const { points } = outcome.after
    sayUndo(id, t('Moved to {to}: {points, number} points', { to: words(), points }))
    open(id)
  }
  const copy = () => {
    const made = moveCopy(id, to, label)
    const onAction = () => {
      useLists.getState().remove(made)
      open(id)
    }
    say(t('{name} stays; its copy is on {to}', { name, to: words() }), {
      action: { label: t('Undo'), onAction },
    })
    open(made)
  }
  const newer = behind(roster)
  const keep = () => {
    if (newer) {
      useLists.getState().decline(id, newer.newest)
      const onAction = () => useLists.getState().decline(id, declined)
      say(t('{name} stays on {points}', { name, points: newer.on }), {
        action: { label: t('Undo'), onAction },
      })
    }
    open(id)
  }
  return (
    <div className="move__acts" data-bottom-bar>
      <Button variant="go" disabled={same} onClick={move}>
        {tIn('points', 'Move')}
      </Button>
      <Button icon="copy" disabled={same} onClick={copy}>
        {t('Move a copy')}
      </Button>
      {/* with nothing newer there is nothing to decline */}
      {newer && <Button onClick={keep}>{t('Keep {points}', { points: newer.on })}</Button>}
    </div>
  )
}
