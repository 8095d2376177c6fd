import { useState } from 'react'

import type { ArmyUnit } from '../../engine/army.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { useDesk } from './desk.ts'

/** The name and the note that a player gives a unit, kept with every letter. */
export function OwnWords({ unit }: { readonly unit: ArmyUnit }) {
  const { send } = useDesk()
  const { nickname, note } = unit.roster
  const [open, setOpen] = useState(nickname !== '' || note !== '')
  // what is being typed; null shows what is kept, so that undo shows, too
  const [name, setName] = useState<string | null>(null)
  const [text, setText] = useState<string | null>(null)
  if (!open) {
    return (
      <Button
        small
        variant="ghost"
        icon="edit"
        className="self-start"
        onClick={() => setOpen(true)}
      >
        {t('Nickname and note')}
      </Button>
    )
  }
  const keepName = (typed: string) => {
    setName(typed)
    const kept = typed.trim()
    if (kept === nickname) return
    send({ kind: 'set-nickname', unit: unit.id, nickname: kept })
  }
  const keepNote = (typed: string) => {
    setText(typed)
    const kept = typed.trim()
    if (kept === note) return
    send({ kind: 'set-note', unit: unit.id, note: kept })
  }
  return (
    <div className="grid gap-2">
      <TextField
        label={t('Nickname')}
        value={name ?? nickname}
        maxLength={60}
        onChange={keepName}
        onBlur={() => setName(null)}
      />
      <TextAreaField
        label={t('Note')}
        rows={2}
        maxLength={500}
        value={text ?? note}
        onChange={keepNote}
        onBlur={() => setText(null)}
      />
    </div>
  )
}
