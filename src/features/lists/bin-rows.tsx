import { useState } from 'react'

import { lists } from '../../store/lists.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { titleIn } from '../../store/summary.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { ago } from './ago.ts'
import { daysLeft, daysLeftWords } from './days-left.ts'
import { lot, nameOf } from './filing-jobs.ts'
import { foundWords } from './found-words.ts'
import { findLists } from './sort-lists.ts'

export interface BinRowsProps {
  readonly bin: readonly SavedList[]
  readonly now: Date
}

/** From so many on they are searched. */
const many = 8
/** Who erases by mistake should have the time to see it. */
const longStay = 20_000

function restore(list: SavedList) {
  lists.getState().restore(list.id)
  const onAction = () => lists.getState().remove(list.id)
  say(t('{list} restored', { list: nameOf(list) }), { action: { label: t('Undo'), onAction } })
}

function erase(erased: readonly SavedList[]) {
  for (const { id } of erased) lists.getState().erase(id)
  const onAction = () => {
    for (const list of erased) lists.getState().add(list)
  }
  say(t('{count, plural, =1 {{name}} other {# lists}} erased', lot(erased)), {
    action: { label: t('Undo'), onAction },
    stays: longStay,
  })
}

/** The rows of the bin, the last removed first, with how long each is still kept. */
export function BinRows({ bin, now }: BinRowsProps) {
  const [search, setSearch] = useState('')
  const searched = bin.length >= many
  const found = searched ? findLists(bin, search) : bin
  const sorted = found.toSorted((a, b) => (b.removed ?? '').localeCompare(a.removed ?? ''))
  const part = sorted.length < bin.length
  return (
    <>
      <p className="t-small px-4 py-2 mid:px-1">
        {t('Lists are erased for good, with their history, 90 days after they were deleted.')}
      </p>
      {searched && (
        <div className="max-w-[26rem] px-4 pb-3 mid:px-1">
          <SearchField
            label={t('Search the bin')}
            shortcut="/"
            value={search}
            onChange={setSearch}
          />
          <LiveRegion text={search ? foundWords(found.length, bin.length) : ''} />
        </div>
      )}
      {sorted.length === 0 ? (
        <EmptyState title={t('No list matches')}>
          {t('Nothing in the bin is called “{search}”.', { search })}
        </EmptyState>
      ) : (
        <ul className="border-t border-ink">
          {sorted.map((list) => (
            <BinRow key={list.id} list={list} now={now} />
          ))}
        </ul>
      )}
      {sorted.length > 0 && (
        <div className="p-4 mid:px-1">
          <Button variant="bad" icon="trash" onClick={() => erase(sorted)}>
            {part
              ? t('Erase the {count, number} found', { count: sorted.length })
              : t('Empty the bin')}
          </Button>
        </div>
      )}
    </>
  )
}

function BinRow({ list, now }: { readonly list: SavedList; readonly now: Date }) {
  const { removed, summary } = list
  const days = removed === null ? null : daysLeft(removed, now)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule px-4 py-2.5 mid:min-h-[56px] mid:px-1 mid:py-1">
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="t-lead">{nameOf(list)}</h2>
        {summary && <p className="t-small">{titleIn(summary)}</p>}
        {removed !== null && days !== null && (
          <p className="t-small">
            {t('Deleted {ago}', { ago: ago(removed, now) })} ·{' '}
            <span className={days < 7 ? 'font-semibold text-ochre' : undefined}>
              {daysLeftWords(days)}
            </span>
          </p>
        )}
      </div>
      <div className="flex gap-1">
        <Button
          icon="undo"
          onClick={() => restore(list)}
          aria-label={t('Restore {list}', { list: nameOf(list) })}
        >
          {t('Restore')}
        </Button>
        <Button
          variant="ghost"
          onClick={() => erase([list])}
          aria-label={t('Erase {list}', { list: nameOf(list) })}
        >
          {t('Erase')}
        </Button>
      </div>
    </li>
  )
}
