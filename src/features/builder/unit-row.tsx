import { memo, type KeyboardEvent } from 'react'

import type { ArmyUnit } from '../../engine/army.ts'
import { LedgerRow } from '../../ui/ledger-row.tsx'
import { Mark, Tag } from '../../ui/tag.tsx'
import { useTools } from './desk.ts'
import type { FoldedRow } from './fold.ts'
import { unitActions, removal } from './unit-actions.ts'
import { UnitMenu } from './unit-menu.tsx'
import { unitElement } from './use-desk.ts'
import { counted, markName, unitTitle } from './words.ts'

export interface UnitRowProps {
  readonly row: FoldedRow
  /** The card shows it. */
  readonly selected: boolean
  /** An error is about it; `tag` says in a word what. */
  readonly bad: boolean
  readonly tag: string | null
  /** What it costs beyond itself. */
  readonly remark: string | undefined
}

/** `×3`, or for folded copies `3 units, 75 each`. */
function quantity({ first, units }: FoldedRow): string | undefined {
  if (units.length > 1) return `${counted(units.length, 'unit')}, ${first.points} each`
  return first.models > 1 ? `×${first.models}` : undefined
}

/** What stands under a unit's name: enhancements, its own name, its note. */
function noteOf(unit: ArmyUnit): string {
  const picks = unit.slots.flatMap((slot) => slot.picks.map((pick) => `${slot.name}: ${pick.name}`))
  const name = unit.roster.nickname ? [unit.name] : []
  return [...name, ...picks, unit.roster.note].filter(Boolean).join(' · ')
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

/** Units stay the same objects while they stay as they are; rows of them are made anew with each edit. */
function looksSame(before: UnitRowProps, after: UnitRowProps): boolean {
  const { units } = before.row
  return (
    units.length === after.row.units.length &&
    units.every((unit, at) => unit === after.row.units[at]) &&
    before.selected === after.selected &&
    before.bad === after.bad &&
    before.tag === after.tag &&
    before.remark === after.remark
  )
}

/** A unit in the roster, or several that are alike. Opens its card; arrow keys with Alt move it, Delete removes it. */
export const UnitRow = memo(({ row, selected, bad, tag, remark }: UnitRowProps) => {
  const { system, layout, send, show, armyNow } = useTools()
  const { first } = row
  const last = row.units.at(-1) ?? first
  const onKeyDown = (event: KeyboardEvent) => {
    // keys in the row's menu are the menu's own
    if (!(event.target instanceof HTMLElement) || !event.target.matches('.row')) return
    const army = armyNow()
    const group = army.groups.find(({ id }) => id === first.group)
    if (!group) return
    if (event.key === 'Delete' || event.key === 'Backspace') {
      keepPlace(event.target)
      send(removal(group, last))
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const id = event.key === 'ArrowUp' ? 'up' : 'down'
      const action = unitActions(system, army, group, first).find((step) => step.id === id)
      if (action) send(action.edit)
    } else return
    event.preventDefault()
  }
  return (
    <LedgerRow
      name={unitTitle(first)}
      lead={first.leader}
      qty={quantity(row)}
      badges={
        <>
          {first.marks.map((mark) => (
            <Tag key={mark} tone="gen" icon="star">
              {markName(mark)}
            </Tag>
          ))}
          {first.marks.length > 0 && ' '}
          {first.part && <Mark>{first.part}</Mark>}
        </>
      }
      note={noteOf(first) || (layout === 'wide' ? undefined : remark)}
      tags={
        bad && tag ? (
          <Tag tone="bad">{tag}</Tag>
        ) : first.extra ? (
          <Tag tone="brass">{first.extra}</Tag>
        ) : layout === 'wide' && remark ? (
          <span className="t-small">{remark}</span>
        ) : undefined
      }
      points={first.points * row.units.length}
      selected={selected && layout !== 'phone'}
      illegal={bad}
      onSelect={() => show({ kind: 'unit', unit: last.id })}
      boxProps={{ id: unitElement(first.id), onKeyDown }}
      actions={layout === 'phone' ? undefined : <UnitMenu unit={last} />}
    />
  )
}, looksSame)
