import './bin.css'
import { lazy, Suspense } from 'react'

import type { SavedList } from '../../store/saved-list.ts'
import { t } from '../../text/t.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

const BinRows = lazy(async () => ({ default: (await import('./bin-rows.tsx')).BinRows }))

/** Removed lists: each can come back, or go for good. */
export function BinView({ bin, now }: { readonly bin: readonly SavedList[]; readonly now: Date }) {
  if (bin.length === 0) {
    return (
      <div className="lists__none">
        <EmptyState title={t('The bin is empty')}>
          {t('Lists that you delete are kept here for 90 days, with their history.')}
        </EmptyState>
      </div>
    )
  }
  return (
    <Suspense fallback={null}>
      <BinRows bin={bin} now={now} />
    </Suspense>
  )
}
