import { Link } from 'react-router'

import type { SavedList } from '../../store/saved-list.ts'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { numberText } from '../../ui/number-text.ts'
import { MiniSeal } from '../../ui/seal.tsx'
import { Tape } from '../../ui/tape.tsx'
import { ago } from './ago.ts'
import { PointsMark } from './points-mark.tsx'
import { rowFacts } from './row-facts.ts'

export interface ListRowProps {
  readonly list: SavedList
  readonly now: Date
  readonly actions: readonly MenuItem[]
}

/** Columns from the middle width on; a phone stacks name, points and rule. */
export const rowColumns =
  'mid:grid-cols-[34px_minmax(180px,1.2fr)_minmax(130px,1fr)_112px_84px_48px] mid:gap-x-3.5 mid:px-1 ' +
  'wide:grid-cols-[38px_minmax(180px,1.1fr)_minmax(150px,1fr)_118px_84px_40px] wide:gap-x-5'

const rowLook =
  'relative grid grid-cols-[34px_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-rule pt-2.5 ' +
  'pl-4 hover:bg-paper-2 mid:min-h-[66px] mid:items-center mid:py-1.5 '

/** The link's target is the whole row. */
const linkLook =
  'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 ' +
  'focus-visible:after:-outline-offset-2 focus-visible:after:outline-verd'

/** A list with its seal, points rule and points. The whole row leads to the list; the menu has the rest. */
export function ListRow({ list, now, actions }: ListRowProps) {
  const { id, roster, changed } = list
  const facts = rowFacts(list)
  const name = roster.name || 'Without a name'
  return (
    <li className={rowLook + rowColumns}>
      <MiniSeal {...facts.seal} large />
      <div className="min-w-0">
        <h2 className="font-cond text-[1.3125rem]/[1.4375rem] font-bold tracking-[0.015em] uppercase mid:line-clamp-3">
          <Link to={`/list/${id}`} className={linkLook} title={name}>
            {name}
          </Link>
        </h2>
        <p className="t-small flex items-baseline gap-x-1.5">
          {facts.game && (
            <abbr className="flex-none rounded-sm border border-rule-2 px-1 font-cond font-bold tracking-[0.07em] text-ink-2 no-underline">
              {facts.game}
            </abbr>
          )}
          <span className="min-w-0">
            {facts.title} <PointsMark list={list} />
          </span>
        </p>
      </div>
      <RowPoints {...facts} />
      <div className="col-span-2 col-start-2 row-start-2 pt-2 pr-[52px] mid:col-span-1 mid:col-start-3 mid:row-start-1 mid:p-0">
        <Tape
          size="xs"
          label="Points by part"
          segments={facts.segments}
          limit={facts.limit}
          total={facts.points}
        />
      </div>
      <time
        dateTime={changed}
        className="t-small col-start-5 row-start-1 hidden whitespace-nowrap mid:block"
        title={new Date(changed).toLocaleString('en-GB')}
      >
        {ago(changed, now)}
      </time>
      <div className="relative col-start-3 row-start-2 -mt-[9px] justify-self-end mid:col-start-6 mid:row-start-1 mid:m-0">
        <Menu label={`More for ${name}`} items={actions} />
      </div>
    </li>
  )
}

function RowPoints({ points, limit, remark, over }: ReturnType<typeof rowFacts>) {
  return (
    <p
      className={`pr-4 text-right font-cond text-[1.5rem]/6 font-bold max-[360px]:max-w-20 mid:col-start-4 mid:row-start-1 mid:p-0 ${over ? 'text-alarm' : ''}`}
    >
      {numberText(points)}{' '}
      <small className="text-[0.9375rem]/4 font-semibold whitespace-nowrap text-ink-2 max-[360px]:block">
        / {numberText(limit)}
      </small>
      {remark && (
        <small
          className={`block text-[0.9375rem]/4 font-semibold ${over ? 'text-alarm' : 'text-ink-2'}`}
        >
          {remark}
        </small>
      )}
    </p>
  )
}
