import type { PlaySheet } from '../../engine/play.ts'
import type { Id } from '../../engine/roster.ts'
import { type OpenPlay, plays } from '../../store/plays.ts'
import { saveFile } from '../../store/save-file.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
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
        {t(
          'A newer version of Muster saved the game of this list. It is left as it is; what you do here is not kept. Reload the page to get that version.',
        )}
      </p>
    )
  }
  if (play.unread) {
    return (
      <p role="alert" className="play__problem">
        {t(
          'The browser did not let Muster read the game of this list. It is left as it is; what you do here is not kept. Reload the page to try again.',
        )}
      </p>
    )
  }
  if (aside === null) return null
  const discard = () => {
    const onAction = plays.getState().discardAside(list, sheet)
    say(t('What could not be read is gone.'), { action: { label: t('Undo'), onAction } })
  }
  return (
    <div role="alert" className="play__problem">
      {t(
        'The game that was stored with this list cannot be read. A new one has begun, with what was left of your notes; the old one is kept as it is.',
      )}{' '}
      <Button
        small
        icon="download"
        onClick={() => saveFile('muster-game.json', aside, 'application/json')}
      >
        {t('Download it')}
      </Button>{' '}
      <Button small icon="trash" onClick={discard}>
        {t('Discard it')}
      </Button>
    </div>
  )
}
