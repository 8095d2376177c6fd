import { firstIn, type Side } from '../../store/play-battle.ts'
import { courseOf, inTurnOf, isTurn } from '../../store/play-course.ts'
import { RadioGroup } from '../../ui/choice.tsx'
import { AwakeSwitch } from './awake-switch.tsx'
import { counterOfSide } from './counters.ts'
import { useDesk } from './desk.ts'
import { PointsTable } from './points-table.tsx'
import { Stepper } from './stepper.tsx'

const sides = [
  { value: 'your', label: 'You' },
  { value: 'enemy', label: 'They' },
] as const

const sideOf = (value: string): Side => (value === 'enemy' ? 'enemy' : 'your')

/** Round and turn, victory points by round, counters of both players. */
export function ScorePart() {
  const { sheet, battle, act } = useDesk()
  const { time } = battle
  const round = Math.max(time.round, 1)
  const goToRound = (value: string) => {
    const to = courseOf(sheet, battle.firsts).find((one) => one.round === Number(value))
    if (to) act({ kind: 'go', to })
  }
  const rounds = Array.from({ length: sheet.rounds }, (_, at) => String(at + 1))
  return (
    <section aria-label="Score" className="pscore">
      <h2 className="t-head">Score</h2>
      <PointsTable />
      {sheet.counters.map(({ id, name, short }) => (
        <div key={id} className="pscore__counters">
          <h3 className="t-label">{name}</h3>
          {sides.map(({ value: side, label }) => (
            <div key={side} className="pscore__side">
              <span className="t-name">{label}</span>
              <Stepper
                label={`${side === 'your' ? 'Your' : 'Their'} ${name.toLowerCase()}, in all`}
                short={short}
                value={counterOfSide(battle, id, side)}
                onChange={(value) => act({ kind: 'counter', id, side, value })}
              />
            </div>
          ))}
        </div>
      ))}
      <div className="pscore__course">
        <RadioGroup
          label="Round"
          look="segmented"
          value={time.round === 0 ? '' : String(time.round)}
          options={rounds.map((value) => ({ value, label: value }))}
          onChange={goToRound}
        />
        <RadioGroup
          label={`First in round ${round}`}
          look="segmented"
          value={firstIn(round, battle.firsts)}
          options={sides}
          onChange={(value) => act({ kind: 'first', side: sideOf(value) })}
        />
        <RadioGroup
          label="Whose turn"
          look="segmented"
          value={isTurn(time, sheet) ? time.turn : ''}
          options={sides}
          onChange={(value) => act({ kind: 'go', to: inTurnOf(sideOf(value), time, sheet) })}
        />
      </div>
      <AwakeSwitch />
    </section>
  )
}
