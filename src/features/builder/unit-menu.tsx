import { memo } from 'react'

import type { ArmyUnit } from '../../engine/army.ts'
import { t } from '../../text/t.ts'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { changeText } from '../../ui/number-text.ts'
import { useTools, type DeskTools } from './desk.ts'
import { placeKey } from './places.ts'
import { unitActions } from './unit-actions.ts'
import { placesOfUnit } from './unit-places.ts'

export interface UnitMenuProps {
  readonly unit: ArmyUnit
}

/** The menu's rows: what can be done at once, and what opens the picker or the card. */
function itemsFor(tools: DeskTools, unit: ArmyUnit): readonly MenuItem[] {
  const { system, send, show, aim, armyNow } = tools
  const army = armyNow()
  const group = army.groups.find(({ id }) => id === unit.group)
  if (!group) return []
  const actions = unitActions(system, army, group, unit).map((action, at, all): MenuItem => {
    const { id, label, icon, change, part, edit } = action
    return {
      id,
      label,
      icon,
      danger: part === 'remove',
      detail: change === 0 ? undefined : changeText(change),
      ruled: at > 0 && all[at - 1]?.part !== part,
      onSelect: () => send(edit),
    }
  })
  if (group.style === 'locked') return actions
  const slots = unit.slots
    .filter(({ open }) => open)
    .map(({ id, name }, at): MenuItem => {
      const label = `${name} ...`
      const onSelect = () => aim({ unit: unit.id, slot: id })
      return { id: `slot-${id}`, label, icon: 'edit', ruled: at === 0, onSelect }
    })
  const alone = group.places === null && group.units.at(-1)?.id === unit.id
  const attach = placesOfUnit(system.places(army), unit, alone).map(
    ({ place, title }, at): MenuItem => ({
      id: `place-${placeKey(place)}`,
      label: `${title} ...`,
      icon: 'link',
      ruled: at === 0,
      onSelect: () => aim(place),
    }),
  )
  const words: MenuItem = {
    id: 'words',
    label: t('Nickname and note ...'),
    icon: 'edit',
    onSelect: () => show({ kind: 'unit', unit: unit.id }),
  }
  const end = actions.findIndex(({ id }) => id.startsWith('remove'))
  return [...actions.slice(0, end), ...attach, ...slots, words, ...actions.slice(end)]
}

/** Everything that can be done with a unit, behind one button on its row. */
export const UnitMenu = memo(({ unit }: UnitMenuProps) => {
  const tools = useTools()
  return (
    <Menu
      label={t('Change {unit}', { unit: unit.name })}
      small
      items={() => itemsFor(tools, unit)}
    />
  )
})
