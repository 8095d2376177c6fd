import { t } from '../text/t.ts'
import { EmptyState } from './empty-state.tsx'
import { ToLists } from './to-lists.tsx'
import { UnreadList, type UnreadListProps } from './unread-list.tsx'
import { useTitle } from './use-title.ts'

export interface AbsentListViewProps {
  /** Where the list's own page is. */
  readonly to: string
  readonly damaged: Omit<UnreadListProps, 'to' | 'children'> | null
  readonly unread: { readonly title: string; readonly words: string } | null
  /** What this page cannot do with a list that is damaged. */
  readonly unreadable: string
  /** Where such a list may be, when nothing is stored of it. */
  readonly nowhere: string
}

/** A page of a list that is not among the lists: says why, and leads on. */
export function AbsentListView({ to, damaged, unread, unreadable, nowhere }: AbsentListViewProps) {
  if (damaged) {
    return (
      <UnreadList to={to} {...damaged}>
        {unreadable}
      </UnreadList>
    )
  }
  return <NoSuch title={unread?.title ?? t('No such list here')}>{unread?.words ?? nowhere}</NoSuch>
}

function NoSuch({ title, children }: { readonly title: string; readonly children: string }) {
  useTitle(title)
  return (
    <EmptyState level={1} title={title} actions={<ToLists />}>
      {children}
    </EmptyState>
  )
}
