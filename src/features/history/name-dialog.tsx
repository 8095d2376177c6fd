import { type SubmitEvent, useId, useState } from 'react'

import type { Id } from '../../engine/roster.ts'
import { useLists } from '../../store/lists.ts'
import type { Snapshot } from '../../store/snapshot.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'

export interface NameDialogProps {
  readonly list: Id
  /** The snapshot that gets another name; without it, one is taken. */
  readonly snapshot?: Snapshot | undefined
  readonly onClose: () => void
}

const longest = 80

/** The name is what the dialog is opened for. */
const firstFocus = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')

/** Asks for the name of a snapshot, and takes or renames it. It may do without one. */
export function NameDialog({ list, snapshot, onClose }: NameDialogProps) {
  const form = useId()
  const [name, setName] = useState(snapshot?.name ?? '')
  const keep = (event: SubmitEvent) => {
    event.preventDefault()
    const given = name.trim()
    const { takeSnapshot, nameSnapshot } = useLists.getState()
    if (!snapshot) {
      takeSnapshot(list, 'named', given)
      say(given ? t('Snapshot “{name}” taken', { name: given }) : t('Snapshot taken'))
    } else if (given !== snapshot.name) {
      nameSnapshot(snapshot, given)
      const onAction = () => nameSnapshot({ ...snapshot, name: given }, snapshot.name)
      say(given ? t('Renamed to “{name}”', { name: given }) : t('Name removed'), {
        action: { label: t('Undo'), onAction },
      })
    }
    onClose()
  }
  return (
    <Dialog
      open
      apart
      onClose={onClose}
      title={t(snapshot ? 'Rename the snapshot' : 'Take a snapshot')}
      footer={
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="go" type="submit" form={form}>
            {t(snapshot ? 'Rename' : 'Take snapshot')}
          </Button>
        </DialogActions>
      }
    >
      <form id={form} onSubmit={keep}>
        <TextField
          label={t('Name')}
          hint={snapshot ? undefined : t('Keeps the list as it is now. The name can be left out.')}
          value={name}
          maxLength={longest}
          autoComplete="off"
          ref={firstFocus}
          onChange={setName}
        />
      </form>
    </Dialog>
  )
}
