import { useId, useRef } from 'react'

import type { ArmyUnit } from '../../engine/army.ts'
import type { Edit } from '../../engine/edit.ts'
import type { ChoiceGroup, CountChoice, UnitChoices } from '../../engine/unit-choices.ts'
import { keepWords } from '../../text/keep-words.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { changeText } from '../../ui/number-text.ts'
import { useDesk } from './desk.ts'
import { Stepper } from './stepper.tsx'

interface WargearProps {
  readonly unit: ArmyUnit
  readonly choices: UnitChoices
  readonly open: boolean
  readonly onToggle: () => void
}

/** What of its wargear a unit has chosen, what is wrong with it, and the way to change it. */
export function Wargear({ unit, choices, open, onToggle }: WargearProps) {
  const { send } = useDesk()
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const { kinds, wargear, faults, mend } = choices
  if (kinds.length + wargear.length + faults.length === 0) return null
  return (
    <section aria-label={t('Wargear')} className="swap">
      <dl className="kv">
        <dt className="t-label">{t('Swap')}</dt>
        <dd className="moves">
          <span className="t-small">{unit.carries.join(', ') || t('usual wargear')}</span>
          <button
            ref={toggle}
            type="button"
            className="lnk lnk--cond tapbox"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={onToggle}
          >
            {open ? t('Close wargear') : t('Wargear')}
          </button>
        </dd>
      </dl>
      {faults.map((say) => (
        <p key={say} className="swap__fault t-small">
          {say}
        </p>
      ))}
      {mend && (
        <Button
          small
          icon="check"
          onClick={() => {
            send(
              mend,
              keepWords(() => t('Mend the wargear of {unit}', { unit: unit.name })),
            )
            toggle.current?.focus()
          }}
        >
          {t('Mend the wargear')}
        </Button>
      )}
      {open && <WargearEditor id={id} unit={unit} choices={choices} />}
    </section>
  )
}

interface WargearEditorProps {
  readonly id: string
  readonly unit: ArmyUnit
  readonly choices: UnitChoices
}

/** How many models there are of each kind, and how many carry each choice of wargear, by model. */
function WargearEditor({ id, unit, choices }: WargearEditorProps) {
  const { send } = useDesk()
  const { kinds, wargear } = choices
  const change = (edit: Edit) =>
    send(
      edit,
      keepWords(() => t('Change wargear of {unit}', { unit: unit.name })),
    )
  return (
    <div id={id} className="swap__all">
      {kinds.length > 0 && (
        <div role="group" aria-label={t('Kinds of models')}>
          <h3 className="t-label swap__who">{t('Kinds of models')}</h3>
          {kinds.map((kind) => (
            <CountRow key={kind.id} choice={kind} onEdit={(edit) => send(edit)} />
          ))}
        </div>
      )}
      {wargear.map((group, at) => (
        <GroupRows
          key={group.id}
          group={group}
          headed={group.who !== '' && group.who !== wargear[at - 1]?.who}
          onEdit={change}
        />
      ))}
    </div>
  )
}

interface GroupRowsProps {
  readonly group: ChoiceGroup
  /** Whether the name of its models stands over it. */
  readonly headed: boolean
  readonly onEdit: (edit: Edit) => void
}

function GroupRows({ group, headed, onEdit }: GroupRowsProps) {
  const { who, title, sub, warning, choices } = group
  return (
    <div role="group" aria-label={who ? `${who}: ${title}` : title}>
      {headed && <h3 className="t-label swap__who">{who}</h3>}
      <p className="swap__title">
        <b>{title}</b>
        {sub && <span className="t-small">{sub}</span>}
      </p>
      {warning && (
        <p className="swap__warn t-small">
          <Icon name="info" size="s" /> {warning}
        </p>
      )}
      {choices.map((choice) => (
        <CountRow key={choice.id} choice={choice} onEdit={onEdit} />
      ))}
    </div>
  )
}

interface CountRowProps {
  readonly choice: CountChoice
  readonly onEdit: (edit: Edit) => void
}

function CountRow({ choice, onEdit }: CountRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const { name, count, max, points, fewer, more, all } = choice
  const step = (edit: Edit | null) => (edit ? () => onEdit(edit) : null)
  // once all have it, its button goes
  const giveAll = (edit: Edit) => {
    onEdit(edit)
    row.current?.querySelector<HTMLElement>(':scope > button')?.focus()
  }
  return (
    <div className="gear" data-taken={count > 0 ? '' : undefined} ref={row}>
      <span className="gear__name">
        <span className="t-name">{name}</span>
        {points !== 0 && (
          <span className="t-small text-brass">
            {max > 1 ? t('{change} each', { change: changeText(points) }) : changeText(points)}
          </span>
        )}
        {all && (
          <Button small aria-label={`${t('Same for all')}: ${name}`} onClick={() => giveAll(all)}>
            {t('Same for all')}
          </Button>
        )}
      </span>
      <Stepper
        count={count}
        max={max}
        fewer={t('One {name} fewer', { name })}
        more={t('One {name} more', { name })}
        onFewer={step(fewer)}
        onMore={step(more)}
      />
    </div>
  )
}
