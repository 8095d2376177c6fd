import type { PlaySheet } from '../../engine/play.ts'
import type { Id } from '../../engine/roster.ts'
import { type OpenPlay, plays } from '../../store/plays.ts'
import { saveFile } from '../../store/save-file.ts'
import { say } from '../../store/toasts.ts'
import { Button } from '../../ui/button.tsx'

export interface AsidesProps {
  readonly list: Id
  readonly sheet: PlaySheet
  readonly play: OpenPlay
}

/** What is wrong with the game that was stored, if anything is: it is neither thrown away nor in the way. */
export function Asides({ list, sheet, play }: AsidesProps) {
  const aside = play.record?.aside ?? play.damaged?.raw ?? null
  if (play.newer) {
    return (
      <p role="alert" className="play__problem">
        A newer version of Muster saved the game of this list. It is left as it is; what you do here
        is not kept. Reload the page to get that version.
      </p>
    )
  }
  if (play.unread) {
    return (
      <p role="alert" className="play__problem">
        The browser did not let Muster read the game of this list. It is left as it is; what you do
        here is not kept. Reload the page to try again.
      </p>
    )
  }
  if (aside === null) return null
  const discard = () => {
    const onAction = plays.getState().discardAside(list, sheet)
    say('What could not be read is gone.', { action: { label: 'Undo', onAction } })
  }
  return (
    <div role="alert" className="play__problem">
      The game that was stored with this list cannot be read. A new one has begun, with what was
      left of your notes; the old one is kept as it is.{' '}
      <Button
        small
        icon="download"
        onClick={() => saveFile('muster-game.json', aside, 'application/json')}
      >
        Download it
      </Button>{' '}
      <Button small icon="trash" onClick={discard}>
        Discard it
      </Button>
    </div>
  )
}
