import { useState } from 'react'

import type { PlayEntry } from '../../engine/play.ts'
import { PLAY_BOUNDS } from '../../store/play-battle.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { useDesk } from './desk.ts'

export interface NoteDialogProps {
  readonly entry: PlayEntry
  readonly note: string
  readonly onClose: () => void
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
      title={`Note on ${entry.name}`}
      onClose={done}
      footer={
        <DialogActions>
          <Button variant="go" onClick={done}>
            Done
          </Button>
        </DialogActions>
      }
    >
      <TextAreaField
        label="Note"
        hint="Kept with this list, from one game to the next."
        maxLength={PLAY_BOUNDS.note}
        value={text}
        onChange={type}
      />
    </Dialog>
  )
}
