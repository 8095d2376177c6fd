import { useContext, type KeyboardEvent } from 'react'

import type { Army, ArmyGroup, ArmyUnit } from '../../engine/army.ts'
import type { System } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { useTools, type DeskTools } from './desk.ts'
import { DragContext } from './drag.ts'
import { rowActOf, type RowAct } from './row-keys.ts'
import { removal, unitActions } from './unit-actions.ts'
import { useHands, type Hands } from './use-drag.ts'
import { dropsOf, movedWords, waysOf } from './ways.ts'

/** All that a key on a row works with. */
interface Grasp extends DeskTools, Hands {
  readonly army: Army
  readonly group: ArmyGroup
  /** The unit of the row, of several that are alike the first and the last. */
  readonly first: ArmyUnit
  readonly last: ArmyUnit
}

const rowsInOrder = () => [...document.querySelectorAll<HTMLElement>('.roster button.row')]

/** When a row goes with what it shows, the focus goes to the row that takes its place. */
function keepPlace(row: HTMLElement) {
  const at = rowsInOrder().indexOf(row)
  requestAnimationFrame(() => {
    const rows = rowsInOrder()
    if (!row.isConnected) (rows[at] ?? rows.at(-1))?.focus()
  })
}

/** To the previous or next place where the game allows the unit. */
function goWay({ system, army, last, send, say, follow }: Grasp, step: 1 | -1) {
  const ways = waysOf(army, last.id, dropsOf(system, army, last.id))
  const to = ways[ways.indexOf(null) + step]
  if (!to?.edit) {
    const values = { unit: last.name }
    if (ways.length === 1) say(t('{unit} may go nowhere else.', values))
    else if (step === 1) say(t('There is no place further down for {unit}.', values))
    else say(t('There is no place further up for {unit}.', values))
    return
  }
  say(movedWords(system, army, last.id, ways, to))
  follow(last.id)
  send(to.edit, to.kept)
}

/** The size a step away, or by turns: the next one, after the largest the first. */
function sizeFor(system: System, army: Army, unit: ArmyUnit, step: 1 | -1 | null) {
  const sizes = system.unitChoices(army, unit.id).sizes.filter(({ column }) => column !== null)
  const below = sizes.findLast(({ models }) => models < unit.models)
  const above = sizes.find(({ models }) => models > unit.models)
  return step === -1 ? below : (above ?? (step === null ? below && sizes[0] : undefined))
}

function resize({ system, army, group, last, send, say, follow }: Grasp, step: 1 | -1 | null) {
  const size = group.style === 'locked' ? undefined : sizeFor(system, army, last, step)
  if (!size) {
    say(t('There is no such size of {unit}.', { unit: last.name }))
    return
  }
  follow(last.id)
  send(size.edit)
}

function reorder({ system, army, group, first, send, follow }: Grasp, step: 1 | -1) {
  const id = step === 1 ? 'down' : 'up'
  const action = unitActions(system, army, group, first).find((each) => each.id === id)
  if (!action) return
  follow(first.id)
  send(action.edit)
}

function pickUp({ system, army, last, kit, say }: Grasp, event: KeyboardEvent) {
  if (waysOf(army, last.id, dropsOf(system, army, last.id)).length > 1) {
    kit.pickUp(event.nativeEvent, last.id)
  } else say(t('{unit} may go nowhere else.', { unit: last.name }))
}

function carryOut(grasp: Grasp, act: RowAct, event: KeyboardEvent<HTMLElement>, row: HTMLElement) {
  switch (act.act) {
    case 'way':
      return goWay(grasp, act.step)
    case 'order':
      return reorder(grasp, act.step)
    case 'size':
      return resize(grasp, act.step)
    case 'next-size':
      return resize(grasp, null)
    case 'pick-up':
      return pickUp(grasp, event)
    case 'remove':
      keepPlace(row)
      return grasp.send(removal(grasp.group, grasp.last))
  }
}

/** What keys on a unit's row do; several that are alike stand on one. They work on the row alone, not in what stands on it. */
export function useRowKeys(
  first: ArmyUnit | undefined,
  last = first,
): (event: KeyboardEvent<HTMLElement>) => void {
  const tools = useTools()
  const hands = useHands()
  const drags = useContext(DragContext)
  return (event) => {
    // keys in the row's menu are the menu's own, those of a drag are the drag's
    if (!(event.target instanceof HTMLElement) || !event.target.matches('.row')) return
    if (!first || !last) return
    const act = drags.getState().drag ? null : rowActOf(event)
    const army = tools.armyNow()
    const group = army.groups.find(({ id }) => id === first.group)
    if (!act || !group) return
    event.preventDefault()
    carryOut({ ...tools, ...hands, army, group, first, last }, act, event, event.target)
  }
}
