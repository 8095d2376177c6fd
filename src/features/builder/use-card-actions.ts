import { useMemo } from 'react'

import type { Army, ArmyUnit } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { System } from '../../engine/system.ts'
import { useDesk } from './desk.ts'
import { unitActions, type UnitAction } from './unit-actions.ts'
import { useFollowing } from './use-following.ts'

/** What can be done with the unit of a card, and the way to do it. */
export interface CardActing {
  readonly of: (part: UnitAction['part']) => readonly UnitAction[]
  readonly act: (action: UnitAction) => void
}

function actionsOf(system: System, army: Army, id: Id | undefined): readonly UnitAction[] {
  const unit = id === undefined ? undefined : army.units.get(id)
  const group = army.groups.find((one) => one.id === unit?.group)
  return unit && group ? unitActions(system, army, group, unit) : []
}

/** The actions for a unit of the list, none for null. What is pressed is done to the list as it is then. */
export function useCardActions(unit: ArmyUnit | null): CardActing {
  const { army, system, send, armyNow } = useDesk()
  const id = unit?.id
  const seen = useFollowing(army, id ?? '')
  const actions = useMemo(() => actionsOf(system, seen, id), [system, seen, id])
  return {
    of: (part) => actions.filter((action) => action.part === part),
    act: ({ id: which, label, edit }) => {
      const all = seen === armyNow() ? null : actionsOf(system, armyNow(), id)
      const action = all ? all.find((one) => one.id === which && one.label === label) : { edit }
      if (action) send(action.edit)
    },
  }
}
