import type { HTMLAttributes, ReactNode, Ref } from 'react'

import { t } from '../text/t.ts'
import { classes } from './classes.ts'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import { Pips } from './pips.tsx'
import { Points } from './points.tsx'

type DataAttributes = Readonly<Record<`data-${string}`, string>>

export interface LedgerRowProps {
  readonly name: string
  /** Leader or list names: larger, capitals. */
  readonly lead?: boolean | undefined
  /** Beside the name: "×5", "3 units, 75 each". */
  readonly qty?: string | undefined
  /** Beside the name: the general's tag, quiet marks. */
  readonly badges?: ReactNode
  /** Under the name. */
  readonly note?: ReactNode
  /** Before the points: what is wrong, what is extra. */
  readonly tags?: ReactNode
  readonly points?: number | string | undefined
  readonly selected?: boolean | undefined
  readonly illegal?: boolean | undefined
  /** While something is dragged: it began here, may be dropped here, is over it, or may not be dropped here. */
  readonly drag?: 'dragged' | 'origin' | 'target' | 'over' | 'refused' | undefined
  /** Shows at its edge, under a mouse, that the row can be dragged. */
  readonly grip?: boolean | undefined
  /** Makes the row a button. */
  readonly onSelect?: (() => void) | undefined
  /** Whether what the button unfolds under the row is to be seen; nothing where it unfolds nothing. */
  readonly open?: boolean | undefined
  /** One square button or menu before the points, outside the row's own button. */
  readonly actions?: ReactNode
  readonly ref?: Ref<HTMLDivElement> | undefined
  /** Drag handlers, data attributes and the like, for the box round the row. */
  readonly boxProps?: (HTMLAttributes<HTMLDivElement> & DataAttributes) | undefined
}

const dragClass = {
  dragged: 'is-drag',
  origin: 'is-origin',
  target: 'is-drop',
  over: 'is-drop is-over',
  refused: 'is-no',
} as const

/** A ledger row: name at the left, points in the column at the right. */
export function LedgerRow(props: LedgerRowProps) {
  const { lead, tags, selected, illegal, drag, grip, onSelect, open, actions, ref, boxProps } =
    props
  const look = classes(
    'row',
    lead && 'row--lead',
    Boolean(tags) && 'row--tagged',
    Boolean(actions) && 'row--acts',
  )
  const state = classes(
    'rowbox',
    selected && 'is-sel',
    illegal && 'is-bad',
    drag && dragClass[drag],
    boxProps?.className,
  )
  return (
    <div {...boxProps} ref={ref} className={state}>
      {onSelect ? (
        <button
          type="button"
          className={look}
          aria-current={selected ? 'true' : undefined}
          aria-expanded={open}
          onClick={onSelect}
        >
          <RowInside {...props} />
        </button>
      ) : (
        <div className={look}>
          <RowInside {...props} />
        </div>
      )}
      {actions && <div className="row__acts">{actions}</div>}
      {grip && <div className="row__grip" aria-hidden="true" />}
    </div>
  )
}

function RowInside({ name, lead, qty, badges, note, tags, points }: LedgerRowProps) {
  return (
    <>
      <span className="min-w-0">
        <span className="row__n">
          <span className={lead ? 't-lead' : 't-name'} title={name}>
            {name}
          </span>{' '}
          {qty && <span className="qty">{qty}</span>}
          {qty && ' '}
          {badges}
        </span>
        {note && <span className="row__sub">{note}</span>}
      </span>
      <span className="row__tags">{tags}</span>
      {points === undefined ? <span /> : <Points value={points} />}
    </>
  )
}

export interface SideRowProps {
  readonly label: string
  readonly points: number | string
}

/** Points of a block that belong to none of its rows, such as a surcharge. */
export function SideRow({ label, points }: SideRowProps) {
  return (
    <div className="row row--side">
      <span className="t-small">{label}</span>
      <Points value={points} />
    </div>
  )
}

export interface FootRowProps {
  readonly taken?: number | undefined
  readonly places?: number | undefined
  /** The count in words, red when `fault`; dropped at 320 px, where the bars say it. */
  readonly text?: ReactNode
  readonly fault?: boolean | undefined
  readonly action?:
    | {
        readonly label: string
        /** The full name for screen readers: "Add a unit to regiment II". */
        readonly name?: string | undefined
        readonly icon?: IconName | undefined
        readonly onAction: () => void
      }
    | undefined
  readonly points: number | string
}

/** The foot of a block: places, what else may join, the subtotal between its rules. */
export function FootRow({ taken, places, text, fault, action, points }: FootRowProps) {
  return (
    <div className="row row--foot">
      <span className="row__foot">
        {taken !== undefined && places !== undefined && <Pips taken={taken} places={places} />}
        {text && (
          <span
            className={classes('t-small', fault && 'is-fault')}
            title={typeof text === 'string' ? text : undefined}
          >
            {text}
          </span>
        )}
        {action && (
          <button type="button" className="more" aria-label={action.name} onClick={action.onAction}>
            <Icon name={action.icon ?? 'plus'} size="s" />
            {action.label}
          </button>
        )}
      </span>
      <Points value={points} sum />
    </div>
  )
}

export interface SetRowProps {
  /** The kind of choice: "Formation". */
  readonly label: string
  /** What is chosen; without it the row reads "none yet", or as `empty` says. */
  readonly name?: string | undefined
  /** What can be done while nothing is chosen. */
  readonly empty?: string | undefined
  readonly points?: number | string | undefined
  readonly illegal?: boolean | undefined
  readonly onSelect?: (() => void) | undefined
}

/** A row of the army's choices: kind, choice, points. */
export function SetRow({ label, name, empty, points, illegal, onSelect }: SetRowProps) {
  const inside = (
    <>
      <span className="t-label">{label}</span>
      <span className={classes('t-name', !name && (empty ? 'text-verd' : 't-dim'))} title={name}>
        {name ?? empty ?? t('none yet')}
      </span>
      {points === undefined ? <span /> : <Points value={points} dim={points === 0} />}
    </>
  )
  return (
    <div className={classes('rowbox', illegal && 'is-bad')}>
      {onSelect ? (
        <button type="button" className="row row--set" onClick={onSelect}>
          {inside}
        </button>
      ) : (
        <div className="row row--set">{inside}</div>
      )}
    </div>
  )
}
