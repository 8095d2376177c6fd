import { useNavigate } from 'react-router'

import { behind } from '../../library/versions.ts'
import { useLists } from '../../store/lists.ts'
import { moveCopy, moveList, type On } from '../../store/points-move.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { sayUndo } from '../../store/say-undo.ts'
import { say } from '../../store/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { numberText } from '../../ui/number-text.ts'
import type { Outcome } from './use-target.ts'

export interface MoveActionsProps {
  readonly list: SavedList
  readonly to: On
  /** What it moves to: `v1.2`. */
  readonly words: string
  readonly same: boolean
  readonly outcome: Extract<Outcome, { state: 'ready' }>
}

/** Move, move a copy, or keep. */
export function MoveActions({ list, to, words, same, outcome }: MoveActionsProps) {
  const navigate = useNavigate()
  const { id, roster, declined } = list
  const name = roster.name || 'The list'
  const open = (list: string) => void navigate(`/list/${list}`)
  const label = `Move to ${words}`
  const move = () => {
    moveList(id, to, label)
    sayUndo(id, `Moved to ${words}: ${numberText(outcome.after.points)} points`)
    open(id)
  }
  const copy = () => {
    const made = moveCopy(id, to, label)
    const onAction = () => {
      useLists.getState().remove(made)
      open(id)
    }
    say(`${name} stays; its copy is on ${words}`, { action: { label: 'Undo', onAction } })
    open(made)
  }
  const newer = behind(roster)
  const keep = () => {
    if (newer) {
      useLists.getState().decline(id, newer.newest)
      const onAction = () => useLists.getState().decline(id, declined)
      say(`${name} stays on ${newer.on}`, { action: { label: 'Undo', onAction } })
    }
    open(id)
  }
  return (
    <div className="move__acts" data-bottom-bar>
      <Button variant="go" disabled={same} onClick={move}>
        Move
      </Button>
      <Button icon="copy" disabled={same} onClick={copy}>
        Move a copy
      </Button>
      {/* with nothing newer there is nothing to decline */}
      {newer && <Button onClick={keep}>Keep</Button>}
    </div>
  )
}
