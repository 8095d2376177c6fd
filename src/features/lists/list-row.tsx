import { type ChangeEvent, memo, useCallback } from 'react'
import { Link } from 'react-router'

import type { SavedList } from '../../store/saved-list.ts'
import { date, t } from '../../text/t.ts'
import { IconButton } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { numberText } from '../../ui/number-text.ts'
import { MiniSeal } from '../../ui/seal.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Tape } from '../../ui/tape.tsx'
import { PointsMark } from './points-mark.tsx'
import { RenameField } from './rename-field.tsx'
import { duplicate, rowActions, type RowHands } from './row-actions.ts'
import { type RowFacts, rowFacts } from './row-facts.ts'

export interface ListRowProps {
  readonly list: SavedList
  /** Its place among so many, also where not all are drawn. */
  readonly at: number
  readonly of: number
  /** When it was edited, or made: the time, and as short as a row has room for. */
  readonly time: string
  readonly when: string
  readonly selected: boolean
  /** Whether lists are being chosen: then a row chooses its list instead of opening it. */
  readonly selecting: boolean
  readonly renaming: boolean
  readonly hands: RowHands
}

/** A list with its seal, points rule and points. The whole row leads to the list; the menu has the rest. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { list, at, of, time, when, selected, renaming, hands } = props
  const facts = rowFacts(list)
  const name = list.roster.name || t('Without a name')
  const actions = useCallback(() => rowActions(list, hands), [list, hands])
  return (
    <li
      className={classes('lrow', selected && 'lrow--on')}
      data-at={at}
      data-list={list.id}
      aria-setsize={of}
      aria-posinset={at + 1}
    >
      <RowLead {...props} name={name} facts={facts} />
      <div className="lrow__words">
        <h2 className={classes('lrow__name', renaming && 'sr-only')}>
          <RowName {...props} name={name} />
        </h2>
        {renaming && <RenameField list={list} onDone={hands.rename} />}
        <RowAbout list={list} facts={facts} />
      </div>
      <RowPoints {...facts} />
      <div className="lrow__tape">
        <Tape
          size="xs"
          label={t('Points by part')}
          segments={facts.segments}
          limit={facts.limit}
          total={facts.points}
        />
      </div>
      <p className="lrow__folder t-small">{list.folder}</p>
      <time className="lrow__time t-small" dateTime={time} title={dayAndTime(time)}>
        {when}
      </time>
      <div className="lrow__acts">
        {/* for the mouse and the finger: the key D does it, and the menu */}
        <IconButton
          icon="copy"
          label={t('Duplicate {list}', { list: name })}
          tabIndex={-1}
          onClick={() => duplicate(list, hands)}
        />
        <Menu label={t('More for {name}', { name })} items={actions} />
      </div>
    </li>
  )
})

const dayAndTime = (time: string) =>
  date(new Date(time), { dateStyle: 'short', timeStyle: 'medium' })

interface LeadProps extends ListRowProps {
  readonly name: string
  readonly facts: RowFacts
}

/** The seal, and over it the box that chooses the list. */
function RowLead({ list, name, facts, selected, hands }: LeadProps) {
  const onChange = ({ nativeEvent }: ChangeEvent) =>
    hands.toggle(list.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  return (
    <div className="lrow__lead">
      <MiniSeal {...facts.seal} large />
      <span className="lrow__pick">
        <input
          type="checkbox"
          id={`pick-${list.id}`}
          className="check__box"
          aria-label={t('Select {list}', { list: name })}
          checked={selected}
          onChange={onChange}
        />
      </span>
    </div>
  )
}

/** The name: a link, or while lists are being chosen the word beside the box. */
function RowName({ list, name, selecting, renaming }: ListRowProps & { readonly name: string }) {
  return (
    <>
      {selecting ? (
        <label htmlFor={`pick-${list.id}`}>{name}</label>
      ) : (
        <Link to={`/list/${list.id}`} title={name} tabIndex={renaming ? -1 : undefined}>
          {name}
        </Link>
      )}
      {list.pinned && (
        <span className="lrow__pin" title={t('Pinned')}>
          {/* stays with the last word */}
          {'\u00A0'}
          <Icon name="pin" />
        </span>
      )}
    </>
  )
}

/** Game, army and tags; where there is no column for it, the folder too. */
function RowAbout({ list, facts }: { readonly list: SavedList; readonly facts: RowFacts }) {
  return (
    <div className="lrow__about t-small">
      <span className="min-w-0">
        {facts.game && <abbr className="lrow__game">{facts.game}</abbr>}
        {facts.title}
        {list.pinned && <span className="sr-only">{t(', pinned')}</span>}
      </span>{' '}
      <PointsMark list={list} />
      {list.folder !== '' && (
        <span className="lrow__in">
          <Icon name="folder" size="s" />
          {list.folder}
        </span>
      )}
      {list.tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </div>
  )
}

function RowPoints({ points, limit, remark, over }: RowFacts) {
  return (
    <p className={classes('lrow__points', over && 'lrow__points--over')}>
      {numberText(points)} <small className="lrow__limit">/ {numberText(limit)}</small>
      {remark && <small className="lrow__remark">{remark}</small>}
    </p>
  )
}
