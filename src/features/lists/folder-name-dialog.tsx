import { type FormEvent, useState } from 'react'

import { BOUNDS } from '../../store/bounds.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { renameFolder } from './filing-jobs.ts'
import { firstFocus } from './first-focus.ts'

interface FolderNameDialogProps {
  readonly folder: string
  readonly folders: readonly string[]
  readonly onClose: (done: boolean) => void
}

/** Gives a folder another name. */
export function FolderNameDialog({ folder, folders, onClose }: FolderNameDialogProps) {
  const [name, setName] = useState(folder)
  const wanted = name.trim()
  const there = wanted !== folder && folders.includes(wanted)
  const rename = (event: FormEvent) => {
    event.preventDefault()
    if (wanted === '') return
    renameFolder(folder, wanted)
    onClose(true)
  }
  return (
    <Dialog open onClose={() => onClose(false)} title={t('Rename the folder')}>
      <form className="lform" noValidate onSubmit={rename}>
        <TextField
          label={t('Name')}
          value={name}
          maxLength={BOUNDS.folder}
          autoComplete="off"
          ref={firstFocus}
          onFocus={(event) => event.target.select()}
          hint={there ? t('There is a folder of this name: the two become one.') : undefined}
          error={wanted === '' ? t('Give the folder a name.') : undefined}
          onChange={setName}
        />
        <DialogActions>
          <Button onClick={() => onClose(false)}>{t('Cancel')}</Button>
          <Button type="submit" variant="go">
            {t('Rename')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
