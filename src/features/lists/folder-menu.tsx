import { t } from '../../text/t.ts'
import { Menu } from '../../ui/menu.tsx'
import { dissolveFolder } from './filing-jobs.ts'

interface FolderMenuProps {
  readonly folder: string
  readonly onRename: () => void
}

/** What can be done with the folder that is looked at. */
export function FolderMenu({ folder, onRename }: FolderMenuProps) {
  return (
    <Menu
      label={t('Folder {folder}', { folder })}
      items={[
        { id: 'rename', label: t('Rename the folder'), icon: 'edit', onSelect: onRename },
        {
          id: 'dissolve',
          label: t('Dissolve it, keep its lists'),
          icon: 'close',
          onSelect: () => dissolveFolder(folder),
        },
      ]}
    />
  )
}
