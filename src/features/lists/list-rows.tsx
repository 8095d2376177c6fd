import './row-pick.css'
import './rows.css'
import { type FocusEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { Id } from '../../engine/roster.ts'
import type { Order } from '../../store/lists-view.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { inThisLanguage } from '../../store/summary.ts'
import { t } from '../../text/t.ts'
import { classes } from '../../ui/classes.ts'
import { ago } from './ago.ts'
import { ListRow } from './list-row.tsx'
import type { RowHands } from './row-actions.ts'
import { onRowsKey } from './rows-keys.ts'
import { summarise } from './summarise.ts'
import type { Selection } from './use-selection.ts'
import { useWindow } from './use-window.ts'

export interface ListRowsProps {
  /** The lists in their order. */
  readonly found: readonly SavedList[]
  readonly order: Order
  readonly now: Date
  readonly selection: Selection
  /** Whether each says its folder. */
  readonly folders: boolean
  /** The list whose name is being typed. */
  readonly renaming: Id | null
  readonly hands: RowHands
}

/** So long the rows stand still, in ms, before what they say is worked out anew. */
const rest = 250

const rowOf = (list: HTMLElement | null, id: Id) =>
  list?.querySelector<HTMLElement>(`[data-list="${CSS.escape(id)}"]`)

/** The rows of the lists. Of many only those in sight are drawn, and the one that has the focus. */
export function ListRows(props: ListRowsProps) {
  const { found, order, folders, now, selection, renaming, hands } = props
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<Id | null>(null)
  const kept = useMemo(
    () => found.flatMap(({ id }, at) => (id === focused || id === renaming ? [at] : [])),
    [found, focused, renaming],
  )
  const { stretches, below } = useWindow(list, found.length, kept)
  useEffect(() => {
    // after another language was chosen; of a thousand lists only those that the scrolling comes to rest at
    const timer = setTimeout(() => {
      const drawn = stretches.flatMap(({ from, to }) => found.slice(from, to))
      void summarise(drawn.filter(({ summary }) => summary && !inThisLanguage(summary)))
    }, rest)
    return () => clearTimeout(timer)
  })
  const focus = useCallback(
    (at: number) => {
      const id = found[at]?.id
      if (id === undefined) return
      // it may not be drawn yet, or have a link where it had a box
      flushSync(() => setFocused(id))
      const row = rowOf(list.current, id)
      const target = row?.querySelector('h2 a') ?? row?.querySelector('.check__box')
      if (target instanceof HTMLElement) target.focus()
    },
    [found],
  )
  const onFocus = ({ target }: FocusEvent) =>
    setFocused(target.closest<HTMLElement>('[data-list]')?.dataset['list'] ?? null)
  const dated = order === 'created' ? 'created' : 'changed'
  const rowAt = (each: SavedList, at: number) => (
    <ListRow
      key={each.id}
      list={each}
      at={at}
      of={found.length}
      time={each[dated]}
      when={ago(each[dated], now)}
      selected={selection.ids.has(each.id)}
      selecting={selection.on}
      renaming={renaming === each.id}
      hands={hands}
    />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts of the links within
    <ul
      ref={list}
      aria-label={t('Lists')}
      className={classes('lrows', selection.on && 'lrows--pick', folders && 'lrows--folders')}
      onFocus={onFocus}
      onKeyDown={(event) => onRowsKey(event, { found, selection, hands, focus })}
    >
      {stretches.flatMap(({ from, to, above }) => [
        above > 0 && <Gap key={`above-${from}`} height={above} />,
        ...found.slice(from, to).map((each, at) => rowAt(each, from + at)),
      ])}
      {below > 0 && <Gap height={below} />}
    </ul>
  )
}

/** The room of rows that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  return <li aria-hidden="true" style={{ height }} />
}
