import type { PlayEntry } from '../../engine/play.ts'
import { isUsed, payment, tickKeys } from '../../store/play-uses.ts'
import { say } from '../../store/toasts.ts'
import { msg, t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { useDesk } from './desk.ts'

export interface EntryTicksProps {
  readonly entry: PlayEntry
  /** The tick of what is used up at once, which stands beside the name; else those of each unit, below it. */
  readonly alone?: boolean
}

const spans = {
  phase: msg('phase'),
  turn: msg('turn'),
  round: msg('round'),
  battle: msg('battle'),
}

/** What was used and what not: ticks that come off by themselves when the phase, turn or round is over. */
export function EntryTicks({ entry, alone = false }: EntryTicksProps) {
  const { battle } = useDesk()
  const use = useUse(entry)
  const { per, name, cost } = entry
  const keys = tickKeys(entry)
  const single = keys.length === 1
  if (alone !== single) return null
  if (per === null)
    return alone && cost ? <Pay entry={entry} onUse={() => use(entry.id, true)} /> : null
  const ticks = keys.map(({ key, unit }) => (
    <label key={key} className={unit ? 'ptick ptick--unit' : 'ptick'}>
      <input
        type="checkbox"
        className="check__box"
        aria-label={t(
          'Used {span, select, phase {this phase} turn {this turn} round {this round} other {this battle}}: {name}',
          { span: per, name: unit ? `${name}, ${unit.name}` : name },
        )}
        checked={isUsed(battle, per, key)}
        onChange={(event) => use(key, event.target.checked)}
      />
      <span className="ptick__per">{unit ? unit.name : t(spans[per])}</span>
    </label>
  ))
  return alone ? ticks : <div className="pticks">{ticks}</div>
}

function Pay({ entry, onUse }: { readonly entry: PlayEntry; readonly onUse: () => void }) {
  return (
    <Button small aria-label={t('Use {name}', { name: entry.name })} onClick={onUse}>
      {t('Use')}
    </Button>
  )
}

/** Uses something or takes that back. What it costs beyond what is there is said. */
function useUse(entry: PlayEntry): (key: string, used: boolean) => void {
  const { battle, sheet, act } = useDesk()
  return (key, used) => {
    const { missing } = payment(battle, entry, sheet)
    act({ kind: used ? 'use' : 'unuse', entry: entry.id, key })
    if (!used || missing === 0 || !entry.cost) return
    const { value, counts } = entry.cost
    say(
      t('{name} costs {cost, number} {counts}, you had {had, number}. It is used all the same.', {
        name: entry.name,
        cost: value,
        counts,
        had: value - missing,
      }),
    )
  }
}
