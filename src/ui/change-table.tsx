import { type Message, msg, t } from '../text/t.ts'

import './change-table.css'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { changeText, changeWords, numberText } from './number-text.ts'
import { Tag, type TagProps } from './tag.tsx'

/** What became of a row. */
export type RowChange =
  | 'same'
  | 'changed'
  | 'dearer'
  | 'cheaper'
  | 'renamed'
  | 'added'
  | 'removed'
  | 'missing'
  | 'merged'

/** Words that gave way to others; empty where there was, or is, nothing. */
export interface WordShift {
  readonly what: string
  readonly before: readonly string[]
  readonly after: readonly string[]
}

interface Side {
  readonly name: string
  /** Null where the row has no price of its own. */
  readonly points: number | null
}

export interface ChangeLine {
  readonly key: string
  readonly kind: RowChange
  /** What kind of thing it is, before its name; empty where that goes without saying. */
  readonly what: string
  /** Beside its name: `6 models`, or empty. */
  readonly size: string
  readonly before: Side | null
  readonly after: Side | null
  readonly change: number
  /** Names of those that have become one. */
  readonly from: readonly string[]
  readonly details: readonly WordShift[]
}

export interface ChangeGroup {
  readonly id: string
  readonly mark: string
  readonly title: string
  readonly rows: readonly ChangeLine[]
}

export interface ChangeTableProps {
  readonly caption: string
  /** What the columns of points are called: `v1.1` and `v1.2`. */
  readonly before: string
  readonly after: string
  readonly groups: readonly ChangeGroup[]
  /** Rows that stay the same are left out unless told. */
  readonly all?: boolean | undefined
  readonly total?:
    | { readonly before: number; readonly after: number; readonly change: number }
    | undefined
}

/** Rows with what they were and are, by name and points, in groups; with the total where it is given. */
export function ChangeTable({ caption, before, after, groups, all, total }: ChangeTableProps) {
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ kind }) => all || kind !== 'same') }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <table className="chg">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="t-label chg__name">
            <span className="sr-only">{t('Name')}</span>
          </th>
          <th scope="col" className="t-label chg__n">
            {before}
          </th>
          <th scope="col" className="t-label chg__n">
            {after}
          </th>
          <th scope="col" className="t-label chg__n">
            <span aria-hidden="true">±</span>
            <span className="sr-only">{t('Difference')}</span>
          </th>
        </tr>
      </thead>
      {shown.map((group) => (
        <Group key={group.id} {...group} />
      ))}
      {total && (
        <tfoot>
          <tr>
            <th scope="row" className="t-label">
              {t('Total')}
            </th>
            <td className="chg__n">{numberText(total.before)}</td>
            <td className="chg__n">
              <span className="sum">{numberText(total.after)}</span>
            </td>
            <Difference change={total.change} />
          </tr>
        </tfoot>
      )}
    </table>
  )
}

function Group({ id, mark, title, rows }: ChangeGroup) {
  return (
    <tbody>
      <tr className="chg__group">
        <th scope="rowgroup" colSpan={4}>
          {/* what goes by its title needs no letter, which would be that of another language */}
          {mark && id !== title && <span className="chg__mark">{mark}</span>}
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <Line key={row.key} row={row} />
      ))}
    </tbody>
  )
}

const tags: Partial<
  Record<RowChange, { readonly words: Message; readonly tone: TagProps['tone'] }>
> = {
  added: { words: msg('Added'), tone: 'line' },
  removed: { words: msg('Removed'), tone: 'line' },
  renamed: { words: msg('Renamed'), tone: 'line' },
  merged: { words: msg('Merged'), tone: 'warn' },
  missing: { words: msg('Not there'), tone: 'bad' },
}

function Line({ row }: { readonly row: ChangeLine }) {
  const { kind, what, size, before, after, change, from, details } = row
  const tag = tags[kind]
  // what the data has lost has no name but the one that it had
  const name = (kind === 'missing' ? before : (after ?? before))?.name ?? ''
  const former = before && after && kind !== 'missing' && before.name !== name ? before.name : null
  return (
    <tr className={classes(kind === 'same' && 'chg--same', kind === 'removed' && 'chg--gone')}>
      <th scope="row" className="chg__name">
        {what && <span className="t-label">{what} </span>}
        {former && (
          <span className="chg__former">
            <span className="sr-only">{t('formerly')} </span>
            {former}
            <Icon name="arrow-right" size="s" />
          </span>
        )}
        <span className="t-name">{name}</span> {size && <span className="qty">{size} </span>}
        {tag && <Tag tone={tag.tone}>{t(tag.words)}</Tag>}
        {from.length > 0 && (
          <span className="t-small block">{t('Was {names}', { names: from.join(', ') })}</span>
        )}
        <WordShifts shifts={details} />
      </th>
      <td className="chg__n">
        <PointsOf side={before} />
      </td>
      <td className="chg__n">
        <PointsOf side={after} />
      </td>
      <Difference change={change} />
    </tr>
  )
}

function PointsOf({ side }: { readonly side: Side | null }) {
  if (side?.points === 0 || side?.points) return numberText(side.points)
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{side ? t('no price of its own') : t('not there')}</span>
    </>
  )
}

function Difference({ change }: { readonly change: number }) {
  if (change === 0) {
    return (
      <td className="chg__n">
        <span className="sr-only">{changeWords(change)}</span>
      </td>
    )
  }
  return (
    <td className={classes('chg__n', change > 0 ? 'chg--up' : 'chg--down')}>
      <span aria-hidden="true">{changeText(change)}</span>
      <span className="sr-only">{changeWords(change)}</span>
    </td>
  )
}

/** Words before and after, a line for each kind. */
export function WordShifts({ shifts }: { readonly shifts: readonly WordShift[] }) {
  return shifts.map(({ what, before, after }) => (
    <span key={what} className="chg__words t-small">
      <span className="chg__what">{what}</span>{' '}
      {before.length > 0 && <del>{before.join(', ')}</del>}
      {before.length > 0 && after.length > 0 && <Icon name="arrow-right" size="s" />}
      {after.length > 0 && <ins>{after.join(', ')}</ins>}
    </span>
  ))
}
