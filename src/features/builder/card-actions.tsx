import { useMemo } from 'react'

import type { ArmyUnit } from '../../engine/army.ts'
import type { Edit } from '../../engine/edit.ts'
import type { Candidate } from '../../engine/system.ts'
import type { JoinChoice, UnitChoices } from '../../engine/unit-choices.ts'
import { t } from '../../text/t.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { changeText, numberText } from '../../ui/number-text.ts'
import { useDesk } from './desk.ts'
import type { UnitAction } from './unit-actions.ts'
import type { CardActing } from './use-card-actions.ts'

interface CardActionsProps {
  readonly unit: ArmyUnit
  readonly choices: UnitChoices
  readonly actions: CardActing
}

/** What can be done with a unit of the list, at the foot of its card. */
export function CardActions({ unit, choices, actions }: CardActionsProps) {
  const { layout, close } = useDesk()
  const { of, act } = actions
  const item = (action: UnitAction): MenuItem => {
    const { id, label, icon, change } = action
    const detail = change === 0 ? undefined : changeText(change)
    return { id, label, icon, detail, onSelect: () => act(action) }
  }
  const [remove, removeAll] = of('remove')
  const another = choices.copies?.another
  // sizes with prices are set in their table
  const sizes = unit.profile.prices.length > 0 ? [] : of('size')
  const main = [...sizes, ...(another ? of('copy') : [])]
  const join = choices.joining.find(({ act }) => act !== '')
  const leave = (action: UnitAction) => {
    if (layout === 'phone') close()
    act(action)
  }
  return (
    <footer className="card__acts">
      {main.map((action) => (
        <Button
          key={action.id}
          icon={action.icon}
          className={classes('card__main', action.part === 'copy' && 'card__main--share')}
          onClick={() => act(action)}
        >
          {action.part === 'copy' ? another : action.label}
          {action.change !== 0 && <span className="text-brass">{changeText(action.change)}</span>}
        </Button>
      ))}
      {join && <Attach unit={unit} join={join} moves={of('move').map(item)} />}
      {!join && of('move').length + of('order').length > 0 && (
        <Menu
          label={t('Move {unit}', { unit: unit.name })}
          variant="plain"
          icon="arrow-right"
          items={[...of('move'), ...of('order')].map(item)}
        >
          {t('Move')}
        </Menu>
      )}
      {(another ? [] : of('copy')).map((action) => (
        <IconButton
          key={action.id}
          icon={action.icon}
          label={action.label}
          variant="plain"
          onClick={() => act(action)}
        />
      ))}
      {remove && removeAll && (
        <Menu
          label={t('Remove')}
          variant="plain"
          icon="trash"
          items={[remove, removeAll].map((action) => {
            return { ...item(action), danger: true, onSelect: () => leave(action) }
          })}
        />
      )}
      {remove && !removeAll && (
        <IconButton
          icon="trash"
          label={remove.label}
          variant="plain"
          onClick={() => leave(remove)}
        />
      )}
    </footer>
  )
}

interface AttachProps {
  readonly unit: ArmyUnit
  readonly join: JoinChoice
  readonly moves: readonly MenuItem[]
}

/** The way to the choice of who joins whom; with what can be done at one tap, where there is such. */
function Attach({ unit, join, moves }: AttachProps) {
  const { aim } = useDesk()
  const choose = () => aim(join.place)
  if (moves.length === 0) {
    return (
      <Button icon="link" onClick={choose}>
        {t('Attach')}
      </Button>
    )
  }
  const all: MenuItem = { id: 'all', label: `${join.act} ...`, ruled: true, onSelect: choose }
  return (
    <Menu
      label={t('Attach {unit}', { unit: unit.name })}
      variant="plain"
      icon="link"
      items={[...moves, all]}
    >
      {t('Attach')}
    </Menu>
  )
}

/** What can be done with a unit that is not in the list: add it here, or where it would fit. */
export function CandidateActions({ candidate }: { readonly candidate: Candidate }) {
  const { add, send, focus, shown, layout, open, searches } = useDesk()
  const place = shown?.kind === 'candidate' ? shown.place : undefined
  const { name, status, reason, left, points } = candidate
  const ways = useMemo(
    () => (status === 'refused' ? candidate.elsewhere() : []),
    [candidate, status],
  )
  // a phone shows in the picker alone that something came of it
  const done = () => {
    if (layout !== 'phone') return
    searches.spend()
    open('add')
  }
  const take = () => {
    add(candidate.id, place)
    done()
  }
  const takeElsewhere = (edit: Edit) => {
    send(edit)
    done()
  }
  return (
    <footer className="grid gap-2">
      {status !== 'refused' && (
        <>
          {status === 'over' && (
            <p className="t-small">
              {t('{points, number} over the limit; it can be added all the same.', {
                points: -left,
              })}
            </p>
          )}
          <Button variant="go" icon="plus" onClick={take}>
            {`${focus?.title ?? t('Add')}, ${numberText(points)}`}
          </Button>
        </>
      )}
      {status === 'refused' && <p className="t-body">{reason}</p>}
      {ways.map(({ label, edit, change }) => (
        <Button key={label} icon="arrow-right" onClick={() => takeElsewhere(edit)}>
          {label} <span className="text-brass">{changeText(change)}</span>
        </Button>
      ))}
      <span className="sr-only">{name}</span>
    </footer>
  )
}
