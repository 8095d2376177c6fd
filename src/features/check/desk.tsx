import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'

import { titleOf } from '../../share/check/check-words.ts'
import type { Verdict } from '../../share/check/checked-list.ts'
import { rowsOf } from '../../share/check/rows.ts'
import { tableCsv } from '../../share/check/table.ts'
import { type CheckRun, useChecking } from '../../store/checking.ts'
import { eventWords } from '../../store/event-words.ts'
import { saveFile } from '../../store/save-file.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { numberText } from '../../ui/number-text.ts'
import { CheckCards } from './check-cards.tsx'
import { CheckHead } from './check-head.tsx'
import { CheckPaper } from './check-paper.tsx'
import { CheckTable } from './check-table.tsx'
import { EventPart } from './event-row.tsx'
import { Filters } from './filters.tsx'
import { DetailsActions, ListDetails } from './list-details.tsx'
import { RepliesDialog } from './replies-dialog.tsx'
import { countsOf, filtered, type Order, sorted } from './row-order.ts'
import { RunBar, runWords } from './run-bar.tsx'
import { TakeIn } from './take-in.tsx'
import { phoneWindow, useMedia, wideWindow } from './use-media.ts'
import { usePrinting } from './use-printing.ts'
import type { Take } from './use-take.ts'
import { VerdictTape } from './verdict-tape.tsx'

export interface DeskProps {
  readonly take: Take
  readonly adding: boolean
  readonly onAdding: (adding: boolean) => void
}

/** Which list is open stands in the address, so that the way back closes it. */
function useOpened() {
  const [params, setParams] = useSearchParams()
  const number = Number(params.get('list'))
  return {
    opened: number > 0 ? number : null,
    open: (to: number, replace: boolean) => setParams({ list: String(to) }, { replace }),
    close: () => setParams({}, { replace: true }),
  }
}

/** The checker with lists: the tape of verdicts, the table, the findings of one list. */
export function Desk({ take, adding, onAdding }: DeskProps) {
  const { lists, rules, run, clear } = useChecking((state) => state)
  const [wide, phone] = [useMedia(wideWindow), useMedia(phoneWindow)]
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<Order>({ by: 'verdict', turned: false })
  const [replying, setReplying] = useState(false)
  const { opened, open, close } = useOpened()
  const printing = usePrinting()

  const rows = useMemo(() => rowsOf(lists), [lists])
  const counts = useMemo(() => countsOf(rows), [rows])
  const shown = useMemo(
    () => sorted(filtered(rows, verdict, search), order),
    [rows, verdict, search, order],
  )
  const chosen = rows.find(({ number }) => number === opened)
  const row = chosen ?? (wide ? shown[0] : undefined)
  const of =
    run.state === 'running' || run.state === 'stopped' ? (run.of ?? rows.length) : rows.length

  const startOver = () => {
    close()
    const undo = clear()
    say(t('All lists taken away'), { action: { label: t('Undo'), onAction: undo } })
  }
  const rowsProps = {
    rows: shown,
    selected: row?.number ?? null,
    view: [order.by, order.turned, verdict, search].join(' '),
    onSelect: (number: number) => open(number, wide),
  }
  return (
    <>
      <CheckHead
        phone={phone}
        words={t('Event: {event}', { event: eventWords(rules) })}
        empty={rows.length === 0}
        onAdd={() => onAdding(true)}
        onReplies={() => setReplying(true)}
        onPrint={() => window.print()}
        onExport={() => saveFile('checked-lists.csv', `\uFEFF${tableCsv(shown)}`, 'text/csv')}
        onClear={startOver}
      />
      <div className="csum">
        <VerdictTape {...{ counts, of }} small={phone} shown={verdict} onShow={setVerdict} />
        <p className="csum__n">
          <b>{numberText(rows.length)}</b>
          <span>
            {t('{count, plural, one {list read} other {lists read}}', { count: rows.length })}
          </span>
          <span>{countWords(counts)}</span>
        </p>
      </div>
      <div className="cbody">
        <section className="clist" aria-label={t('Verdicts')} aria-busy={run.state === 'running'}>
          <EventPart open={wide} />
          <Filters
            {...{ rows, counts, verdict, search }}
            onVerdict={setVerdict}
            onSearch={setSearch}
          />
          <RunBar />
          <div className="clist__rows">
            {phone ? (
              <CheckCards {...rowsProps} />
            ) : (
              <CheckTable {...rowsProps} order={order} onOrder={setOrder} />
            )}
            {shown.length === 0 && run.state !== 'running' && (
              <p className="t-body p-4 mid:px-5">
                {t('No list matches. Clear the search or show all.')}
              </p>
            )}
          </div>
        </section>
        {wide && row && (
          <aside className="cside" aria-label={t('Findings of {list}', { list: titleOf(row) })}>
            <ListDetails key={row.number} row={row} />
            <DetailsActions row={row} />
          </aside>
        )}
      </div>
      {!wide && row && (
        <Dialog
          open
          variant="sheet"
          title={titleOf(row)}
          onClose={close}
          footer={<DetailsActions row={row} />}
        >
          <ListDetails key={row.number} row={row} />
        </Dialog>
      )}
      {printing && (
        <CheckPaper
          words={eventWords(rules)}
          result={resultWords(rows.length, counts)}
          rows={shown}
        />
      )}
      {replying && <RepliesDialog rows={shown} onClose={() => setReplying(false)} />}
      <Dialog open={adding} onClose={() => onAdding(false)} title={t('Add lists')} wide>
        <TakeIn take={take} />
      </Dialog>
      <LiveRegion text={liveWords(run, rows.length, counts.faults)} />
    </>
  )
}

/** `7 with faults, 1 to ask`; what there is none of is left out. */
function countWords(counts: Readonly<Record<Verdict, number>>): string {
  const { faults, ask, unreadable, ok } = counts
  const parts = [
    faults > 0 && t('{count, number} with faults', { count: faults }),
    ask > 0 && t('{count, number} to ask', { count: ask }),
    unreadable > 0 && t('{count, number} unreadable', { count: unreadable }),
  ].filter((part) => part !== false)
  if (parts.length === 0) return ok === 0 ? t('nothing yet') : t('all in order')
  return parts.join(', ')
}

/** `40 lists read, 7 with faults`. */
function resultWords(count: number, counts: Readonly<Record<Verdict, number>>): string {
  return t('{count, plural, one {# list} other {# lists}} read, {verdicts}', {
    count,
    verdicts: countWords(counts),
  })
}

/** Progress is read out in tens, the result when it is there. */
function liveWords(run: CheckRun, count: number, faults: number): string {
  if (run.state === 'idle') {
    return t('{count, plural, one {# list} other {# lists}} read, {faults, number} with faults', {
      count,
      faults,
    })
  }
  const far = run.state === 'running' && run.done >= 10
  return runWords(far ? { ...run, done: Math.floor(run.done / 10) * 10 } : run, count)
}
