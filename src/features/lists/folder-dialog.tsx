import { type FormEvent, useState } from 'react'

import { BOUNDS } from '../../store/bounds.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lot, moveLists } from './filing-jobs.ts'
import { firstFocus } from './first-focus.ts'

interface FolderDialogProps {
  readonly lists: readonly SavedList[]
  readonly folders: readonly string[]
  readonly onClose: (done: boolean) => void
}

/** Puts lists into a folder: one that is there with one tap, or a new one. */
export function FolderDialog({ lists, folders, onClose }: FolderDialogProps) {
  const [name, setName] = useState('')
  const [missed, setMissed] = useState(false)
  const put = (folder: string) => {
    moveLists(lists, folder)
    onClose(true)
  }
  const make = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    setMissed(wanted === '')
    if (wanted !== '') put(folders.find((one) => sameName(one, wanted)) ?? wanted)
  }
  const inside = (folder: string) => lists.every((list) => list.folder === folder)
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={t('Folder of {count, plural, =1 {{name}} other {# lists}}', lot(lists))}
      flush
    >
      {folders.length > 0 && (
        <div className="lfolders">
          {folders.map((folder) => (
            <FolderRow
              key={folder}
              name={folder}
              current={inside(folder)}
              onPick={() => put(folder)}
            />
          ))}
          {lists.some(({ folder }) => folder !== '') && (
            <FolderRow name={t('In no folder')} current={false} none onPick={() => put('')} />
          )}
        </div>
      )}
      <form className="lform" noValidate onSubmit={make}>
        <TextField
          label={t('New folder')}
          value={name}
          maxLength={BOUNDS.folder}
          autoComplete="off"
          // with no folder to tap the name is what comes next
          ref={folders.length === 0 ? firstFocus : undefined}
          error={missed ? t('Give the folder a name.') : undefined}
          onChange={(text) => {
            setName(text)
            setMissed(false)
          }}
        />
        <Button type="submit" variant="go" icon="folder">
          {t('Make folder')}
        </Button>
      </form>
    </Dialog>
  )
}

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

interface FolderRowProps {
  readonly name: string
  readonly current: boolean
  readonly none?: boolean
  readonly onPick: () => void
}

function FolderRow({ name, current, none, onPick }: FolderRowProps) {
  return (
    <button
      type="button"
      className="menu__i"
      aria-current={current ? 'true' : undefined}
      onClick={onPick}
    >
      <Icon name={none ? 'close' : 'folder'} />
      <span className="wrap-anywhere">{name}</span>
      {current && <Icon name="check" />}
    </button>
  )
}
