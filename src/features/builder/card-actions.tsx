import { useMemo } from 'react'

import type { ArmyUnit } from '../../engine/army.ts'
import type { Candidate } from '../../engine/system.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { changeText, numberText } from '../../ui/number-text.ts'
import { useDesk } from './desk.ts'
import { unitActions, type UnitAction } from './unit-actions.ts'

/** What can be done with a unit of the list, at the foot of its card. */
export function CardActions({ unit }: { readonly unit: ArmyUnit }) {
  const { army, system, send, layout, close } = useDesk()
  const group = army.groups.find(({ id }) => id === unit.group)
  const actions = useMemo(
    () => (group ? unitActions(system, army, group, unit) : []),
    [system, army, group, unit],
  )
  const of = (part: UnitAction['part']) => actions.filter((action) => action.part === part)
  const item = ({ id, label, icon, change, edit }: UnitAction): MenuItem => {
    const detail = change === 0 ? undefined : changeText(change)
    return { id, label, icon, detail, onSelect: () => send(edit) }
  }
  const [remove, removeAll] = of('remove')
  const leave = (action: UnitAction) => {
    if (layout === 'phone') close()
    send(action.edit)
  }
  return (
    <footer className="card__acts">
      {[...of('size'), ...of('mark')].map(({ id, label, icon, change, edit }) => (
        <Button key={id} icon={icon} className="card__main" onClick={() => send(edit)}>
          {label}
          {change !== 0 && <span className="text-brass">{changeText(change)}</span>}
        </Button>
      ))}
      {of('move').length + of('order').length > 0 && (
        <Menu
          label={`Move ${unit.name}`}
          variant="plain"
          icon="arrow-right"
          items={[...of('move'), ...of('order')].map(item)}
        >
          Move
        </Menu>
      )}
      {of('copy').map(({ id, label, icon, edit }) => (
        <IconButton key={id} icon={icon} label={label} variant="plain" onClick={() => send(edit)} />
      ))}
      {remove && removeAll && (
        <Menu
          label="Remove"
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

/** What can be done with a unit that is not in the list: add it here, or where it would fit. */
export function CandidateActions({ candidate }: { readonly candidate: Candidate }) {
  const { add, send, focus, shown } = useDesk()
  const place = shown?.kind === 'candidate' ? shown.place : undefined
  const { name, status, reason, left, points } = candidate
  const ways = useMemo(
    () => (status === 'refused' ? candidate.elsewhere() : []),
    [candidate, status],
  )
  return (
    <footer className="grid gap-2">
      {status !== 'refused' && (
        <>
          {status === 'over' && (
            <p className="t-small">
              {numberText(-left)} over the limit; it can be added all the same.
            </p>
          )}
          <Button variant="go" icon="plus" onClick={() => add(candidate.id, place)}>
            {`${focus?.title ?? 'Add'}, ${numberText(points)}`}
          </Button>
        </>
      )}
      {status === 'refused' && <p className="t-body">{reason}</p>}
      {ways.map(({ label, edit, change }) => (
        <Button key={label} icon="arrow-right" onClick={() => send(edit)}>
          {label} <span className="text-brass">{changeText(change)}</span>
        </Button>
      ))}
      <span className="sr-only">{name}</span>
    </footer>
  )
}
