import { Link } from 'react-router'

import { stepWords } from '../../store/step-words.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { useDesk } from './desk.ts'
import { sayUndone } from './say-undone.ts'

/** The way back to the list, and what is needed less often than the bar. */
export function PlayHead() {
  const { list, name, history, redo, act, undo } = useDesk()
  const newGame = () => {
    act({ kind: 'new', started: new Date().toISOString() })
    sayUndone('A new game has begun. Pins and notes are kept.', { label: 'Undo', onAction: undo })
  }
  return (
    <header className="play__head">
      <span className="play__mark">
        <Wordmark />
      </span>
      <Link
        to={`/list/${list}`}
        className={buttonClass({ variant: 'ghost', square: true })}
        aria-label={`Back to ${name}`}
        title={`Back to ${name}`}
      >
        <Icon name="back" size="l" />
      </Link>
      <h1 className="play__title">
        <span className="t-card">Play</span> <span className="t-small">{name}</span>
      </h1>
      <IconButton
        icon="redo"
        label={history.redo === null ? 'Redo' : `Redo: ${stepWords(history.redo)}`}
        disabled={history.redo === null}
        onClick={redo}
      />
      <Menu
        label="More"
        items={[{ id: 'new', label: 'New game', icon: 'swap', onSelect: newGame }]}
      />
    </header>
  )
}
