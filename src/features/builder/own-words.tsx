import { useState } from 'react'

import type { ArmyUnit } from '../../engine/army.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { useDesk } from './desk.ts'

/** The name and the note that a player gives a unit; kept when the field is left. */
export function OwnWords({ unit }: { readonly unit: ArmyUnit }) {
  const { send } = useDesk()
  const { nickname, note } = unit.roster
  const [open, setOpen] = useState(nickname !== '' || note !== '')
  const [name, setName] = useState(nickname)
  const [text, setText] = useState(note)
  if (!open) {
    return (
      <Button
        small
        variant="ghost"
        icon="edit"
        className="self-start"
        onClick={() => setOpen(true)}
      >
        Nickname and note
      </Button>
    )
  }
  const keepName = () => {
    if (name.trim() === nickname) return
    send({ kind: 'set-nickname', unit: unit.id, nickname: name.trim() }, `Rename ${unit.name}`)
  }
  const keepNote = () => {
    if (text.trim() === note) return
    send({ kind: 'set-note', unit: unit.id, note: text.trim() }, `Note on ${unit.name}`)
  }
  return (
    <div className="grid gap-2">
      <TextField
        label="Nickname"
        value={name}
        maxLength={60}
        onChange={setName}
        onBlur={keepName}
      />
      <TextAreaField
        label="Note"
        rows={2}
        maxLength={500}
        value={text}
        onChange={setText}
        onBlur={keepNote}
      />
    </div>
  )
}
