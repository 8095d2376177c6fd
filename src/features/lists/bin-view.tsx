import { lists } from '../../store/lists.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { say } from '../../store/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ago } from './ago.ts'

function restore({ id, roster }: SavedList) {
  lists.getState().restore(id)
  const onAction = () => lists.getState().remove(id)
  say(`${roster.name} restored`, { action: { label: 'Undo', onAction } })
}

function erase(erased: readonly SavedList[]) {
  for (const { id } of erased) lists.getState().erase(id)
  const [first] = erased
  const what = erased.length === 1 && first ? first.roster.name : `${erased.length} lists`
  const onAction = () => {
    for (const list of erased) lists.getState().add(list)
  }
  say(`${what} erased`, { action: { label: 'Undo', onAction } })
}

/** Removed lists: each can come back, or go for good. */
export function BinView({ bin, now }: { readonly bin: readonly SavedList[]; readonly now: Date }) {
  if (bin.length === 0) {
    return (
      <div className="mid:-ml-4">
        <EmptyState title="The bin is empty">
          Lists that you delete are kept here until you erase them.
        </EmptyState>
      </div>
    )
  }
  const sorted = bin.toSorted((a, b) => (b.removed ?? '').localeCompare(a.removed ?? ''))
  return (
    <>
      <ul className="border-t border-ink max-mid:border-t-0">
        {sorted.map((list) => (
          <li
            key={list.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule px-4 py-2.5 mid:min-h-[56px] mid:px-1 mid:py-1"
          >
            <div className="min-w-0 flex-1 basis-40">
              <h2 className="t-lead">{list.roster.name}</h2>
              <p className="t-small">
                {[list.summary?.title, list.removed && `deleted ${ago(list.removed, now)}`]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            <div className="flex gap-1">
              <Button
                icon="undo"
                onClick={() => restore(list)}
                aria-label={`Restore ${list.roster.name}`}
              >
                Restore
              </Button>
              <Button
                variant="ghost"
                onClick={() => erase([list])}
                aria-label={`Erase ${list.roster.name}`}
              >
                Erase
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className="p-4 mid:px-1">
        <Button variant="bad" icon="trash" onClick={() => erase(sorted)}>
          Empty the bin
        </Button>
      </div>
    </>
  )
}
