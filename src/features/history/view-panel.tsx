import { useNavigate } from 'react-router'

import { same } from '../../engine/same.ts'
import { useSeen } from '../../store/use-seen.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { DetailHead } from './detail-head.tsx'
import { sayCopied } from './say-copied.ts'
import { SeenView } from './seen-view.tsx'
import { compareSearch, type ListState } from './states.ts'
import { openCopy, restore, travel } from './travel.ts'
import type { OpenPast } from './use-past.ts'

export interface ViewPanelProps {
  readonly past: OpenPast
  readonly state: ListState
}

/** A state of the list, read only, with what can be done with it. */
export function ViewPanel({ past, state }: ViewPanelProps) {
  const sighting = useSeen(state.roster, past.list.seen)
  return (
    <section className="hist__detail" aria-label={state.title}>
      <DetailHead title={state.title} about={state.about} />
      <Actions past={past} state={state} />
      <div className="hist__read">
        {sighting.state === 'loading' && <Waiting words={t('Opening what was then')} />}
        {sighting.state === 'failed' && (
          <Trouble
            level={3}
            title={t('It cannot be shown')}
            problem={sighting.problem}
            onRetry={sighting.retry}
          />
        )}
        {sighting.state === 'ready' && (
          <>
            {sighting.note && <p className="hist__note t-body">{sighting.note}</p>}
            <SeenView seen={sighting.seen} roster={state.roster} />
          </>
        )}
      </div>
    </section>
  )
}

function Actions({ past, state }: ViewPanelProps) {
  const navigate = useNavigate()
  const { id, roster } = past.list
  const { ref, stage } = state
  const present = same(state.roster, roster)
  const copy = () => {
    const made = openCopy(id, state)
    void navigate(`/list/${made}`)
    sayCopied(made, id, (to) => void navigate(to))
  }
  return (
    <div className="hist__acts" data-bottom-bar>
      {present ? (
        <p className="hist__same t-small">{t('The list is like this now.')}</p>
      ) : stage ? (
        <Button variant="go" icon="undo" onClick={() => travel(id, stage.number)}>
          {t('Go to this step')}
        </Button>
      ) : (
        <Button variant="go" icon="undo" onClick={() => restore(id, state)}>
          {t('Restore')}
        </Button>
      )}
      {!present && (
        <Button
          icon="swap"
          aria-label={t('Compare with now')}
          onClick={() => void navigate(compareSearch(ref))}
        >
          <span className="max-mid:hidden">{t('Compare with now')}</span>
          <span className="mid:hidden">{t('Compare')}</span>
        </Button>
      )}
      <Button icon="copy" aria-label={t('Open as a copy')} onClick={copy}>
        <span className="max-mid:hidden">{t('Open as a copy')}</span>
        <span className="mid:hidden">{t('Copy')}</span>
      </Button>
    </div>
  )
}
