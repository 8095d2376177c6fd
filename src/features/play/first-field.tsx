import { firstIn } from '../../store/play-battle.ts'
import { t } from '../../text/t.ts'
import { RadioGroup } from '../../ui/choice.tsx'
import { useDesk } from './desk.ts'
import { sideOf, sides } from './sides.ts'

/** Who goes first in the round that is played, or about to be. */
export function FirstField() {
  const { battle, act } = useDesk()
  const round = Math.max(battle.time.round, 1)
  return (
    <RadioGroup
      label={t('First in round {round, number}', { round })}
      look="segmented"
      value={firstIn(round, battle.firsts)}
      options={sides()}
      onChange={(value) => act({ kind: 'first', side: sideOf(value) })}
    />
  )
}
