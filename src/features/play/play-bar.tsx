import { totalOf } from '../../store/play-battle.ts'
import { isTurn, neighbours } from '../../store/play-course.ts'
import { phaseName, timeWords } from '../../store/play-words.ts'
import { stepWords } from '../../store/step-words.ts'
import { t, tIn } from '../../text/t.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { counterOfSide } from './counters.ts'
import { useDesk } from './desk.ts'
import { sayUndone } from './say-undone.ts'
import { Stepper } from './stepper.tsx'
import { useRoom } from './use-room.ts'

/** Under the thumb: where the battle is, the phase before and after, the counters, the score, undo. */
export function PlayBar() {
  const { battle, sheet, act } = useDesk()
  const { before, after } = neighbours(battle, sheet)
  return (
    <section className="pbar" aria-label={t('The battle')} data-play-bar>
      <div className="pbar__row">
        <UndoButton />
        <div className="pbar__tally">
          <Counters />
          <Parts />
        </div>
      </div>
      <div className="pbar__row">
        <IconButton
          icon="chevron-left"
          label={
            before ? t('Back to {when}', { when: stepWords(timeWords(before, sheet)) }) : t('Back')
          }
          variant="plain"
          large
          disabled={!before}
          onClick={() => before && act({ kind: 'go', to: before })}
        />
        <Now />
        <Button
          variant="go"
          className="pbar__next"
          aria-label={
            after ? t('Next: {when}', { when: stepWords(timeWords(after, sheet)) }) : t('Next')
          }
          disabled={!after}
          onClick={() => after && act({ kind: 'go', to: after })}
        >
          {t('Next')}
        </Button>
      </div>
    </section>
  )
}

/** Round, whose turn, phase. */
function Now() {
  const { battle, sheet, part, show } = useDesk()
  const room = useRoom()
  const { time } = battle
  const turn = isTurn(time, sheet)
  const { round } = time
  const at =
    round > 0
      ? t('Round {round, number} of {rounds, number}', { round, rounds: sheet.rounds })
      : t('Before the battle')
  const words = (
    <>
      <span className="t-lead">{phaseName(time.phase)}</span>
      <span className={classes('pbar__when', turn && `turn turn--${time.turn}`)}>
        {turn
          ? t('{round}, {whose, select, your {your turn} other {their turn}}', {
              round: at,
              whose: time.turn,
            })
          : at}
      </span>
    </>
  )
  if (room !== 'one') return <p className="pbar__now">{words}</p>
  return (
    <button
      type="button"
      className="pbar__now"
      aria-pressed={part === 'phases'}
      onClick={() => show('phases')}
    >
      {words}
    </button>
  )
}

function UndoButton() {
  const { history, undo, redo } = useDesk()
  const step = history.undo === null ? '' : stepWords(history.undo)
  const onUndo = () => {
    undo()
    sayUndone(t('Undone: {step}', { step }), { label: t('Redo'), onAction: redo })
  }
  const words = step === '' ? t('Undo') : t('Undo: {step}', { step })
  return (
    <Button
      icon="undo"
      className="pbar__undo"
      aria-label={words}
      title={words}
      disabled={step === ''}
      onClick={onUndo}
    >
      <span className="pbar__step">{step === '' ? t('Undo') : (history.undo ?? '')}</span>
    </Button>
  )
}

/** The player's own counters; those of the other one stand in the score. */
function Counters() {
  const { battle, sheet, act } = useDesk()
  return sheet.counters.map(({ id, name, short }) => (
    <Stepper
      key={id}
      label={t('Your {counter}', { counter: stepWords(name) })}
      short={short}
      value={counterOfSide(battle, id, 'your')}
      onChange={(value) => act({ kind: 'counter', id, side: 'your', value })}
    />
  ))
}

/** The ways to the other parts, where one is shown at a time. */
function Parts() {
  const { part, show } = useDesk()
  const room = useRoom()
  if (room !== 'one') {
    return (
      <p className="pbar__score">
        <Score />
      </p>
    )
  }
  return (
    <>
      <Button
        className="pbar__part pbar__part--units"
        aria-pressed={part === 'units'}
        onClick={() => show('units')}
      >
        {t('Units')}
      </Button>
      <Button className="pbar__part" aria-pressed={part === 'score'} onClick={() => show('score')}>
        <Score />
      </Button>
    </>
  )
}

/** Victory points, yours and theirs. */
function Score() {
  const { battle } = useDesk()
  const { your, enemy } = battle.points
  return (
    <>
      <span className="t-label">{t('VP')}</span>
      <b className="pbar__vp">
        {totalOf(your)}
        <span aria-hidden="true">:</span>
        <span className="sr-only"> {tIn('score', 'to')} </span>
        {totalOf(enemy)}
      </b>
    </>
  )
}
