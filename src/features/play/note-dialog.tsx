import { useState } from 'react'

import type { PlayEntry } from '../../engine/play.ts'
import { PLAY_BOUNDS } from '../../store/play-battle.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { useDesk } from './desk.ts'

export interface NoteDialogProps {
  readonly entry: PlayEntry
  readonly note: string
  readonly onClose: () => void
}

/** From so few letters on it is said how many are left. */
const few = 200

/** Where a note is kept, and as it nears its end how much more it takes. */
function roomWords(length: number): string {
  const left = PLAY_BOUNDS.note - length
  if (left > few) return t('Kept with this list, from one game to the next.')
  return left > 0
    ? t('{left, plural, one {# letter} other {# letters}} left.', { left })
    : t('A note holds {most, number} letters: this one is full.', { most: PLAY_BOUNDS.note })
}

/** The player's own words on an entry, for this battle and those to come: kept as they are typed. */
export function NoteDialog({ entry, note, onClose }: NoteDialogProps) {
  const { act } = useDesk()
  const [text, setText] = useState(note)
  const [typing] = useState(() => `${entry.id} ${Date.now()}`)
  // each letter is kept: nothing is lost if the page goes away
  const keep = (next: string) =>
    act({ kind: 'mark', entry: entry.id, mark: { note: next } }, typing)
  const type = (next: string) => {
    setText(next)
    keep(next)
  }
  const done = () => {
    if (text !== text.trim()) keep(text.trim())
    onClose()
  }
  return (
    <Dialog
      open
      apart
      title={t('Note on {name}', { name: entry.name })}
      onClose={done}
      footer={
        <DialogActions>
          <Button variant="go" onClick={done}>
            {t('Done')}
          </Button>
        </DialogActions>
      }
    >
      <TextAreaField
        label={t('Note')}
        hint={roomWords(text.length)}
        maxLength={PLAY_BOUNDS.note}
        value={text}
        onChange={type}
      />
      <LiveRegion text={text.length >= PLAY_BOUNDS.note ? roomWords(text.length) : ''} />
    </Dialog>
  )
}
