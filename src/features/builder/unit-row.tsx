import { memo, useRef, type KeyboardEvent } from 'react'

import type { UnitCost } from '../../engine/ledger.ts'
import { LedgerRow } from '../../ui/ledger-row.tsx'
import { Mark, Tag } from '../../ui/tag.tsx'
import { pointsOfRow } from './block-rows.ts'
import { useTools } from './desk.ts'
import { useDrag, welcomeOf } from './drag.ts'
import type { FoldedRow } from './fold.ts'
import { LastSeen } from './last-seen.tsx'
import { rowWords } from './row-words.tsx'
import { unitActions, removal } from './unit-actions.ts'
import { UnitMenu } from './unit-menu.tsx'
import { unitElement } from './use-desk.ts'
import { useDraggable, useDropTarget } from './use-drag.ts'
import { WelcomeWords } from './welcome-words.tsx'
import { markName, unitTitle } from './words.ts'

export interface UnitRowProps {
  readonly row: FoldedRow
  /** The card shows it. */
  readonly selected: boolean
  /** An error is about it; `tag` says in a word what. */
  readonly bad: boolean
  readonly tag: string | null
  /** What it is, in a word, where its block does not say it. */
  readonly sort?: string | undefined
  /** What it costs beyond itself. */
  readonly remark?: string | undefined
  /** The places that the row stands for, for a unit dropped on it; none where its block takes drops. */
  readonly places?: readonly string[] | undefined
}

const noPlaces: readonly string[] = []

const rowsInOrder = () => [...document.querySelectorAll<HTMLElement>('.roster button.row')]

/** When a row goes with what it shows, the focus goes to the row that takes its place. */
function keepPlace(row: HTMLElement) {
  const at = rowsInOrder().indexOf(row)
  requestAnimationFrame(() => {
    const rows = rowsInOrder()
    if (!row.isConnected) (rows[at] ?? rows.at(-1))?.focus()
  })
}

const keyOfCost = ({ total, carried }: UnitCost): string =>
  [total, ...carried.map(({ label, points }) => `${label} ${points}`)].join('/')

/** Units stay the same objects while they stay as they are; rows of them are made anew with each edit. */
function looksSame(before: UnitRowProps, after: UnitRowProps): boolean {
  const { units, cost } = before.row
  return (
    units.length === after.row.units.length &&
    units.every((unit, at) => unit === after.row.units[at]) &&
    keyOfCost(cost) === keyOfCost(after.row.cost) &&
    before.selected === after.selected &&
    before.bad === after.bad &&
    before.tag === after.tag &&
    before.sort === after.sort &&
    before.places?.join(' ') === after.places?.join(' ') &&
    before.remark === after.remark
  )
}

/** A unit in the roster, or several that are alike. Opens its card; arrow keys with Alt move it, Delete removes it. */
export const UnitRow = memo((props: UnitRowProps) => {
  const { row, selected, bad, tag, sort, remark, places = noPlaces } = props
  const { system, layout, send, show, armyNow } = useTools()
  const { first } = row
  const last = row.units.at(-1) ?? first
  const words = rowWords(row, { wide: layout === 'wide', fault: bad ? tag : null, remark })
  const part = first.part || sort
  const box = useRef<HTMLDivElement>(null)
  useDraggable(box, last.id)
  useDropTarget(box, places)
  const drag = useDrag()
  const welcome = welcomeOf(drag, places)
  const begun = drag?.unit === last.id && row.units.length === 1
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
      qty={words.qty}
      badges={
        <>
          {first.marks.map((mark) => (
            <Tag key={mark} tone="gen" icon="star">
              {markName(mark)}
            </Tag>
          ))}
          {first.marks.length > 0 && ' '}
          {part && <Mark caps>{part}</Mark>}
        </>
      }
      note={
        first.known && first.profile.sizes.length > 0 ? (
          words.under
        ) : (
          <>
            {words.under}
            <LastSeen unit={first} />
          </>
        )
      }
      tags={welcome ? <WelcomeWords welcome={welcome} /> : words.beside}
      points={pointsOfRow(row)}
      selected={selected && layout !== 'phone'}
      illegal={bad}
      ref={box}
      grip={layout !== 'phone'}
      drag={begun ? 'origin' : welcome?.look}
      onSelect={() => show({ kind: 'unit', unit: last.id })}
      boxProps={{ id: unitElement(first.id), onKeyDown }}
      actions={layout === 'phone' ? undefined : <UnitMenu unit={last} />}
    />
  )
}, looksSame)
