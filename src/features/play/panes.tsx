import { msg, t } from '../../text/t.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { AlwaysPart } from './always-part.tsx'
import { useDesk } from './desk.ts'
import { PhasesPart } from './phases-part.tsx'
import { ScorePart } from './score-part.tsx'
import { UnitsPart } from './units-part.tsx'
import { useRoom } from './use-room.ts'

const tabs = [
  { id: 'phases', label: msg('Phases') },
  { id: 'units', label: msg('Units') },
  { id: 'score', label: msg('Score') },
] as const

/** One part at a time on a phone; side by side where there is room. */
export function Panes() {
  const room = useRoom()
  if (room === 'one') return <OnePane />
  return (
    <div className={`play__panes play__panes--${room}`}>
      <section className="play__pane" aria-label={t('Phases')}>
        <PhasesPart />
        {room === 'two' && <AlwaysPart />}
      </section>
      {room === 'three' && (
        <section className="play__pane" aria-label={t('Whole game')}>
          <AlwaysPart open />
        </section>
      )}
      <section className="play__pane" aria-label={t('Trackers')}>
        <ScorePart />
        <UnitsPart />
      </section>
    </div>
  )
}

function OnePane() {
  const { part, show } = useDesk()
  return (
    <div className="play__one">
      <Tabs
        label={t('Parts of the game')}
        tabs={tabs.map(({ id, label }) => ({ id, label: t(label) }))}
        selected={part}
        onSelect={(id) => show(tabs.find((tab) => tab.id === id)?.id ?? part)}
        panelClassName="play__pane"
      >
        {part === 'phases' && (
          <>
            <PhasesPart />
            <AlwaysPart />
          </>
        )}
        {part === 'units' && <UnitsPart />}
        {part === 'score' && <ScorePart open />}
      </Tabs>
    </div>
  )
}
