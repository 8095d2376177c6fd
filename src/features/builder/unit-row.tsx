import { memo, useRef } from 'react'

import { markName } from '../../engine/game-words.ts'
import type { UnitCost } from '../../engine/ledger.ts'
import { LedgerRow } from '../../ui/ledger-row.tsx'
import { Mark, Tag } from '../../ui/tag.tsx'
import { pointsOfRow } from './block-rows.ts'
import { useTools } from './desk.ts'
import { useDrag, useWelcome } from './drag.ts'
import type { FoldedRow } from './fold.ts'
import { LastSeen } from './last-seen.tsx'
import { rowWords } from './row-words.tsx'
import { UnitMenu } from './unit-menu.tsx'
import { unitElement } from './use-desk.ts'
import { useDraggable, useDropTarget } from './use-drag.ts'
import { useRowKeys } from './use-row-keys.ts'
import { WelcomeWords } from './welcome-words.tsx'
import { unitTitle } from './words.ts'

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

/** A unit in the roster, or several that are alike. Opens its card; can be dragged, and has keys for what is done most. */
export const UnitRow = memo((props: UnitRowProps) => {
  const { row, selected, bad, tag, sort, remark, places = noPlaces } = props
  const { layout, show } = useTools()
  const { first } = row
  const last = row.units.at(-1) ?? first
  const alone = row.units.length === 1
  const words = rowWords(row, { wide: layout === 'wide', fault: bad ? tag : null, remark })
  const part = first.part || sort
  const ids = row.units.map(({ id }) => id).join(' ')
  const box = useRef<HTMLDivElement>(null)
  useDraggable(box, last.id)
  useDropTarget(box, places)
  const welcome = useWelcome(places)
  const by = useDrag((drag) => (drag?.unit === last.id ? drag.by : null))
  // while keys carry it the row stays to be seen: it has the focus
  const begun = by === null ? false : by === 'keys' ? 'dragged' : alone && 'origin'
  const onKeyDown = useRowKeys(first, last)
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
      drag={begun || welcome?.look}
      onSelect={() => show({ kind: 'unit', unit: last.id })}
      boxProps={{ id: unitElement(first.id), onKeyDown, 'data-units': ids }}
      actions={layout === 'phone' ? undefined : <UnitMenu unit={last} />}
    />
  )
}, looksSame)
