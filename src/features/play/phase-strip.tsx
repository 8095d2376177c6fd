import { usePlayView } from '../../store/play-view.ts'
import { phaseName } from '../../store/play-words.ts'
import { num, t } from '../../text/t.ts'
import { useDesk } from './desk.ts'
import { countsByPhase, type ShownEntry } from './entry-groups.ts'

export interface PhaseStripProps {
  readonly all: readonly ShownEntry[]
  readonly looked: string
  readonly onLook: (phase: string) => void
}

/** Scrolls a button of the strip to its middle, without moving the page. */
function toMiddle(button: HTMLElement | null): void {
  const strip = button?.parentElement
  if (!strip) return
  strip.scrollLeft = button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2
}

/** All phases in their order with how much there is in each: tapping one shows it, without moving the game. */
export function PhaseStrip({ all, looked, onLook }: PhaseStripProps) {
  const { sheet, battle } = useDesk()
  const turns = usePlayView((state) => state.turns)
  const counts = countsByPhase(all, sheet, { turns })
  return (
    <div role="group" aria-label={t('Phases')} className="pstrip" tabIndex={-1}>
      {sheet.phases.map(({ name }) => (
        <button
          key={name}
          ref={name === looked ? toMiddle : undefined}
          type="button"
          className="pstrip__b"
          aria-pressed={name === looked}
          aria-current={name === battle.time.phase ? 'step' : undefined}
          onClick={() => onLook(name)}
        >
          {phaseName(name)}
          <span className="pstrip__n">{num(counts.get(name) ?? 0)}</span>
          {name === battle.time.phase && <span className="sr-only">{t(', now')}</span>}
        </button>
      ))}
    </div>
  )
}
