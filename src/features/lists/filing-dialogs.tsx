import './selection.css'
import type { Asked } from './asked.ts'
import { ExportDialog } from './export-dialog.tsx'
import { FolderDialog } from './folder-dialog.tsx'
import { FolderNameDialog } from './folder-name-dialog.tsx'
import { TagsDialog } from './tags-dialog.tsx'

export interface FilingDialogsProps {
  readonly asked: Asked
  /** Names that folders and tags have already. */
  readonly folders: readonly string[]
  readonly tags: readonly string[]
  /** Closes the dialog; `done` where what it asked for was done. */
  readonly onClose: (done: boolean) => void
}

/** The dialog that the page asks for. */
export function FilingDialogs({ asked, folders, tags, onClose }: FilingDialogsProps) {
  if (asked.kind === 'folder') {
    return <FolderDialog lists={asked.lists} folders={folders} onClose={onClose} />
  }
  if (asked.kind === 'tags') return <TagsDialog lists={asked.lists} tags={tags} onClose={onClose} />
  if (asked.kind === 'folder-name') {
    return <FolderNameDialog folder={asked.folder} folders={folders} onClose={onClose} />
  }
  return <ExportDialog lists={asked.lists} onClose={onClose} />
}
