import type { Army } from '../../engine/army.ts'
import type { Candidate, OpenPlace } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { AddButton, Button } from '../../ui/button.tsx'
import { changeText, numberText } from '../../ui/number-text.ts'
import { Said } from '../../ui/said.tsx'
import { Mark } from '../../ui/tag.tsx'
import { useDesk, useTools } from './desk.ts'
import { Elsewhere } from './elsewhere.tsx'
import { PickDetails } from './pick-details.tsx'
import { PickTexts } from './pick-texts.tsx'
import { reasonBeside, takenFor, type CandidateRowProps } from './unit-candidate-row.tsx'

export interface PickRowProps extends CandidateRowProps {
  readonly army: Army
  readonly focus: OpenPlace
}

/** What cannot be taken has no button: keys and screen readers come to its words themselves. */
function said({ name, points, reason }: Candidate) {
  const words = t('{name}, {points, plural, one {# point} other {# points}}: {reason}', {
    name,
    points,
    reason: reasonBeside(name, reason),
  })
  return { role: 'group', tabIndex: -1, 'data-option': '', 'aria-label': words }
}

/** A pick, or a ready-made group, with what it brings. What is chosen already can be taken back from the same row. */
export function PickRow({ army, focus, candidate, onPress }: PickRowProps) {
  const { send, add } = useTools()
  const { overview } = useDesk()
  const { id, name, status, points, reason, brings, tags, left, taken, edit, texts } = candidate
  const { place } = focus
  const unit = place.unit === undefined ? undefined : army.units.get(place.unit)
  const slot = (unit ? unit.slots : army.slots).find((one) => one.id === place.slot)
  const pick = slot?.picks.find((one) => one.id === id)
  // what is a mark and no pick, the general, is replaced but never taken away
  const marked = focus.kind === 'picks' && slot === undefined && taken > 0
  const chosen = pick !== undefined || marked
  // in a full slot it takes the place of another one, so the difference counts
  const replaces = slot !== undefined && slot.picks.length >= slot.max
  const free = slot?.free ?? (points === 0 && slot === undefined)
  // what it brings in full stands folded under it
  const much = place.unit === undefined && slot !== undefined && slot.id === overview?.slot
  const only = focus.kind === 'picks' && !much && texts?.length === 1 ? texts[0] : undefined
  const barred = status === 'refused' && !chosen
  const price = replaces ? changeText(points) : numberText(points)
  return (
    <li className={`cand cand--${chosen ? 'fits' : status}`} data-row={id}>
      <div className="cand__main" {...(barred && said(candidate))}>
        <span className="cand__name">
          <span className="t-name">{name}</span>
          {chosen ? (
            <Mark>
              {taken > 1 ? t('chosen {count, number} times', { count: taken }) : t('chosen')}
            </Mark>
          ) : (
            taken > 0 && <Mark>{t('in list')}</Mark>
          )}
          {tags.map((tag) => (
            <Mark key={tag}>{tag}</Mark>
          ))}
        </span>
        {brings.length > 0 && <span className="t-small cand__why">{brings.join(', ')}</span>}
        {only && <Said id={only.text} />}
        {barred && (
          <span className="t-small cand__why cand__why--full">{reasonBeside(name, reason)}</span>
        )}
      </div>
      {barred && <Elsewhere id={id} all />}
      {status === 'over' && (
        <span className="t-small cand__over">
          {t('{points, number} over the limit', { points: -left })}
        </span>
      )}
      <span className="num cand__pts">{free ? '' : pick ? numberText(pick.points) : price}</span>
      {chosen && slot ? (
        <Button
          small
          data-option=""
          aria-description={name}
          onClick={() => {
            onPress(id)
            const at = place.unit === undefined ? {} : { unit: place.unit }
            send(taken > 0 ? edit : { kind: 'unpick', slot: slot.id, id, ...at })
          }}
        >
          {t('Remove')}
        </Button>
      ) : marked && edit.kind !== 'set-mark' ? (
        <Button
          small
          data-option=""
          aria-description={name}
          onClick={() => {
            onPress(id)
            send(edit)
          }}
        >
          {t('Remove')}
        </Button>
      ) : status === 'refused' || marked ? (
        <span className="cand__none" />
      ) : (
        <AddButton
          label={
            status === 'over'
              ? t('Choose {name} all the same', { name })
              : t('Choose {name}', { name })
          }
          over={status === 'over'}
          data-option=""
          aria-description={free ? undefined : takenFor(candidate)}
          onClick={() => {
            onPress(id)
            add(id)
          }}
        />
      )}
      {much && <PickDetails {...{ army, id, name }} slot={slot.id} />}
      {!much && !only && <PickTexts name={name} texts={texts} />}
    </li>
  )
}
