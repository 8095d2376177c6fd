import { useId } from 'react'

import type { IconName } from '../../ui/icon-paths.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ShownEntry } from './entry-groups.ts'
import { EntryRow } from './entry-row.tsx'

export interface EntryListProps {
  readonly items: readonly ShownEntry[]
  readonly title?: string
  readonly icon?: IconName
  readonly level?: 2 | 3
}

/** Entries under a heading, or under the one that stands above; nothing where there are none. */
export function EntryList({ items, title, icon, level = 3 }: EntryListProps) {
  const id = useId()
  const Heading = `h${level}` as const
  if (items.length === 0) return null
  return (
    <>
      {title !== undefined && (
        <Heading id={id} className="plabel">
          {icon && <Icon name={icon} />}
          {title}
        </Heading>
      )}
      <ul className="pes" aria-labelledby={title === undefined ? undefined : id}>
        {items.map((item) => (
          <EntryRow key={item.entry.id} item={item} />
        ))}
      </ul>
    </>
  )
}
