import { courseOf, inTurnOf, isTurn } from '../../store/play-course.ts'
import { stepWords } from '../../store/step-words.ts'
import { t } from '../../text/t.ts'
import { RadioGroup } from '../../ui/choice.tsx'
import { AwakeSwitch } from './awake-switch.tsx'
import { counterOfSide } from './counters.ts'
import { useDesk } from './desk.ts'
import { FirstField } from './first-field.tsx'
import { PointsTable } from './points-table.tsx'
import { sideOf, sides } from './sides.ts'
import { Stepper } from './stepper.tsx'

/** Victory points by round, counters of both players; round and turn, folded away where the bar is enough. */
export function ScorePart({ open = false }: { readonly open?: boolean }) {
  const { sheet, battle, act } = useDesk()
  return (
    <section aria-label={t('Score')} className="pscore">
      <h2 className="t-head">{t('Score')}</h2>
      <PointsTable />
      {sheet.counters.map(({ id, name, short }) => (
        <div key={id} className="pscore__counters">
          <h3 className="t-label">{name}</h3>
          {sides().map(({ value: side, label }) => (
            <div key={side} className="pscore__side">
              <span className="t-name">{label}</span>
              <Stepper
                label={t('{whose, select, your {Your} other {Their}} {counter}, in all', {
                  whose: side,
                  counter: stepWords(name),
                })}
                short={short}
                value={counterOfSide(battle, id, side)}
                onChange={(value) => act({ kind: 'counter', id, side, value })}
              />
            </div>
          ))}
        </div>
      ))}
      <details className="pscore__more" open={open}>
        <summary className="t-label">{t('Round, turns, screen')}</summary>
        <CourseFields />
        <AwakeSwitch />
      </details>
    </section>
  )
}

/** The round, who goes first in it, and whose turn it is, for when the game was not followed step by step. */
function CourseFields() {
  const { sheet, battle, act } = useDesk()
  const { time } = battle
  const goToRound = (value: string) => {
    const to = courseOf(sheet, battle.firsts).find((one) => one.round === Number(value))
    if (to) act({ kind: 'go', to })
  }
  const rounds = Array.from({ length: sheet.rounds }, (_, at) => String(at + 1))
  return (
    <div className="pscore__course">
      <RadioGroup
        label={t('Round')}
        look="segmented"
        value={time.round === 0 ? '' : String(time.round)}
        options={rounds.map((value) => ({ value, label: value }))}
        onChange={goToRound}
      />
      <FirstField />
      <RadioGroup
        label={t('Whose turn')}
        look="segmented"
        value={isTurn(time, sheet) ? time.turn : ''}
        options={sides()}
        onChange={(value) => act({ kind: 'go', to: inTurnOf(sideOf(value), time, sheet) })}
      />
    </div>
  )
}
