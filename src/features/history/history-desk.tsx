import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import type { Id } from '../../engine/roster.ts'
import { listenToOtherTabs } from '../../store/foreign-words.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { listenToUndoKeys } from '../../store/undo-keys.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { ComparePanel } from './compare-panel.tsx'
import { HistoryHead } from './history-head.tsx'

import './history.css'
import './detail.css'
import { NameDialog } from './name-dialog.tsx'
import { SnapshotsPart } from './snapshots-part.tsx'
import { historyPath, nowRef, stateNamed } from './states.ts'
import { StepsPart } from './steps-part.tsx'
import { type OpenPast, usePast } from './use-past.ts'
import { ViewPanel } from './view-panel.tsx'

export interface HistoryDeskProps {
  readonly list: SavedList
  /** The list that holds this tab's changes, where another tab's exclude them. */
  readonly fork: Id | undefined
}

/** The history of a list: its steps, its snapshots, and the state that is looked at or the two that are compared. */
export function HistoryDesk({ list, fork }: HistoryDeskProps) {
  const navigate = useNavigate()
  const past = usePast(list)
  const [taking, setTaking] = useState(false)
  const detail = useDetail(past)
  const [foreign, setForeign] = useState('')
  const { id } = list
  useLayoutEffect(() => listenToUndoKeys(id), [id])
  useEffect(() => listenToOtherTabs(id, setForeign), [id])
  useEffect(() => {
    if (fork !== undefined) void navigate(historyPath(fork), { replace: true })
  }, [fork, navigate])
  return (
    <div className={detail ? 'hist hist--open' : 'hist'}>
      <HistoryHead list={list} onTake={() => setTaking(true)} />
      <div className="hist__body">
        <StepsPart past={past} shown={detail?.refs ?? none} />
        <SnapshotsPart past={past} shown={detail?.refs ?? none} onTake={() => setTaking(true)} />
        {detail?.panel ?? <NothingShown />}
      </div>
      {!detail && (
        <div className="hist__bar" data-bottom-bar>
          <Button variant="go" icon="clock" wide onClick={() => setTaking(true)}>
            {t('Take a snapshot')}
          </Button>
        </div>
      )}
      {taking && <NameDialog list={id} onClose={() => setTaking(false)} />}
      <LiveRegion text={foreign} />
    </div>
  )
}

const none: readonly string[] = []

/** What the address asks to see: one state, or two side by side. */
function useDetail(past: OpenPast) {
  const [params] = useSearchParams()
  const view = stateNamed(params.get('view'), past)
  if (view)
    return { refs: [view.ref], panel: <ViewPanel key={view.ref} past={past} state={view} /> }
  const from = stateNamed(params.get('from'), past)
  if (!from) return null
  const to = stateNamed(params.get('to') ?? nowRef, past) ?? stateNamed(nowRef, past)
  if (!to) return null
  return { refs: [from.ref, to.ref], panel: <ComparePanel past={past} from={from} to={to} /> }
}

function NothingShown() {
  return (
    <section className="hist__detail hist__none" aria-label={t('Nothing chosen')}>
      <p className="t-body">
        {t('Choose a snapshot to see the list as it was then, or compare any two states.')}
      </p>
    </section>
  )
}
