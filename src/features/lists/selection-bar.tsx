import './selection.css'
import type { SavedList } from '../../store/saved-list.ts'
import { t } from '../../text/t.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import type { Asked } from './asked.ts'
import { duplicateLists, pinLists, removeLists } from './filing-jobs.ts'
import type { Selection } from './use-selection.ts'

export interface SelectionBarProps {
  readonly selection: Selection
  /** How many lists could be chosen. */
  readonly of: number
  readonly onAsk: (asked: Asked) => void
}

const countWords = (count: number) =>
  count === 0 ? t('Select lists') : t('{count, number} selected', { count })

/** What can be done with the chosen lists: on a phone in the place of its bar, else at the foot of the window. */
export function SelectionBar({ selection, of, onAsk }: SelectionBarProps) {
  const { chosen, all, end } = selection
  const none = chosen.length === 0
  const ask = (kind: 'folder' | 'tags' | 'export') => () => onAsk({ kind, lists: chosen })
  const then = (job: (lists: readonly SavedList[]) => unknown) => () => {
    job(chosen)
    end()
  }
  const pinned = chosen.every((list) => list.pinned)
  const pin = () => pinLists(chosen, !pinned)
  const more: readonly MenuItem[] = [
    { id: 'pin', label: pinned ? t('Unpin') : t('Pin'), icon: 'pin', onSelect: pin },
    { id: 'copy', label: t('Duplicate'), icon: 'copy', onSelect: then(duplicateLists) },
    { id: 'export', label: t('Export'), icon: 'download', onSelect: ask('export') },
  ]
  return (
    <div
      role="group"
      aria-label={t('Selected lists')}
      className="lbar"
      data-bottom-bar
      data-select-bar
    >
      <LiveRegion text={countWords(chosen.length)} />
      <div className="lbar__count">
        <strong aria-hidden="true">{countWords(chosen.length)}</strong>
        <Button small onClick={all} disabled={chosen.length === of}>
          {t('All {count, number}', { count: of })}
        </Button>
        <IconButton icon="close" label={t('End the selection')} onClick={end} />
      </div>
      <div className="lbar__acts">
        <Button icon="folder" disabled={none} onClick={ask('folder')}>
          {t('Move')}
        </Button>
        <Button icon="tag" disabled={none} onClick={ask('tags')}>
          {t('Tags')}
        </Button>
        {more.map(({ id, label, icon, onSelect }) => (
          <span key={id} className="lbar__wide">
            <Button icon={icon} disabled={none} onClick={onSelect}>
              {label}
            </Button>
          </span>
        ))}
        <Button variant="bad" icon="trash" disabled={none} onClick={then(removeLists)}>
          {t('Delete')}
        </Button>
        <span className="lbar__more">
          <Menu
            label={t('More for the selected lists')}
            variant="plain"
            disabled={none}
            items={more}
          />
        </span>
      </div>
    </div>
  )
}
