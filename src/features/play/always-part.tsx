import { useMemo, useState, type ReactNode } from 'react'

import { usePlayView } from '../../store/play-view.ts'
import { num, t } from '../../text/t.ts'
import { OurWords } from '../../ui/our-words.tsx'
import { useDesk } from './desk.ts'
import { entriesOf, shownEntries } from './entry-groups.ts'
import { EntryList } from './entry-list.tsx'
import { GoneMarks } from './gone-marks.tsx'
import { useFocusWithin } from './use-focus-within.ts'

/** What belongs to no phase: what can be used at any time, what is always on, and notes on what has left the list. */
export function AlwaysPart({ open = false }: { readonly open?: boolean }) {
  const { sheet, battle } = useDesk()
  const view = usePlayView((state) => state)
  const part = useFocusWithin<HTMLDivElement>()
  const all = useMemo(() => shownEntries(sheet, battle), [sheet, battle])
  const { anyTime, always } = entriesOf(all, battle.time.phase, { sheet, battle, view })
  return (
    <div
      ref={part}
      tabIndex={-1}
      role="group"
      aria-label={t('In any phase')}
      className="play__whole"
    >
      <Fold title={t('Any time')} count={anyTime.length} open={open}>
        <EntryList items={anyTime} />
      </Fold>
      <Fold title={t('Always on')} count={always.length} open={open}>
        <EntryList items={always} />
      </Fold>
      <GoneMarks />
      <OurWords ids={sheet.entries.map(({ text }) => text ?? undefined)} />
    </div>
  )
}

interface FoldProps {
  readonly title: string
  readonly count: number
  readonly open: boolean
  readonly children: ReactNode
}

function Fold({ title, count, open, children }: FoldProps) {
  // what is folded away is not drawn: it may be a hundred rows
  const [shown, setShown] = useState(open)
  if (count === 0) return null
  return (
    <details
      className="pfold"
      open={shown}
      onToggle={(event) => setShown(event.currentTarget.open)}
    >
      <summary>
        <h2 className="t-head">{title}</h2>
        <span className="t-small">{num(count)}</span>
      </summary>
      {shown && children}
    </details>
  )
}
