import { useState, type ReactNode } from 'react'

import type { Army, ArmyUnit } from '../../engine/army.ts'
import { markName } from '../../engine/game-words.ts'
import type { UnitChoices } from '../../engine/unit-choices.ts'
import { t } from '../../text/t.ts'
import { changeText } from '../../ui/number-text.ts'
import { CardJoins } from './card-joins.tsx'
import { useDesk } from './desk.ts'
import { EnhancementRows } from './enhancement-rows.tsx'
import type { UnitAction } from './unit-actions.ts'
import type { CardActing } from './use-card-actions.ts'
import { Wargear } from './wargear.tsx'

interface CardChoicesProps {
  readonly unit: ArmyUnit
  readonly choices: UnitChoices
  readonly actions: CardActing
}

/** What can be chosen for a unit beside its size: its slots, wargear, whom it joins or where it stands, whether it leads the army. */
export function CardChoices({ unit, choices, actions }: CardChoicesProps) {
  const [editing, setEditing] = useState(false)
  const { joining } = choices
  return (
    <>
      <EnhancementRows unit={unit} />
      <Wargear unit={unit} choices={choices} open={editing} onToggle={() => setEditing(!editing)} />
      {joining.length + actions.of('move').length + actions.of('mark').length > 0 && (
        <dl className="kv kv--choose">
          <CardJoins joining={joining} />
          {joining.length === 0 && <Moves actions={actions} />}
          <Marks actions={actions} />
        </dl>
      )}
    </>
  )
}

interface ActsProps {
  readonly actions: CardActing
}

/** Groups that the unit could move to, each one tap. */
function Moves({ actions }: ActsProps) {
  const { army } = useDesk()
  const moves = actions.of('move')
  if (moves.length === 0) return null
  return (
    <>
      <dt className="t-label">{t('Can move')}</dt>
      <dd className="moves">
        {moves.map((move) => (
          <ActLink key={move.id} action={move} actions={actions}>
            {targetOf(army, move)}
            {move.change !== 0 && `, ${changeText(move.change)}`}
          </ActLink>
        ))}
      </dd>
    </>
  )
}

/** `II Butcher`, or what the move is called where it leads to no group of its own. */
function targetOf({ groups }: Army, { edit, label }: UnitAction): string {
  const group = edit.kind === 'move-unit' ? groups.find(({ id }) => id === edit.group) : undefined
  return group ? `${group.numeral} ${group.name}` : label
}

/** What the unit may be made: the general. */
function Marks({ actions }: ActsProps) {
  return actions
    .of('mark')
    .map((action) => <MarkChoice key={action.id} action={action} actions={actions} />)
}

function MarkChoice({ action, actions }: Omit<ActLinkProps, 'children'>) {
  const { edit, label } = action
  return (
    <>
      <dt className="t-label">{edit.kind === 'set-mark' && markName(edit.mark)}</dt>
      <dd className="moves">
        <ActLink action={action} actions={actions}>
          {label}
        </ActLink>
      </dd>
    </>
  )
}

interface ActLinkProps extends ActsProps {
  readonly action: UnitAction
  readonly children: ReactNode
}

function ActLink({ action, actions, children }: ActLinkProps) {
  return (
    <button
      type="button"
      className="lnk lnk--cond tapbox"
      title={children === action.label ? undefined : action.label}
      onClick={() => actions.act(action)}
    >
      {children}
    </button>
  )
}
