import { useMemo, useState } from 'react'

import type { PlayTime } from '../../store/play-battle.ts'
import { isTurn } from '../../store/play-course.ts'
import { usePlayView } from '../../store/play-view.ts'
import { phaseName } from '../../store/play-words.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { useDesk } from './desk.ts'
import { entriesOf, shownEntries } from './entry-groups.ts'
import { EntryList } from './entry-list.tsx'
import { Filters } from './filters.tsx'
import { FirstField } from './first-field.tsx'
import { PhaseStrip } from './phase-strip.tsx'
import { useFocusWithin } from './use-focus-within.ts'

/** What there is to use in a phase: in the one that is being played, or in one that is looked at ahead. */
export function PhasesPart() {
  const { sheet, battle, act } = useDesk()
  const view = usePlayView((state) => state)
  const part = useFocusWithin<HTMLDivElement>()
  const [looked, look] = useLooked(battle.time)
  const all = useMemo(() => shownEntries(sheet, battle), [sheet, battle])
  const shown = entriesOf(all, looked, { sheet, battle, view })
  const now = looked === battle.time.phase
  const turn = isTurn({ ...battle.time, phase: looked }, sheet) ? battle.time.turn : null
  const nothing = shown.now.length + shown.other.length === 0
  return (
    <div ref={part} tabIndex={-1} role="group" aria-label={t('Phase')}>
      <PhaseStrip all={all} looked={looked} onLook={look} />
      <div
        key={`${battle.time.round} ${battle.time.turn} ${looked}`}
        ref={intoView}
        className="play__top"
      />
      <Filters hidden={shown.hidden} />
      {shown.pinned.length > 0 && (
        <EntryList title={t('Pinned')} icon="pin" items={shown.pinned} level={2} />
      )}
      <div className="play__phase">
        <h2 className="t-card">{phaseName(looked)}</h2>
        {now ? (
          <span className="mk">{t('now')}</span>
        ) : (
          <Button
            small
            icon="arrow-right"
            onClick={() => act({ kind: 'go', to: { ...battle.time, phase: looked } })}
          >
            {t('Go to this phase')}
          </Button>
        )}
      </div>
      {now && sheet.phases.some(({ name, per }) => name === looked && per === 'round') && (
        <div className="play__first">
          <FirstField />
        </div>
      )}
      {nothing && (
        <p className="t-body play__none">
          {t(
            view.usable || view.turns !== 'both'
              ? 'Nothing that the filters let through.'
              : 'Nothing of this list is used here.',
          )}
        </p>
      )}
      <EntryList items={shown.now} />
      {turn !== null && (
        <EntryList
          title={t(turn === 'your' ? 'In their turn' : 'In your turn')}
          items={shown.other}
          level={3}
        />
      )}
      {turn === null && <EntryList items={shown.other} />}
    </div>
  )
}

/** A phase is read from its beginning, wherever the one before was left. */
function intoView(top: HTMLElement | null): void {
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView()
}

/** The phase that is looked at: the one that is being played, until another is asked for and as long as the game does not move on. */
function useLooked(time: PlayTime): readonly [string, (phase: string) => void] {
  const now = `${time.round} ${time.turn} ${time.phase}`
  const [looked, setLooked] = useState({ at: now, phase: time.phase })
  const phase = looked.at === now ? looked.phase : time.phase
  return [phase, (next) => setLooked({ at: now, phase: next })]
}
