import { Link } from 'react-router'

import { useLists } from '../../store/lists.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { stepWords } from '../../store/step-words.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'

export interface HistoryHeadProps {
  readonly list: SavedList
  readonly onTake: () => void
}

/** The way back to the list, undo and redo, and the button that takes a snapshot, which a phone has at the bottom. */
export function HistoryHead({ list, onTake }: HistoryHeadProps) {
  const { id, roster } = list
  const { undo, redo } = useLists((state) => state.history(id))
  const name = roster.name || 'Without a name'
  return (
    <header className="hist__head">
      <span className="hist__mark">
        <Wordmark />
      </span>
      <Link
        to={`/list/${id}`}
        className={buttonClass({ variant: 'ghost', square: true })}
        aria-label={`Back to ${name}`}
        title={`Back to ${name}`}
      >
        <Icon name="back" size="l" />
      </Link>
      <h1 className="hist__title">
        <span className="t-card">History</span> <span className="t-small">of {name}</span>
      </h1>
      <IconButton
        icon="undo"
        label={undo === null ? 'Undo' : `Undo: ${stepWords(undo)}`}
        disabled={undo === null}
        onClick={() => useLists.getState().undo(id)}
      />
      <IconButton
        icon="redo"
        label={redo === null ? 'Redo' : `Redo: ${stepWords(redo)}`}
        disabled={redo === null}
        onClick={() => useLists.getState().redo(id)}
      />
      <Button variant="go" icon="clock" className="hist__take" onClick={onTake}>
        Take a snapshot
      </Button>
    </header>
  )
}
