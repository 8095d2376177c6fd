import type { ReactNode } from 'react'

import { t } from '../../text/t.ts'
import { numberText } from '../../ui/number-text.ts'
import { Tag } from '../../ui/tag.tsx'
import type { FoldedRow } from './fold.ts'

/** Longer words than these stand under the name, so that they do not take its room. */
const roomBeside = 26

/** What stands on a unit's row besides name and points. */
export interface RowWords {
  /** Beside the name: `×3`. */
  readonly qty: string | undefined
  /** Before the points: what is wrong, why it costs more, `3 units, 75 each`, or what it pays for. */
  readonly beside: ReactNode
  /** Under the name: what it pays for, what it bears, its own name, its note. */
  readonly under: ReactNode
}

export interface RowRoom {
  readonly wide: boolean
  /** In a word what is wrong with the unit. */
  readonly fault: string | null
  /** What it costs beyond itself. */
  readonly remark: string | undefined
}

/** The words of a row; in a narrow pane more of them stand under the name. */
export function rowWords(row: FoldedRow, { wide, fault, remark }: RowRoom): RowWords {
  const { first, units, cost } = row
  const models = first.models > 1 ? `×${first.models}` : undefined
  const copies =
    units.length > 1
      ? t('{count, plural, one {# unit} other {# units}}, {points, number} each', {
          count: units.length,
          points: cost.total,
        })
      : ''
  const tag = tagOf(row, fault)
  const paid = units.length > 1 ? '' : paidFor(row)
  const aside = wide && !first.leader && !tag && paid.length <= roomBeside
  const small = wide && (copies || remark)
  return {
    qty: copies && !wide ? copies : models,
    beside:
      tag ??
      (aside && paid ? (
        <span className="t-small row__paid">{paid}</span>
      ) : small ? (
        <span className="t-small">{small}</span>
      ) : undefined),
    under: underName(aside ? '' : paid, noteOf(row) || (wide ? '' : (remark ?? ''))),
  }
}

function tagOf({ first }: FoldedRow, fault: string | null): ReactNode {
  if (fault) return <Tag tone="bad">{fault}</Tag>
  return first.extra ? <Tag tone="brass">{first.extra}</Tag> : undefined
}

/** What the unit pays for beyond itself: `Big Gob +20`. */
function paidFor({ cost }: FoldedRow): string {
  return cost.carried.map(({ label, points }) => `${label} +${numberText(points)}`).join(' · ')
}

/** What it bears without paying for it, its own name, its note. */
function noteOf({ first, cost }: FoldedRow): string {
  const paid = new Set(cost.carried.map(({ label }) => label))
  const picks = first.slots.flatMap((slot) =>
    slot.picks.filter(({ name }) => !paid.has(name)).map((pick) => `${slot.name}: ${pick.name}`),
  )
  const name = first.roster.nickname ? [first.name] : []
  return [...name, ...picks, first.roster.note].filter(Boolean).join(' · ')
}

function underName(paid: string, note: string): ReactNode {
  if (!paid) return note || undefined
  return (
    <>
      <span className="row__paid">{paid}</span>
      {note && ` · ${note}`}
    </>
  )
}
